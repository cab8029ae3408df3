import { foldForSearch } from '@kotoba/japanese';
import { authoredLines, columns } from '../authored/tsv';

export interface Opposites {
  /** What is said for the opposite of a word, by its usual spelling; empty when we wrote none. */
  of(word: string): readonly string[];
}

/** The pairs of `data/authored/opposites.tsv`, each in both directions. @throws Error naming a line that is not a word and its opposites */
export function readOpposites(): Opposites {
  const opposites = new Map<string, string[]>();
  const add = (word: string, opposite: string): void => {
    const known = opposites.get(foldForSearch(word)) ?? [];
    if (!known.includes(opposite)) opposites.set(foldForSearch(word), [...known, opposite]);
  };
  for (const line of authoredLines('opposites.tsv')) {
    if (line.text.startsWith('#')) continue;
    const [word = '', others = ''] = columns(line, 2);
    for (const other of others.split(';')) {
      if (word === '' || other === '') throw new Error(`${line.place}: a word and its opposites expected`);
      add(word, other);
      add(other, word);
    }
  }
  return { of: (word) => opposites.get(foldForSearch(word)) ?? [] };
}
