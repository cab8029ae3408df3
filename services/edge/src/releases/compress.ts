import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a compressed file is not worth a second one. */
const MIN_BYTES = 512;

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside every file that they make smaller, at the best level: it is done once and sent often. */
export function compressFolder(folder: string, files: readonly string[]): void {
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const target = path.join(folder, file);
    const content = readFileSync(target);
    if (content.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${target}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
}
