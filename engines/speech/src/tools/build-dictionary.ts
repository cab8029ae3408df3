import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runCommand } from '../run-command';
import { BUILD_STEP_TIMEOUT_MS } from '../speech-limits';

/** In pieces of 64 KB, so that 65 MB of text hold up nobody. Bytes that are no EUC-JP fail the build. */
const toUtf8 = (from: string, to: string): Promise<void> =>
  pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      const decoder = new TextDecoder('euc-jp', { fatal: true });
      for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    },
    createWriteStream(to),
  );

const RESULT = ['char.bin', 'matrix.bin', 'sys.dic', 'unk.dic'];

/**
 * Builds the binary dictionary (67 MB, under 2 s) from the EUC-JP sources. Every `.def` file is converted too: with
 * those left as they are, `unk.dic` comes out broken without an error.
 */
export const buildDictionary = async (options: {
  source: string;
  work: string;
  target: string;
  indexer: string;
}): Promise<void> => {
  const { source, work, target, indexer } = options;
  await Promise.all([mkdir(work, { recursive: true }), mkdir(target, { recursive: true })]);
  for (const name of (await readdir(source)).filter((each) => /\.(csv|def)$/.test(each))) {
    await toUtf8(join(source, name), join(work, name));
  }
  await runCommand({
    program: indexer,
    args: ['-d', work, '-o', target, '-f', 'utf-8', '-t', 'utf-8'],
    timeoutMs: BUILD_STEP_TIMEOUT_MS,
  });
  for (const name of RESULT) {
    if ((await stat(join(target, name))).size === 0)
      throw new Error(`The dictionary came out without ${name}.`);
  }
};
