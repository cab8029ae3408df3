import type { Locator, Page } from '@playwright/test';
import { fontsReady } from '../support/fonts';
import { openArea } from '../support/frame';
import { holdBack } from '../support/hold-back';
import { asLearner, type Learner } from '../support/learner';
import { expect, test } from '../support/test';
import { giveWords, startQuiz } from '../support/words';

/** Gives words and answers them: the last one wrong. */
async function learn(learner: Learner): Promise<void> {
  const ids = await giveWords(learner);
  const sessionId = await startQuiz(learner, ids);
  for (const [index, vocabularyId] of ids.entries()) {
    const userAnswer = ['umbrella', 'cat', 'to eat'][index] ?? 'zzz';
    await asLearner(learner, 'POST', '/learn/check-answer-mode', { sessionId, vocabularyId, userAnswer });
  }
}

const figure = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

test(
  'the figures are the learner’s own, and from here the sidebar, the search and the account menu lead everywhere',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await learn(learner);
    await page.goto('/dashboard');
    // The first page is left to the browser.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/、Hana$/);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(figure(page, 'Level')).toContainText('N5');
    await expect(figure(page, 'Streak')).toContainText('1day in a row');
    await expect(figure(page, 'Words')).toContainText('4');
    await expect(figure(page, 'Accuracy')).toContainText('75%');
    await expect(figure(page, 'Plan')).toContainText('ProUnlimited');
    await page.getByText('Show as a table').focus();
    await page.keyboard.press('Enter');
    const rows = page.getByRole('table', { name: '4 answers in the last 365 days' }).getByRole('row');
    await expect(rows).toHaveCount(2);

    for (const area of ['Capture', 'Vocabulary', 'Learning', 'Settings', 'Dashboard']) {
      await openArea(page, area);
      const heading = page.getByRole('heading', { level: 1, name: area === 'Dashboard' ? /Hana/ : area });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(`${area} · Kotoba`);
    }

    const menu = page.getByRole('button', { name: 'Account menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
    // The page beneath an open menu takes no keys.
    await page.keyboard.press('/');
    await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'View Profile' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();

    await page.keyboard.press('/');
    const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search vocabulary' });
    await expect(search).toBeFocused();
    await page.keyboard.insertText('傘');
    await expect(search).toHaveValue('傘');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Showing 1 - 1 of 1\.$/)).toBeVisible();
  },
);

/**
 * The layout shift score of the page so far, but for its end, which comes up where there are no figures. Source:
 * web.dev, "Cumulative Layout Shift".
 */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { score: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const isEnd =
          entry.sources.length > 0 &&
          entry.sources.every(({ node }) =>
            (node instanceof Element ? node : node?.parentElement)?.closest('footer'),
          );
        if (!entry.hadRecentInput && !isEnd) total.score += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutShift: { score: number } }).layoutShift.score);
}

for (const who of ['who has practised', 'who is new']) {
  test(`nothing moves while what there is to do and the figures of a learner ${who} come`, async ({
    signedIn: page,
    learner,
  }) => {
    const isNew = who === 'who is new';
    if (!isNew) await learn(learner);
    const shift = await watchShift(page);
    const come = await holdBack(page, '**/api/stats/summary');
    await page.goto('/dashboard');
    const headings = ['What would you like to do?', ...(isNew ? [] : ['Where you stand', 'Your year'])];
    const parts = headings.map((name) => page.getByRole('heading', { name }));
    if (!isNew) parts.push(page.getByRole('contentinfo'));
    const places = () => Promise.all(parts.map((part) => part.boundingBox()));
    await fontsReady(page);
    // While the page is still being put together a part may be there and have no place yet.
    await expect.poll(places).not.toContain(null);
    const before = await places();
    come();
    await expect(
      isNew ? page.getByRole('heading', { name: 'Your notebook is empty' }) : figure(page, 'Accuracy'),
    ).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await shift()).toBeLessThan(0.01);
  });
}
