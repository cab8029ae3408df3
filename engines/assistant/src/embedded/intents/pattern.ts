import { unquote } from './text';
import type { Intent } from './intent';

/** The named parts of what a pattern found, without quotation marks; empty for those that are not there. */
export type Parts = (name: string) => string;

/** One way to ask for something; null when it only looks so. */
export interface Asking {
  readonly pattern: RegExp;
  readonly intent: (part: Parts) => Intent | null;
}

export const asking = (
  patterns: readonly RegExp[],
  intent: (part: Parts) => Intent | null,
): readonly Asking[] => patterns.map((pattern) => ({ pattern, intent }));

/** The first of the ways that the text takes. */
export function firstOf(ways: readonly Asking[], text: string): Intent | null {
  for (const { pattern, intent } of ways) {
    const match = pattern.exec(text);
    const found = match && intent((name) => unquote(match.groups?.[name] ?? ''));
    if (found) return found;
  }
  return null;
}
