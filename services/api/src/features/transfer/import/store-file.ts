import { type Readable, Transform } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '@kotoba/contracts';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure, codeOf } from '../../../platform/http/errors';
import { enforce, tooMany } from '../../../platform/limits/limits';
import type { Platform } from '../../../platform/platform';
import type { Places } from '../../../platform/limits/fair-places';
import { readWordFile, type FileBatch } from '../read/open-file';
import * as repository from './imports.repository';
import { isHeader, SAMPLES, suggestSettings } from './targets';

const tooLarge = () => new ApiFailure('TOO_LARGE', 413, 'The file is too large; 32 MB are the most.');

function limit(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_UPLOAD_BYTES) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/** The connection ended before the file did: nobody waits for the answer, and nothing is wrong here. */
function toFailure(error: unknown): unknown {
  const isCut = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(codeOf(error));
  return isCut ? new ApiFailure('INVALID_INPUT', 400, 'The file did not arrive completely.') : error;
}

const folderOf = (dataDir: string): string => join(dataDir, 'imports');

/** Files of one learner that are on the disk at a time: arriving, waiting or being read. */
const MAX_FILES = 3;
const files = new Map<number, number>();

/**
 * Puts what is sent on the disk for as long as `work` takes; it is never in memory as a whole.
 * @throws ApiFailure 413, 429 when the learner has enough files there
 */
async function withUpload<T>(
  { dataDir, userId }: { dataDir: string; userId: number },
  body: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const there = files.get(userId) ?? 0;
  if (there >= MAX_FILES) throw tooMany('Other files of yours are still being read.', 5);
  files.set(userId, there + 1);
  const path = join(folderOf(dataDir), randomUUID());
  try {
    await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
    await pipeline(body, limit(), createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
      throw toFailure(error);
    });
    return await work(path);
  } finally {
    await rm(path, { force: true });
    const left = (files.get(userId) ?? 1) - 1;
    if (left > 0) files.set(userId, left);
    else files.delete(userId);
  }
}

/** No file arrives and is read for as long as this. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Removes files that a server left behind when it died in the middle of one. */
export async function removeAbandonedUploads(dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    // Another server may have removed it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

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
  return withUpload({ dataDir: platform.config.dataDir, userId }, body, (path) =>
    reading(userId, () => store(platform, userId, { path, name })),
  );
}
