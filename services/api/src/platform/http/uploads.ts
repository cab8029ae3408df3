import { type Readable, Transform } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { tooMany } from '../limits/limits';
import { ApiFailure, codeOf } from './errors';

/** What a file may be, and what is said of one that is more. */
interface UploadRules {
  readonly mostBytes: number;
  /** "file", "photo": completes the sentence "The … is too large". */
  readonly what: string;
  readonly dataDir: string;
}

/** The body of a route is the file itself, as it arrives, under one of these types. Its plugin takes no other body. */
export function takeFiles(app: FastifyInstance, types: readonly string[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...types], (_request, body: IncomingMessage, done) => done(null, body));
}

function limit({ mostBytes, what }: UploadRules): Transform {
  let bytes = 0;
  const most = Math.floor(mostBytes / 1024 / 1024);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= mostBytes) done(null, chunk);
      else done(new ApiFailure('TOO_LARGE', 413, `The ${what} is too large: the limit is ${most} MB.`));
    },
  });
}

/** The connection ended before the file did: nobody waits for the answer, and nothing is wrong here. */
function toFailure(error: unknown, what: string): unknown {
  const isCut = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(codeOf(error));
  return isCut ? new ApiFailure('INVALID_INPUT', 400, `The ${what} did not arrive completely.`) : error;
}

const folderOf = (dataDir: string): string => join(dataDir, 'uploads');

/** Files of one learner that are on the disk at a time: arriving, waiting or being read. */
const MAX_FILES = 3;
const files = new Map<number, number>();

/**
 * Puts what is sent on the disk for as long as `work` takes; it is never in memory as a whole.
 * @throws ApiFailure 413, 429 when the learner has enough files there
 */
export async function withUpload<T>(
  rules: UploadRules & { readonly userId: number },
  body: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { userId, what } = rules;
  const folder = folderOf(rules.dataDir);
  const there = files.get(userId) ?? 0;
  if (there >= MAX_FILES) throw tooMany('Other files of yours are still being read.', 5);
  files.set(userId, there + 1);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(body, limit(rules), createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
      throw toFailure(error, what);
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
