import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { runCommand } from '../system';
import { BUILD_STEP_TIMEOUT_MS, BUILD_JOBS } from '../speech-engine';
import { findOnPath } from './find-programs';
import { COMPILER_FLAGS, SOURCES } from './tools-manifest';

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

export interface Compilers {
  readonly c: string;
  readonly cpp: string;
}

export const findCompilers = (path?: string): Compilers | null => {
  const c = findOnPath(['gcc', 'cc'], path);
  const cpp = findOnPath(['g++', 'c++'], path);
  return c && cpp ? { c, cpp } : null;
};

/** Folders of C sources beside `njd_set_*`. */
const C_FOLDERS = ['text2mecab', 'mecab2njd', 'njd', 'njd2jpcommon', 'jpcommon'];
const INDEXER = 'mecab-dict-index.cpp';

/** The package has headers for 64-bit Linux and macOS; every 64-bit processor has the same sizes. */
const configFolder = (): string =>
  join(SOURCES.config, process.platform === 'darwin' ? 'mac' : 'linux', 'x64');

const filesOf = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => join(folder, name));

interface Plan {
  readonly includes: string[];
  readonly mecab: string[];
  readonly c: string[];
}

const plan = async (sources: string): Promise<Plan> => {
  const root = join(sources, SOURCES.openJTalk);
  const steps = (await readdir(root)).filter((name) => name.startsWith('njd_set_'));
  const folders = [...C_FOLDERS, ...steps].map((name) => join(root, name));
  const engine = join(sources, SOURCES.engine);
  const c = await Promise.all([...folders, join(engine, 'lib')].map((folder) => filesOf(folder, '.c')));
  return {
    includes: [
      ...folders,
      join(root, 'mecab/src'),
      join(engine, 'include'),
      join(engine, 'lib'),
      join(sources, configFolder()),
    ].map((folder) => `-I${folder}`),
    mecab: await filesOf(join(root, 'mecab/src'), '.cpp'),
    c: [...c.flat(), join(root, 'bin/open_jtalk.c')],
  };
};

interface Programs {
  readonly openJTalk: string;
  readonly indexer: string;
}

/**
 * Compiles the unpacked sources, unchanged, with two jobs (about 10 s on two cores) and links `open_jtalk` and the
 * tool that builds its dictionary into `target`. `onProgress` gets a fraction.
 */
export const compileOpenJTalk = async (options: {
  sources: string;
  target: string;
  compilers: Compilers;
  onProgress: (fraction: number) => void;
}): Promise<Programs> => {
  const { sources, target, compilers, onProgress } = options;
  const { includes, mecab, c } = await plan(sources);
  const objects = join(target, 'objects');
  await mkdir(objects, { recursive: true });
  const pool = pLimit(BUILD_JOBS);
  const all = mecab.length + c.length;
  let done = 0;

  const compile = (program: string) => (source: string) =>
    pool(async () => {
      const object = join(objects, `${basename(source)}.o`);
      const args = [...COMPILER_FLAGS, ...includes, '-c', source, '-o', object];
      await runCommand({ program, args, timeoutMs: BUILD_STEP_TIMEOUT_MS });
      onProgress((done += 1) / all);
      return object;
    });
  const link = async (parts: string[], name: string): Promise<string> => {
    const program = join(target, name);
    const args = [...parts, '-o', program, '-lm'];
    await runCommand({ program: compilers.cpp, args, timeoutMs: BUILD_STEP_TIMEOUT_MS });
    return program;
  };

  const cppObjects = await Promise.all(mecab.map(compile(compilers.cpp)));
  const cObjects = await Promise.all(c.map(compile(compilers.c)));
  const library = cppObjects.filter((object) => basename(object) !== `${INDEXER}.o`);
  return {
    openJTalk: await link([...library, ...cObjects], 'open_jtalk'),
    indexer: await link(cppObjects, 'mecab-dict-index'),
  };
};
