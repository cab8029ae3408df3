import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const NEWLINE = 0x0a;

/** Passes COPY's text through and measures it: rows (one a line; a newline inside a value is escaped) and their hash. */
export function createRowMeter(): {
  readonly through: Transform;
  readonly total: () => { rows: number; sha256: string };
} {
  const hash = createHash('sha256');
  let rows = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === NEWLINE) rows += 1;
      done(null, chunk);
    },
  });
  return { through, total: () => ({ rows, sha256: hash.digest('hex') }) };
}
