// Makes the tools of the Japanese voice once, for machines that have no compiler:  npm run tools -- <folder>
// The servers find them there by KOTOBA_TOOLS_DIR.
import { resolve } from 'node:path';
import { prepareSpeech } from '../engines/speech/src';
import { createLog } from '../services/api/src/platform/http/log';

export async function main([folder]: readonly string[]): Promise<void> {
  if (!folder) throw new Error('Where to? npm run tools -- <folder>');
  const toolsDir = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  let isReady = false;
  await prepareSpeech({
    dataDir: toolsDir,
    toolsDir,
    log: createLog('warn'),
    onProgress: (fraction, what) => {
      isReady = fraction === 1 && what === 'Speech is ready';
    },
  });
  if (!isReady) throw new Error('The tools of the Japanese voice could not be made: see above.');
  console.log(`The tools of the Japanese voice are in ${toolsDir}.`);
}
