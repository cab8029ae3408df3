import { openSuiteBrowser } from './suite-browser.mjs';

/** How much slower than this machine the phone is. */
const SLOWER = 4;

/** The suite, the helpers of its browser tests, and phones on which a learner is signed in. `close` ends it all. */
export async function openPhones() {
  const { url, support, browser, close } = await openSuiteBrowser();

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
    await page.goto(`${url}${path}`);
    const devtools = await page.context().newCDPSession(page);
    return {
      page,
      devtools,
      slowDown: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }),
    };
  }

  return { url, support, open, close };
}
