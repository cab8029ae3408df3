import type { Page } from '@playwright/test';
import { asLearner, createLearner } from '../e2e/support/learner';
import { SESSION_KEY, sessionText } from '../e2e/support/session';
import type { Bench } from './lib/api';
import { median } from './lib/statistics';
import { withSuite, type Suite } from './lib/suite';

export const title =
  'a sign-out, or another sign-in, in one tab takes effect in every other tab within a second';

const ROUNDS = 10;
/** What nobody but the learner may see. */
const SECRET = 'first secret';
const TABS = ['/vocabularies', '/vocabularies?query=secret'];
/**
 * From the press, or the other sign-in, until a tab shows nothing of the learner any more: the slowest tab of all
 * rounds.
 */
const GONE = { max: 1000, unit: ' ms' };

/** What a page notes. */
interface Watched {
  goneAt: Promise<number>;
  pressedAt: Promise<number>;
}

/** In the page: notes when the text is no longer shown. */
function watchFor(text: string): void {
  const goneAt = new Promise<number>((gone) => {
    new MutationObserver((_, watch) => {
      if (document.body.textContent.includes(text)) return;
      watch.disconnect();
      gone(Date.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  Object.assign(globalThis, { goneAt });
}

const remember = (page: Page, session: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);

/**
 * In the page: notes when the next press arrives, which is not when the tool that presses began to look for the place.
 */
function watchForPress(): void {
  const pressedAt = new Promise<number>((pressed) => {
    addEventListener('click', () => pressed(Date.now()), { capture: true, once: true });
  });
  Object.assign(globalThis, { pressedAt });
}

async function signOut(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  const item = page.getByRole('menuitem', { name: 'Sign out' });
  await item.waitFor();
  await page.evaluate(watchForPress);
  await item.click();
  return page.evaluate(() => (globalThis as unknown as Watched).pressedAt);
}

/**
 * Milliseconds after which each of the other tabs showed nothing of the learner any more, when `act` (which gives its
 * moment) was done in one.
 */
async function measure({ url, newContext }: Suite, act: (page: Page) => Promise<number>): Promise<number[]> {
  const learner = await createLearner(url);
  const vocabulary = [{ en_word: SECRET, hiragana: 'ひみつ', status: true }];
  await asLearner(learner, 'POST', '/vocabulary/create', { vocabulary }, url);
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`${url}/privacy`);
  await remember(page, await sessionText(learner, url));
  const others: Page[] = [];
  for (const path of TABS) {
    const tab = await context.newPage();
    await tab.goto(`${url}${path}`);
    await tab.getByRole('main').getByText(SECRET).first().waitFor();
    await tab.evaluate(watchFor, SECRET);
    others.push(tab);
  }
  await page.goto(`${url}/exam`);
  const from = await act(page);
  const gone = await Promise.all(
    others.map((tab) => tab.evaluate(() => (globalThis as unknown as Watched).goneAt)),
  );
  await context.close();
  return gone.map((at) => at - from);
}

export const run = ({ check, say }: Bench) =>
  withSuite(async (suite) => {
    const other = await sessionText(await createLearner(suite.url), suite.url);
    const becomeAnother = async (page: Page) => {
      const from = Date.now();
      await remember(page, other);
      return from;
    };
    for (const [name, act] of Object.entries({ 'sign-out': signOut, 'another sign-in': becomeAnother })) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(...(await measure(suite, act)));
      say(`${name}: median of ${times.length} tabs ${median(times).toFixed(0)} ms`);
      check(`${name}: the slowest tab`, Math.max(...times), GONE);
    }
  });
