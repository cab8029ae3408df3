import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: the same engine without a browser's window around it, in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * A browser that is on this machine already: CHROME_PATH, the PATH, the usual places, Playwright's own; else
 * undefined.
 */
function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE, playwrightsOwn()].find((file) => existsSync(file));
}

function playwrightsOwn(): string {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  try {
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const apt = (browser: string): [string, string[], string] => [
  'sh',
  ['-c', `apt-get update && apt-get install -y --no-install-recommends ${browser} fonts-noto-cjk`],
  `apt (${browser})`,
];
const INSTALLERS: [string, string[], string][] = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium'], 'Playwright'],
  apt('chromium-headless-shell'),
  apt('chromium'),
];

/** A Chromium to test with, installed when there is none. Throws one line that says how when that fails too. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const [command, args, by] of INSTALLERS) {
    console.log(`No Chromium found; installing one with ${by} …`);
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
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
