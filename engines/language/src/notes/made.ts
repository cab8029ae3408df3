import type { Candidate, DraftEntry, NoteItem } from '../language';
import { isSameEntry, withoutDuplicates } from '../entries/make-entry';

/** What became of one item of a note: entries, and what else it may mean. */
export interface Made {
  readonly entries: readonly DraftEntry[];
  /** Their places are counted among the entries of this item. */
  readonly items: readonly NoteItem[];
}

/** An item of which nothing is made before one of these is chosen. */
export const offered = (
  about: string,
  kind: Exclude<NoteItem['kind'], 'unknown'>,
  candidates: readonly Candidate[],
): Made => ({
  entries: [],
  items: [
    {
      ...{ about, kind, place: null, candidates, isAsked: true },
      reasons: [kind === 'meaning' ? 'several meanings' : kind],
    },
  ],
});

/** An item of a note of which nothing is known; the note says so. */
export const nothingKnown = (about: string): Made => ({
  entries: [],
  items: [{ about, kind: 'unknown', place: null, candidates: [], isAsked: false, reasons: ['unknown'] }],
});

/** The entries of several items, each once, with what each item may mean. */
export function joined(made: readonly Made[]): Made {
  const all = withoutDuplicates(made.flatMap(({ entries }) => entries));
  const placeOf = ({ entries }: Made, place: number | null): number | null => {
    const entry = place === null ? undefined : entries[place];
    const at = entry === undefined ? -1 : all.findIndex((one) => isSameEntry(one, entry));
    return at < 0 ? null : at;
  };
  const items = made.flatMap((one) =>
    one.items.map((item) => ({ ...item, place: placeOf(one, item.place) })),
  );
  return { entries: all, items };
}
