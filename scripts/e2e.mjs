// Browser tests. "npm run e2e" runs all; "npm run e2e -- day remotes" the specs whose names contain a word.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';
import { toolsDir } from './lib/tools-dir.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let chromium;
try {
  chromium = ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: chromium, KOTOBA_TOOLS_DIR: toolsDir() },
  },
);
process.exit(status ?? 1);
