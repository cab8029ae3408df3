import { z } from 'zod';
import { unguard } from '@kotoba/contracts';
import { ApiFailure } from '../../../platform/http/errors';
import type { NumberedRow } from '../import/imports.tables';
import { openProcess } from '../../../platform/processes/own-process';

export const IMPORT_FORMATS = ['csv', 'tsv', 'json', 'apkg'] as const;

/**
 * Most that one file may hold. A cell is cut after this: no field takes as much, so its row is refused for its length.
 * `text` are characters of all cells: a file of the size that is taken has them, and a small one that unpacks to more
 * would fill the database.
 */
const fileLimits = { rows: 100_000, columns: 100, cell: 12_000, text: 40_000_000 } as const;

const head = z.object({
  format: z.enum(IMPORT_FORMATS),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Names that the format itself gives; a table has none. */
  columns: z.array(z.string()).nullable(),
  notices: z.array(z.string()),
});
type FileHead = z.infer<typeof head>;

const answer = z.union([
  z.object({ refused: z.string() }),
  z.object({
    head: head.optional(),
    rows: z.array(z.tuple([z.int(), z.array(z.string())])),
    done: z.boolean(),
  }),
]);

export interface FileBatch {
  readonly head: FileHead;
  readonly rows: readonly NumberedRow[];
}

const unreadable = (message: string, cause?: unknown): ApiFailure =>
  new ApiFailure('INVALID_INPUT', 400, message, { cause });

interface FileToRead {
  readonly path: string;
  /** Only says whether JSON is meant: what a file is, is told by its content. */
  readonly name: string;
  /** Rows that are given at a time; fewer, when they are long. */
  readonly batch: number;
  readonly memoryMb: number;
  readonly seconds: number;
}

/**
 * Reads a file of words in a process of its own, and one batch ahead of what is taken.
 * @throws ApiFailure 400 in words for the learner when it cannot be read
 */
export async function* readWordFile({ path, name, batch, ...limits }: FileToRead): AsyncGenerator<FileBatch> {
  const reader = openProcess({
    file: 'src/features/transfer/read/read-file.worker.cjs',
    data: { path, name, batch, limits: fileLimits },
    ...limits,
  });
  const ask = (): Promise<unknown> => {
    const asked = reader.ask({}).catch((error: unknown) => {
      throw unreadable('The file could not be read. Perhaps it is damaged or too large.', error);
    });
    // Whoever takes the next batch hears of it; until then it is not unhandled.
    asked.catch(() => undefined);
    return asked;
  };
  let known: FileHead | undefined;
  try {
    for (let asked = ask(); ;) {
      const said = answer.parse(await asked);
      if ('refused' in said) throw unreadable(said.refused);
      if (!said.done) asked = ask();
      known ??= said.head;
      if (!known) throw new Error('The process gave rows without saying of what');
      const isTable = known.format === 'csv' || known.format === 'tsv';
      const rows = isTable
        ? said.rows.map(([number, cells]): NumberedRow => [number, cells.map(unguard)])
        : said.rows;
      yield { head: known, rows };
      if (said.done) return;
    }
  } finally {
    await reader.close();
  }
}
