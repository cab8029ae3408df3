import { delimitedLine } from '@kotoba/contracts';
import type { WordRow } from './word-rows';

/** The rows as a table that spreadsheets open: UTF-8 with its mark, comma-separated, formulas guarded. */
export const rowsAsCsv = (rows: readonly WordRow[], titles: readonly string[]): string =>
  [
    titles,
    ...rows.map(({ place, word, typed, right, verdict }) => [
      String(place),
      word?.ja ?? '',
      word?.en ?? '',
      typed,
      right,
      verdict,
    ]),
  ].reduce((text, cells) => text + delimitedLine(cells, ','), '\uFEFF');
