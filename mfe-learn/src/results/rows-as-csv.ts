import { delimitedLine } from '@kotoba/contracts';
import type { WordRow } from './word-rows';

interface Wording {
  readonly titles: readonly string[];
  readonly verdictOf: (verdict: WordRow['verdict']) => string;
}

/** The rows as a table that spreadsheets open, in the words of the screen: UTF-8 with its mark, comma-separated, formulas guarded. */
export const rowsAsCsv = (rows: readonly WordRow[], { titles, verdictOf }: Wording): string =>
  [
    titles,
    ...rows.map(({ place, word, typed, right, verdict }) => [
      String(place),
      word?.ja ?? '',
      word?.en ?? '',
      typed,
      right,
      verdictOf(verdict),
    ]),
  ].reduce((text, cells) => text + delimitedLine(cells, ','), '\uFEFF');
