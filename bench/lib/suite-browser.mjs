import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { loadTypeScript } from '../../scripts/lib/typescript.mjs';
import { openSuite } from './start-suite.mjs';

/** The suite, the helpers of its browser tests, and a browser. `close` ends it all. */
export async function openSuiteBrowser() {
  const suite = await openSuite();
  process.env.SUITE_URL = suite.url;
  const support = {
    ...(await loadTypeScript('e2e/support/learner.ts')),
    ...(await loadTypeScript('e2e/support/session.ts')),
  };
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    url: suite.url,
    support,
    browser,
    close: async () => {
      await browser.close();
      await suite.stop();
    },
  };
}
