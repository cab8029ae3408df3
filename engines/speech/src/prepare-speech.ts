import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { preparationOf, trackPreparation } from './preparation';
import type { Endpoint } from '@kotoba/providers';
import type { SpeechLog } from './speech-engine';
import { withDirectoryLock } from './tools/directory-lock';
import { makeTools, type OnProgress } from './tools/make-tools';
import { recipeKey } from './tools/open-jtalk-recipe';
import { locateTools } from './tools/tools-manifest';
import { toolsFolder } from './tools-folder';

export interface PrepareSpeechOptions {
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
 * Makes Japanese speech ready, once per tools folder: nothing to do with a configured endpoint or earlier tools, else an
 * installed `open_jtalk`, else the build (about 15 s on two cores, after a download of 20 MB). Never throws: without
 * speech everything else runs, `Speech.status()` and every refused clip say why.
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
