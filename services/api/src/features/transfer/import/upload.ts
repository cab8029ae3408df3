import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '@kotoba/contracts';
import { ApiFailure } from '../../../platform/http/errors';
import { codeOf } from '../../../platform/http/is-unavailable';

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

/** Puts what is sent on the disk for as long as `work` takes; it is never in memory as a whole. @throws ApiFailure 413 */
export async function withUpload<T>(
  dataDir: string,
  body: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await pipeline(body, limit(), createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
      throw toFailure(error);
    });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
