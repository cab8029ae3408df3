import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { storedNotes, typeNote } from '../support/capture';
import { asLearner, signInHere, type Learner } from '../support/learner';
import { createRandom } from '../support/random';
import { tokenOf } from '../support/session';
import { expect, test } from '../support/test';

/** How often each interruption comes. A round makes eight notes, and the page shows the newest hundred. */
const ROUNDS = process.env.TESTS === 'smoke' ? 1 : 12;
/**
 * An interruption begins so long after the note at the latest, and lasts so long at most, in ms: it meets another step
 * of a sending each time.
 */
const MAX_DELAY_MS = 120;
const MAX_INTERRUPTION_MS = 300;
const NOTES = '**/api/capture-notes';

interface Noting {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly learner: Learner;
  /** Types the next note. */
  readonly note: () => Promise<void>;
  /** Waits until the server has all notes, in order. */
  readonly allStored: () => Promise<void>;
  readonly pause: () => Promise<void>;
}
type Interruption = (noting: Noting) => Promise<void>;

const refuse = (route: Route): Promise<void> => route.abort('connectionrefused');

const offline: Interruption = async ({ context, pause }) => {
  await context.setOffline(true);
  await pause();
  await context.setOffline(false);
};
const unreachable: Interruption = async ({ page, pause }) => {
  await page.route('**/api/**', refuse);
  await pause();
  await page.unroute('**/api/**', refuse);
};
/** The server takes what is sent, and nobody hears of it. */
const answersLost: Interruption = async ({ page, note, pause }) => {
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset').catch(() => undefined);
  };
  await page.route(NOTES, lose);
  await note();
  await pause();
  await page.unroute(NOTES, lose);
};
const reload: Interruption = async ({ page }) => void (await page.reload());
/** What waits is sent from the page to which one goes. */
const elsewhereAndBack: Interruption = async ({ page, note, allStored }) => {
  await page.route(NOTES, refuse);
  await note();
  await page.unroute(NOTES, refuse);
  await page.goto('/dashboard');
  await allStored();
  await page.goto('/chat');
};
/** The session ends on the server, in the middle of whatever is on its way; the learner signs in again. */
const expiry: Interruption = async ({ page, learner }) => {
  await asLearner({ ...learner, token: await tokenOf(page) }, 'POST', '/auth/signout');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await signInHere(page, learner);
  await expect(page).toHaveURL(/\/chat/);
};
const INTERRUPTIONS = [offline, unreachable, answersLost, reload, elsewhereAndBack, expiry];

test(
  'whatever interrupts the noting, every note is there once, in order, on the server and on the page',
  { tag: '@smoke' },
  async ({ signedIn: page, context, learner, expectProblems }) => {
    test.setTimeout(900_000);
    expectProblems(/ERR_|401/);
    const random = createRandom(ROUNDS);
    const wanted: string[] = [];
    const stored = async () =>
      (await storedNotes({ ...learner, token: await tokenOf(page) })).map(({ content }) => content);
    const noting: Noting = {
      page,
      context,
      learner,
      note: async () => {
        const text = `qqzz ${wanted.length}`;
        wanted.push(`WORD - ${text}`);
        await typeNote(page, text);
      },
      allStored: () => expect.poll(stored, { timeout: 60_000 }).toEqual(wanted),
      pause: () => sleep(random() * MAX_INTERRUPTION_MS),
    };
    await page.goto('/chat');
    await expect(page.getByText('No notes yet')).toBeVisible();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const interrupt of INTERRUPTIONS) {
        await noting.note();
        await sleep(random() * MAX_DELAY_MS);
        await interrupt(noting);
      }
    }
    // Looking for a connection anew, nothing waits for its next try.
    await context.setOffline(true);
    await context.setOffline(false);
    await noting.allStored();
    await expect(page.getByText('Sending…')).toHaveCount(0);
    // What the last interruption cut off is asked for again by itself.
    await expect(page.getByText(/^WORD - qqzz \d+$/)).toHaveText([...wanted].reverse());
    await expect(page.getByText('Generating...')).toHaveCount(0, { timeout: 60_000 });
  },
);
