import type { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@kotoba/contracts';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure } from '../../../platform/http/errors';
import { withUpload } from '../../../platform/http/uploads';
import { enforce } from '../../../platform/limits/limits';
import type { Platform } from '../../../platform/platform';
import type { Places } from '../../../platform/limits/fair-places';
import { readWordFile, type FileBatch } from '../read/open-file';
import * as repository from './imports.repository';
import { isHeader, SAMPLES, suggestSettings } from './targets';

/** Rows of one chunk: what one transaction turns into words, and what the main thread looks at without a pause. */
export const CHUNK = 100;

/** Rows that are read and stored at a time, as chunks. */
const BATCH = 5 * CHUNK;

const replaced = () => new ApiFailure('CONFLICT', 409, 'Another file was sent meanwhile');

/** What is known of a file after its first rows. */
function describe({ head, rows }: FileBatch) {
  const texts = rows.map(([, cells]) => cells);
  const [first = []] = texts;
  const hasHeader = head.columns === null && isHeader(first);
  const width = head.columns?.length ?? Math.max(...texts.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, i) => {
    const name = head.columns?.[i] ?? (hasHeader ? first[i]?.trim() : '');
    return name || `Column ${i + 1}`;
  });
  const samples = texts.slice(hasHeader ? 1 : 0, SAMPLES);
  const settings = suggestSettings(columns, samples, hasHeader || head.columns !== null);
  return {
    format: head.format,
    encoding: head.encoding,
    delimiter: head.delimiter,
    notices: head.notices,
    columns,
    hasHeader,
    settings,
  };
}

/** Rows as chunks with numbers from `first` on. */
const chunksOf = (rows: FileBatch['rows'], first: number) =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, i) => ({
    number: first + i,
    rows: rows.slice(i * CHUNK, (i + 1) * CHUNK),
  }));

async function store(
  platform: Platform,
  userId: number,
  file: { path: string; name: string },
): Promise<number> {
  const { db, now } = platform;
  let importId: number | null = null;
  let rows = 0;
  let number = 0;
  try {
    for await (const batch of readWordFile({ ...file, batch: BATCH, ...platform.config.imports })) {
      rows += batch.rows.length;
      const chunks = chunksOf(batch.rows, number);
      importId = await learnerTransaction(db, userId, async (tx) => {
        const at = now();
        if (importId === null) await repository.removeDrafts(tx, userId);
        else if (!(await repository.findImport(tx, userId, importId))) throw replaced();
        const id =
          importId ??
          (
            await repository.insertImport(tx, {
              ...describe(batch),
              userId,
              name: file.name,
              rows,
              createdAt: at,
              updatedAt: at,
            })
          ).id;
        await repository.insertChunks(tx, userId, id, chunks);
        await repository.updateImport(tx, userId, id, { rows });
        return id;
      });
      number += chunks.length;
    }
  } catch (error) {
    const unfinished = importId;
    if (unfinished !== null) {
      await learnerTransaction(db, userId, (tx) => repository.removeImport(tx, userId, unfinished));
    }
    throw error;
  }
  if (importId === null) throw new Error('A file without rows was not refused');
  return importId;
}

/**
 * Reads an uploaded file into rows that are kept until they are words or the learner looks at another file. Gives the
 * id of the import.
 * @throws ApiFailure 400 when the file cannot be read, 409 when the learner sends another one meanwhile, 413, 429, 503
 */
export async function storeFile(
  platform: Platform,
  userId: number,
  { body, name, reading }: { body: Readable; name: string; reading: Places },
): Promise<number> {
  await enforce(platform, [{ name: 'importWords', of: userId }]);
  const rules = { dataDir: platform.config.dataDir, userId, mostBytes: MAX_UPLOAD_BYTES, what: 'file' };
  return withUpload(rules, body, (path) => reading(userId, () => store(platform, userId, { path, name })));
}
