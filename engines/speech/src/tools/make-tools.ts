import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readLine, speakLine, type OpenJTalkTools } from '../japanese/open-jtalk';
import { waveProblem } from '../wave-processing';
import type { SpeechLog } from '../speech-engine';
import { buildDictionary, compileOpenJTalk, findCompilers, type Compilers } from './compile-open-jtalk';
import { fetchSources } from './fetch-sources';
import { findInstalled, type InstalledOpenJTalk } from './find-programs';
import { recipeKey, SOURCES, saveTools } from './tools-manifest';

const SENTENCE = '日本語を勉強します。';
const READING = 'ニホンゴヲベンキョウシマス';

/** Speaks a sentence: throws unless it is audible and its kanji were read from a whole dictionary. */
const checkTools = async (tools: OpenJTalkTools): Promise<void> => {
  const problem = waveProblem(await speakLine(tools, SENTENCE), SENTENCE, 'ja');
  if (problem) throw new Error(`Open JTalk spoke ${problem}.`);
  const words = await readLine(tools, SENTENCE);
  const reading = words.map((word) => word.reading).join('');
  if (reading !== READING) throw new Error(`Open JTalk read ${SENTENCE} as ${reading}.`);
};

export type OnProgress = (fraction: number, what: string) => void;

/** Where `open_jtalk` and compilers are looked for; PATH unless a test says otherwise. */
interface MakeToolsOptions {
  readonly toolsDir: string;
  readonly onProgress: OnProgress;
  readonly log: SpeechLog;
  readonly path?: string | undefined;
}

const UNFINISHED = '.build-';

const NOTHING_TO_BUILD_WITH =
  'Japanese speech needs the program open_jtalk, or gcc and g++ to build it. Install one of them ' +
  '(Debian: open-jtalk, or build-essential) and start again, or set SPEECH_BASE_URL.';

const copyVoice = async (sources: string, result: string): Promise<string> => {
  const licences = join(result, 'licences');
  await mkdir(licences, { recursive: true });
  for (const [name, source] of Object.entries(SOURCES.licences)) {
    await copyFile(join(sources, source), join(licences, name));
  }
  const voice = join(result, basename(SOURCES.voice));
  await copyFile(join(sources, SOURCES.voice), voice);
  return voice;
};

const build = async (
  folders: { sources: string; work: string; result: string },
  compilers: Compilers,
  onProgress: OnProgress,
): Promise<Omit<OpenJTalkTools, 'voice'>> => {
  const { sources, work, result } = folders;
  const programs = await compileOpenJTalk({
    sources,
    target: work,
    compilers,
    onProgress: (fraction) => onProgress(0.25 + 0.55 * fraction, 'Compiling the Japanese voice'),
  });
  onProgress(0.8, 'Building the speech dictionary');
  const dictionary = join(result, 'dictionary');
  await buildDictionary({
    source: join(sources, SOURCES.dictionary),
    work: join(work, 'dictionary'),
    target: dictionary,
    indexer: programs.indexer,
  });
  const program = join(result, basename(programs.openJTalk));
  await cp(programs.openJTalk, program);
  return { id: 'open-jtalk-1.08+naist-jdic-utf8+mei-1.4', program, dictionary };
};

/** The installed program if it really speaks with Mei's voice; a broken one is reported and passed over. */
const tryInstalled = async (
  installed: InstalledOpenJTalk | null,
  voice: string,
  log: SpeechLog,
): Promise<OpenJTalkTools | null> => {
  if (!installed) return null;
  try {
    await checkTools({ ...installed, voice });
    return { ...installed, voice };
  } catch (error) {
    log.warn({ err: error }, `${installed.program} does not work; building Open JTalk instead.`);
    return null;
  }
};

const removeUnfinished = async (toolsDir: string): Promise<void> => {
  for (const name of await readdir(toolsDir)) {
    if (name.startsWith(UNFINISHED)) await rm(join(toolsDir, name), { recursive: true, force: true });
  }
};

/**
 * Makes the tools in a temporary folder and renames the proved result, so that a killed build leaves nothing
 * half-made. The caller holds the lock of `toolsDir`. Throws an Error whose message a person can act on.
 */
export const makeTools = async ({ toolsDir, onProgress, log, path }: MakeToolsOptions): Promise<void> => {
  const installed = findInstalled(path);
  const compilers = findCompilers(path);
  if (!installed && !compilers) throw new Error(NOTHING_TO_BUILD_WITH);
  await removeUnfinished(toolsDir);
  const work = join(toolsDir, `${UNFINISHED}${randomUUID()}`);
  const unproved = join(work, 'result');
  const result = join(toolsDir, `open-jtalk-${recipeKey()}`);
  await mkdir(unproved, { recursive: true });
  try {
    onProgress(0, 'Fetching the Japanese voice');
    const sources = await fetchSources(work);
    onProgress(0.25, 'Preparing the Japanese voice');
    const voice = await copyVoice(sources, unproved);
    let tools = await tryInstalled(installed, voice, log);
    if (!tools) {
      if (!compilers) throw new Error(NOTHING_TO_BUILD_WITH);
      tools = { ...(await build({ sources, work, result: unproved }, compilers, onProgress)), voice };
      onProgress(0.95, 'Trying the Japanese voice');
      await checkTools(tools);
    }
    await rm(result, { recursive: true, force: true });
    await rename(unproved, result);
    const moved = (file: string): string =>
      file.startsWith(unproved) ? result + file.slice(unproved.length) : file;
    await saveTools(toolsDir, {
      id: tools.id,
      program: moved(tools.program),
      dictionary: moved(tools.dictionary),
      voice: moved(tools.voice),
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
