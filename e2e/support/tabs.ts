import { expect, type BrowserContext, type Page } from '@playwright/test';
import { asLearner, type Learner } from './learner';
import { SESSION_KEY, sessionText } from './session';

/** A tab at `path`, with the session that the browser remembers. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/**
 * Writes the session as a sign-in in `page` leaves it: the other tabs hear of it. Not by the form, for which one must
 * sign out before.
 */
export async function become(page: Page, learner: Pick<Learner, 'token'>): Promise<void> {
  const text = await sessionText(learner);
  if (page.url() === 'about:blank') await page.goto('/privacy');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, text] as const);
}

export async function saveWord(learner: Learner, en_word: string): Promise<void> {
  const vocabulary = [{ en_word, hiragana: 'ひみつ', status: true }];
  await asLearner(learner, 'POST', '/vocabulary/create', { vocabulary });
}
