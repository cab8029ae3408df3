import type { Locator, Page } from '@playwright/test';
import { enterUntil, quizOf, QUIZ_WORDS, statusesOf } from '../support/quiz';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';

/** Goes on with Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test('a whole session by keyboard alone: wizard, answers, second thoughts, end, results, relearn', async ({
  signedIn: page,
  learner,
}) => {
  await giveEntries(learner, QUIZ_WORDS);
  await page.goto('/learn');
  const main = page.getByRole('main');
  await tabTo(page, page.getByRole('combobox', { name: 'Collection' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'My Words' })).toBeVisible();
  await page.keyboard.type('My');
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Next: Choose Mode' }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Hiragana/Katakana → English', exact: true }));
  await page.keyboard.press('Enter');

  const quiz = quizOf(page);
  await expect(quiz.answer).toBeFocused();
  await page.keyboard.type('kasa');
  await page.keyboard.press('Enter');
  await expect(quiz.verdict('Almost. Try again.')).toBeVisible();
  await page.keyboard.type('hat');
  await page.keyboard.press('Enter');
  await expect(quiz.verdict('Incorrect. Try again.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Your last answer is taken back.')).toBeVisible();
  await expect(quiz.answer).toBeEnabled();
  await page.keyboard.type('boat');
  await page.keyboard.press('Enter');
  await expect(quiz.verdict('Incorrect. Try again.')).toBeVisible();
  await expect(quiz.review).toBeChecked();
  await page.keyboard.press('f');
  await expect(quiz.review).not.toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the quiz' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quiz.answer).toBeFocused();
  await enterUntil(page, quiz.progress('2/3 words'));

  await tabTo(page, quiz.review);
  await page.keyboard.press('Space');
  await tabTo(page, quiz.next);
  await page.keyboard.press('Enter');
  await expect(quiz.progress('3/3 words')).toBeVisible();
  await expect(quiz.answer).toBeFocused();
  await page.keyboard.type('eat');
  await page.keyboard.press('Enter');
  await expect(quiz.moving).toBeVisible();
  await page.keyboard.press('c');
  await enterUntil(page, page.getByText('Once more'));
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await tabTo(page, quiz.end);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'End Learning Session' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'End Session' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/learn/results/${id}`);
  expect(await statusesOf(learner, id)).toEqual([2, 3, 1]);
  await tabTo(page, main.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Starting relearn session with 2 words')).toBeVisible();
  await expect(quiz.progress('1/2 words')).toBeVisible();
  await expect(quiz.answer).toBeFocused();
});
