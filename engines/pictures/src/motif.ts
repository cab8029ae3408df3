import type { Icon } from './icon-library';

/** What a picture shows: one icon, or a second one small beside it (a shop with a fish). */
export interface Motif {
  readonly main: Icon;
  readonly beside: Icon | null;
}

export const motifOf = (main: Icon, beside: Icon | null = null): Motif => ({ main, beside });

/** In English, for a text alternative. */
export const describeMotif = ({ main, beside }: Motif): string =>
  beside ? `${main.label} with ${beside.label}` : main.label;
