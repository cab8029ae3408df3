import { join, resolve } from 'node:path';
import { mkdir } from 'node:fs/promises';
import type { Endpoint } from '@kotoba/providers';
import type { SpeechLog } from './speech-engine';
import { withDirectoryLock } from './tools/directory-lock';
import { makeTools, type OnProgress } from './tools/make-tools';
import { recipeKey, locateTools } from './tools/tools-manifest';

/** The folder of the built tools: the one given, else `tools` inside the data folder. Absolute. */
export const toolsFolder = ({
  dataDir,
  toolsDir,
}: {
  dataDir: string;
  toolsDir?: string | undefined;
}): string => resolve(toolsDir ?? join(dataDir, 'tools'));

/** What is known in this process about the tools of one folder. */
interface Preparation {
  readonly running: Promise<void> | null;
  readonly failure: string | null;
}

const preparations = new Map<string, Preparation>();

/**
 * Runs one preparation per tools folder and remembers, for `Speech`, that it runs and how it failed. Never rejects.
 */
const trackPreparation = (toolsDir: string, prepare: () => Promise<string | null>): Promise<void> => {
  const current = preparations.get(toolsDir)?.running;
  if (current) return current;
  const running = prepare().then((failure) => {
    preparations.set(toolsDir, { running: null, failure });
  });
  preparations.set(toolsDir, { running, failure: null });
  return running;
};

export const preparationOf = (toolsDir: string): Preparation =>
  preparations.get(toolsDir) ?? { running: null, failure: null };

interface PrepareSpeechOptions {
  readonly dataDir: string;
  /** Where the built tools are kept; suites may share one. Default `<dataDir>/tools`. */
  readonly toolsDir?: string | undefined;
  readonly config?: Endpoint | undefined;
  /** `fraction` from 0 to 1 and what is being done, for a progress line. */
  readonly onProgress: OnProgress;
  readonly log: SpeechLog;
  /** Where programs are looked for instead of PATH. */
  readonly path?: string | undefined;
}

/**
 * Makes Japanese speech ready, once per tools folder: nothing to do with a configured endpoint or earlier tools, else
 * an installed `open_jtalk`, else the build (about 15 s on two cores, after a download of 20 MB). Never throws:
 * without speech everything else runs, `Speech.status()` and every refused clip say why.
 */
export const prepareSpeech = async (options: PrepareSpeechOptions): Promise<void> => {
  const { config, onProgress, log, path } = options;
  const toolsDir = toolsFolder(options);
  if (config?.baseUrl || locateTools(toolsDir)) {
    onProgress(1, 'Speech is ready');
    return;
  }
  await trackPreparation(toolsDir, async () => {
    try {
      await mkdir(toolsDir, { recursive: true });
      await withDirectoryLock(join(toolsDir, `.lock-${recipeKey()}`), async () => {
        if (!locateTools(toolsDir)) await makeTools({ toolsDir, onProgress, log, path });
      });
      return null;
    } catch (error) {
      log.warn({ err: error }, 'Japanese speech is not available; everything else runs.');
      return String(error).replace(/^Error: /, '');
    }
  });
  onProgress(1, preparationOf(toolsDir).failure ? 'Japanese speech is not available' : 'Speech is ready');
};
