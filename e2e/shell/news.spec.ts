import type { Page } from '@playwright/test';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test } from '../support/test';
import { giveWords, startQuiz } from '../support/words';

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const unread = (count: number) => `${count} unread notification${count === 1 ? '' : 's'}`;

test('a learner to whom nothing has happened reads that all is quiet', async ({ signedIn: page }) => {
  await page.goto('/exam');
  await bell(page).click();
  await expect(list(page).getByText('All quiet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('a note that became words, and one that failed, are counted as unread and lead to the word and to Capture', async ({
  signedIn: page,
  learner,
}) => {
  await openListening(page, '/exam');
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' });
  await expect(page.getByText(unread(1))).toBeAttached();
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - xqzzkv' });
  await expect(page.getByText(unread(2))).toBeAttached();
  await expect(bell(page)).toHaveAccessibleDescription(unread(2));

  await bell(page).click();
  await expect(list(page).getByRole('link')).toHaveText([
    /A note could not be turned into words/,
    /A note became 1 word/,
  ]);
  await list(page)
    .getByRole('link', { name: /became 1 word/ })
    .click();
  await expect(page).toHaveURL(/\/vocabularies\/\d+\/detail$/);
  await expect(page.getByText(/unread notification/)).toHaveCount(0);

  await bell(page).click();
  await list(page)
    .getByRole('link', { name: /could not be turned/ })
    .click();
  await expect(page).toHaveURL(/\/chat$/);
});

test('a note that became words while nobody was looking is news on every device, for a day unread', async ({
  signedIn: page,
  learner,
}) => {
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' });
  await expect
    .poll(async () => {
      const { notes } = await asLearner<{ notes: { isConverted: boolean }[] }>(
        learner,
        'GET',
        '/capture-notes',
      );
      return notes.map(({ isConverted }) => isConverted);
    })
    .toEqual([true]);
  await page.goto('/exam');
  await expect(page.getByText(unread(1))).toBeAttached();
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  await bell(page).click();
  await expect(list(page).getByRole('link', { name: /became 1 word/ })).toBeVisible();
  await expect(page.getByText(/unread notification/)).toHaveCount(0);
});

test('what was read stays read after a reload, and is gone with the sign-out', async ({
  signedIn: page,
  learner,
}) => {
  await openListening(page, '/exam');
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - cat' });
  await expect(page.getByText(unread(1))).toBeAttached();
  await page.reload();
  await expect(page.getByText(unread(1))).toBeAttached();
  await bell(page).click();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await bell(page).click();
  await expect(list(page).getByRole('link', { name: /became 1 word/ })).toBeVisible();
  await expect(page.getByText(/unread notification/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('kotoba.news'))).toBeNull();
});

test('an unfinished session is news that leads back into it, until it is ended', async ({
  signedIn: page,
  learner,
}) => {
  const session = await startQuiz(learner, await giveWords(learner));
  await page.goto('/exam');
  await expect(page.getByText(unread(1))).toBeAttached();
  await bell(page).click();
  await list(page)
    .getByRole('link', { name: `Session ${session} is not finished` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/learn/session/${session}$`));
  await expect(page.getByLabel('Your answer')).toBeVisible();

  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page).toHaveURL(new RegExp(`/learn/results/${session}$`));
  await bell(page).click();
  await expect(list(page).getByText('All quiet')).toBeVisible();
});

test('the words of the next sitting, not all that are due, are news once a day, and lead to Learning', async ({
  signedIn: page,
}) => {
  let asked = 0;
  await page.route('**/api/learn/due?**', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, due: 400, now: 12, later: 388 } } });
  });
  await page.goto('/exam');
  await expect(page.getByText(unread(1))).toBeAttached();
  await bell(page).click();
  const row = list(page).getByRole('link', { name: /12 words are due for review/ });
  await expect(row).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn$/);
  await page.goto('/exam');
  await bell(page).click();
  await expect(row).toBeVisible();
  await expect(page.getByText(/unread notification/)).toHaveCount(0);
  // Arrivals and openings ask; no clock does.
  expect(asked).toBeLessThanOrEqual(4);
});
