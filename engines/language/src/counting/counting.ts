import { authoredLines, columns } from '../authored/tsv';
import { baseExpressions } from '../english/word-forms';
import { englishKey } from '../english/english-key';
import { readCounted } from '../reading/counters';
import { kanjiNumeral } from '../reading/numerals';

/** A number of things as it is said: 三本, さんぼん. */
export interface Counted {
  readonly counter: string;
  readonly written: string;
  readonly kana: string;
}

export interface Counting {
  /** The counter for an English noun ("bottles" → 本); null for a noun of which we do not know it. */
  counterFor(noun: string): string | null;
  /** Null for a number that is too large to be counted with it, or none. */
  count(value: number, counter: string): Counted | null;
}

/** Few count more than this with a counter, and the table of readings is checked up to it. */
const MOST = 9999;

/** Counters by the nouns of `data/authored/counted-things.tsv`. */
export function readCounting(): Counting {
  const counters = new Map<string, string>();
  for (const line of authoredLines('counted-things.tsv')) {
    if (line.text.startsWith('#')) continue;
    const [counter = '', nouns = ''] = columns(line, 2);
    for (const noun of nouns.split(';')) {
      if (counters.has(englishKey(noun))) throw new Error(`${line.place}: ${noun} stands twice`);
      counters.set(englishKey(noun), counter);
    }
  }
  return {
    counterFor: (noun) => {
      const key = englishKey(noun);
      const known = [key, ...baseExpressions(key)].find((form) => counters.has(form));
      return known === undefined ? null : (counters.get(known) ?? null);
    },
    count: (value, counter) => {
      const numeral = kanjiNumeral(String(value));
      const kana = value > 0 && value <= MOST ? readCounted(value, counter) : null;
      return numeral && kana ? { counter, written: numeral + counter, kana } : null;
    },
  };
}
