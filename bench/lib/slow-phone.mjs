import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { loadTypeScript } from '../../scripts/lib/typescript.mjs';
import { openSuite } from './start-suite.mjs';

/** How much slower than this machine the phone is. */
const SLOWER = 4;

/** The suite, the helpers of its browser tests, and phones on which a learner is signed in. `close` ends it all. */
export async function openPhones() {
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

  /** Opens `path` as the learner, after `prepare` ran in the page with `given`. Gives the page, its devtools, and a way to make it as slow as a phone. */
  async function open({ learner, path, prepare, given }) {
    const session = await support.sessionText(learner);
    // No mouse rests on a phone: under a moving page each frame would look for what is under it.
    const viewport = { width: 360, height: 740 };
    const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
    await page.addInitScript(prepare, given);
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key, value),
      [support.SESSION_KEY, session],
    );
    await page.goto(`${suite.url}${path}`);
    const devtools = await page.context().newCDPSession(page);
    return {
      page,
      devtools,
      slowDown: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }),
    };
  }

  return {
    url: suite.url,
    support,
    open,
    close: async () => {
      await browser.close();
      await suite.stop();
    },
  };
}
