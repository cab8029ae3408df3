import type { ImportProblem, ImportRow, ImportSettings, NumberedRow } from './imports.tables';
import { readRow, type ReadWord } from './read-row';

export interface NumberedWord extends ReadWord {
  readonly row: number;
}

export interface Chunk {
  readonly number: number;
  readonly rows: readonly NumberedRow[];
}

/** The rows of a chunk that are words or should be: a table's header is none. */
export const wordRows = ({ number, rows }: Chunk, file: Pick<ImportRow, 'format' | 'hasHeader'>) =>
  number === 0 && file.hasHeader && file.format !== 'json' && file.format !== 'apkg' ? rows.slice(1) : rows;

export function readChunk(rows: readonly NumberedRow[], settings: ImportSettings, now: Date) {
  const words: NumberedWord[] = [];
  const problems: ImportProblem[] = [];
  for (const [row, cells] of rows) {
    const reading = readRow(cells, settings, now);
    if (reading.ok) words.push({ ...reading.word, row });
    else problems.push({ row, code: 'INVALID', message: reading.message });
  }
  return { words, problems };
}

export const duplicateOf = (row: number, word: { enWord: string }): ImportProblem => ({
  row,
  code: 'DUPLICATE',
  message: `You already have “${word.enWord}”`,
});
