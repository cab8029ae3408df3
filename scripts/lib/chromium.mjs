import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The headless shell first: the same engine without a browser's window around it, in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** A browser that is on this machine already: CHROME_PATH, the PATH, the usual places, Playwright's own; else null. */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : null;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find((file) => existsSync(file)) ?? playwrightsOwn();
}

function playwrightsOwn() {
  try {
    const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    const file = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

const apt = (browser) => [
  'sh',
  ['-c', `apt-get update && apt-get install -y --no-install-recommends ${browser} fonts-noto-cjk`],
  `apt (${browser})`,
];
const attempts = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium'], 'Playwright'],
  apt('chromium-headless-shell'),
  apt('chromium'),
];

/** A Chromium to test with, installed when there is none. Throws one line that says how when that fails too. */
export function ensureChromium({ log = console.log } = {}) {
  const found = findChromium();
  if (found) return found;
  for (const [command, args, by] of attempts) {
    log(`No Chromium found; installing one with ${by} …`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
    } catch {
      continue;
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
  );
}
