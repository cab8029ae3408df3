import { foldForSearch } from '@kotoba/japanese';
import { authoredLines, columns } from '../authored/tsv';

/** What tells two words apart that learners mix up. */
export interface Comparisons {
  /** Our note on the two, in whichever order; null when we wrote none. Spellings are compared folded, so that みる is not 見る. */
  of(one: string, other: string): string | null;
  /** The words that a word is mixed up with. */
  others(word: string): readonly string[];
}

const key = (words: readonly string[]): string => words.map(foldForSearch).sort().join(' ');

/** The notes of `data/authored/comparisons.tsv`. @throws Error naming a line that is not two words and a note, or a pair that stands twice */
export function readComparisons(): Comparisons {
  const notes = new Map<string, string>();
  const others = new Map<string, string[]>();
  for (const line of authoredLines('comparisons.tsv')) {
    if (line.text.startsWith('#')) continue;
    const [words = '', note = ''] = columns(line, 2);
    const pair = words.split(' ');
    if (pair.length !== 2) throw new Error(`${line.place}: two words expected`);
    if (notes.has(key(pair))) throw new Error(`${line.place}: ${words} stands twice`);
    notes.set(key(pair), note);
    for (const word of pair)
      others.set(word, [...(others.get(word) ?? []), ...pair.filter((one) => one !== word)]);
  }
  return {
    of: (one, other) => notes.get(key([one, other])) ?? null,
    others: (word) => others.get(word) ?? [],
  };
}
