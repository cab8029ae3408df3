import { z } from 'zod';
import { unguard } from '@kotoba/contracts';
import { ApiFailure } from '../../../platform/http/errors';
import { joinList } from '../fields';
import type { NumberedRow } from '../import/imports.tables';
import { openThread } from '../thread';

export const IMPORT_FORMATS = ['csv', 'tsv', 'json', 'apkg'] as const;

/**
 * Most that one file may hold. A cell is cut after this: no field takes as much, so its row is refused for its length.
 */
const fileLimits = { rows: 100_000, columns: 100, cell: 12_000 } as const;

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
    rows: z.array(z.tuple([z.int(), z.array(z.union([z.string(), z.array(z.string())]))])),
    done: z.boolean(),
  }),
]);

export interface FileBatch {
  readonly head: FileHead;
  readonly rows: readonly NumberedRow[];
}

const unreadable = (message: string, cause?: unknown): ApiFailure =>
  new ApiFailure('INVALID_INPUT', 400, message, { cause });

/**
 * Reads a file of words in a thread, `batch` rows at a time, and one batch ahead of what is taken. What it is, is told
 * by its content; `name` only says whether JSON is meant. @throws ApiFailure 400 in words for the learner when it
 * cannot be read.
 */
export async function* readWordFile(path: string, name: string, batch: number): AsyncGenerator<FileBatch> {
  const thread = openThread({
    file: 'src/features/transfer/read/read-file.worker.cjs',
    data: { path, name, batch, limits: fileLimits },
    seconds: 60,
    memory: 768,
  });
  const ask = (): Promise<unknown> => {
    const asked = thread.ask({}).catch((error: unknown) => {
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
      if (!known) throw new Error('The thread gave rows without saying of what');
      const isTable = known.format === 'csv' || known.format === 'tsv';
      const rows = said.rows.map(([number, cells]): NumberedRow => {
        const texts = cells.map((cell) => (typeof cell === 'string' ? cell : joinList(cell)));
        return [number, isTable ? texts.map(unguard) : texts];
      });
      yield { head: known, rows };
      if (said.done) return;
    }
  } finally {
    await thread.close();
  }
}
