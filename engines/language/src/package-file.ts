import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/**
 * A file of this package on disk. The servers are bundled, so the folder of the code says nothing; npm's link does.
 */
export const packageFile = (...path: readonly string[]): string =>
  join(dirname(require.resolve('@kotoba/language/package.json')), ...path);

/** The lines of a data file that was compressed with Brotli. */
export async function readPackedLines(path: string): Promise<string[]> {
  const packed = await readFile(packageFile(path));
  return (await promisify(brotliDecompress)(packed)).toString('utf8').split('\n').filter(Boolean);
}
