import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test } from '../support/test';

test('a note that became words while a page is open is counted at once, leads to the word, and stays read after a reload', async ({
  signedIn: page,
  learner,
}) => {
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const row = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /became 1 word/ });
  const unread = page.getByText(/unread notification/);
  await openListening(page, '/exam');
  await asLearner(learner, 'POST', '/capture-notes', { content: 'WORD - umbrella' });
  await expect(bell).toHaveAccessibleDescription('1 unread notification');
  await bell.click();
  await row.click();
  await expect(page).toHaveURL(/\/vocabularies\/\d+\/detail$/);
  await expect(unread).toHaveCount(0);

  await page.reload();
  await bell.click();
  await expect(row).toBeVisible();
  await expect(unread).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('kotoba.news'))).toBeNull();
});
