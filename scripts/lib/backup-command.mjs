import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { loadTypeScript } from './typescript.mjs';

/** "1 word", "3 words". */
export const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Runs a command of backup or restore; whatever goes wrong ends the process with one plain line. */
export async function commandOf(work) {
  ensureInstalled();
  try {
    process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
    const { createLog, parseConfig, ...commands } = await loadTypeScript(
      'services/api/src/features/backup/index.ts',
    );
    const [argument] = process.argv.slice(2);
    await work({
      ...commands,
      context: { config: parseConfig(process.env), log: createLog('error') },
      given: (fallback) =>
        (argument ?? fallback) && resolve(process.env.INIT_CWD ?? process.cwd(), argument ?? fallback),
    });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
