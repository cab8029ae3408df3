import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { noteOn, storedNotes } from '../support/capture';
import { asLearner, type Learner } from '../support/learner';
import { createRandom } from '../support/random';
import { expect, test } from '../support/test';

const CYCLES = process.env.TESTS === 'smoke' ? 12 : 100;
/** An interruption begins so long after the note at the latest, and lasts so long at most, in ms. */
const LATEST = 120;
const LONGEST = 300;
const NOTES = '**/api/capture-notes';

interface Cycle {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly learner: Learner;
  /** Some moments of this cycle. */
  readonly pause: () => Promise<void>;
}
type Interruption = (cycle: Cycle) => Promise<void>;

const offline: Interruption = async ({ context, pause }) => {
  await context.setOffline(true);
  await pause();
  await context.setOffline(false);
};
const unreachable: Interruption = async ({ page, pause }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await pause();
  await page.unroute('**/api/**');
};
/** The server takes what is sent, and nobody hears of it. */
const answersLost: Interruption = async ({ page, pause }) => {
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset').catch(() => undefined);
  };
  await page.route(NOTES, lose);
  await pause();
  await page.unroute(NOTES, lose);
};
const reload: Interruption = async ({ page }) => void (await page.reload());
const elsewhereAndBack: Interruption = async ({ page }) => {
  await page.goto('/dashboard');
  await page.goto('/chat');
};
/** The session ends on the server, in the middle of whatever is on its way; the learner signs in again. */
const expiry: Interruption = async ({ page, learner }) => {
  const token = await tokenOf(page);
  await asLearner({ ...learner, token }, 'POST', '/auth/signout');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/chat/);
};
const INTERRUPTIONS = [
  offline,
  unreachable,
  offline,
  answersLost,
  offline,
  reload,
  offline,
  elsewhereAndBack,
];
/** After so many other ones. */
const EXPIRY_AFTER = 10;

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('kotoba.session') ?? '{}') as { token: string }).token,
  );

test(`${CYCLES} interruptions while noting: every note once, in order, on the server and on the page`, async ({
  signedIn: page,
  context,
  learner,
  expectProblems,
}) => {
  test.setTimeout(900_000);
  expectProblems(/ERR_|401/);
  const random = createRandom(CYCLES);
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  const wanted: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await noteOn(page, `qqzz ${cycle}`);
    wanted.push(`WORD - qqzz ${cycle}`);
    await sleep(random() * LATEST);
    const pause = (): Promise<void> => sleep(random() * LONGEST);
    const interruption = INTERRUPTIONS[cycle % INTERRUPTIONS.length] ?? offline;
    await (cycle % EXPIRY_AFTER === EXPIRY_AFTER - 1 ? expiry : interruption)({
      page,
      context,
      learner,
      pause,
    });
  }
  await offline({ page, context, learner, pause: async () => undefined });
  await expect(page.getByText('Sending…')).toHaveCount(0, { timeout: 120_000 });
  const stored = await storedNotes({ ...learner, token: await tokenOf(page) });
  expect(stored.map(({ content }) => content)).toEqual(wanted);
  // What the last interruption cut off is asked for again by itself.
  await expect(page.getByText(/^WORD - qqzz \d+$/)).toHaveText([...wanted].reverse());
  await expect(page.getByText('Generating...')).toHaveCount(0, { timeout: 60_000 });
});
