// Browser tests. "npm run e2e" runs all; "npm run e2e -- day remotes" the specs whose names contain a word.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium';
import { root, toolsFolder } from './root';

export function main(args: readonly string[]): number {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const test = [playwright, 'test', '-c', 'e2e/playwright.config.ts', ...args];
  const env = { ...process.env, CHROME_PATH: ensureChromium(), KOTOBA_TOOLS_DIR: toolsFolder() };
  return spawnSync(process.execPath, test, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
