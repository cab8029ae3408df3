import { openSuiteBrowser } from './lib/suite-browser.mjs';
import { median } from './lib/statistics.mjs';

export const title =
  'a sign-out, or another sign-in, in one tab takes effect in every other tab within a second';

const ROUNDS = 10;
/** What nobody but the learner may see. */
const SECRET = 'first secret';
const TABS = ['/vocabularies', '/vocabularies?query=secret'];
/** From the press, or the other sign-in, until a tab shows nothing of the learner any more: the slowest tab of all rounds. */
const GONE = { max: 1000, unit: ' ms' };

/** In the page: notes when the text is no longer shown. */
function watchFor(text) {
  globalThis.goneAt = new Promise((gone) => {
    new MutationObserver((_, watch) => {
      if (document.body.textContent.includes(text)) return;
      watch.disconnect();
      gone(Date.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const remember = (page, key, text) =>
  page.evaluate(([at, value]) => localStorage.setItem(at, value), [key, text]);

/** In the page: notes when the next press arrives, which is not when the tool that presses began to look for the place. */
function watchForPress() {
  globalThis.pressedAt = new Promise((pressed) => {
    addEventListener('click', () => pressed(Date.now()), { capture: true, once: true });
  });
}

async function signOut(page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  const item = page.getByRole('menuitem', { name: 'Sign out' });
  await item.waitFor();
  await page.evaluate(watchForPress);
  await item.click();
  return page.evaluate(() => globalThis.pressedAt);
}

/** Milliseconds after which each of the other tabs showed nothing of the learner any more, when `act` (which gives its moment) was done in one. */
async function measure({ url, support, browser }, act) {
  const learner = await support.createLearner(url);
  const vocabulary = [{ en_word: SECRET, hiragana: 'ひみつ', status: true }];
  await support.asLearner(learner, 'POST', '/vocabulary/create', { vocabulary }, url);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/privacy`);
  await remember(page, support.SESSION_KEY, await support.sessionText(learner, url));
  const others = [];
  for (const path of TABS) {
    const tab = await context.newPage();
    await tab.goto(`${url}${path}`);
    await tab.getByRole('main').getByText(SECRET).first().waitFor();
    await tab.evaluate(watchFor, SECRET);
    others.push(tab);
  }
  await page.goto(`${url}/exam`);
  const from = await act(page);
  const gone = await Promise.all(others.map((tab) => tab.evaluate(() => globalThis.goneAt)));
  await context.close();
  return gone.map((at) => at - from);
}

export async function run({ check, say }) {
  const suite = await openSuiteBrowser();
  const { url, support, close } = suite;
  try {
    const other = await support.sessionText(await support.createLearner(url), url);
    const becomeAnother = async (page) => {
      const from = Date.now();
      await remember(page, support.SESSION_KEY, other);
      return from;
    };
    for (const [name, act] of [
      ['sign-out', signOut],
      ['another sign-in', becomeAnother],
    ]) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(...(await measure(suite, act)));
      say(`${name}: median of ${times.length} tabs ${median(times).toFixed(0)} ms`);
      check(`${name}: the slowest tab`, Math.max(...times), GONE);
    }
  } finally {
    await close();
  }
}
