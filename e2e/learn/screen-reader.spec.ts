import { QUIZ_WORDS } from '../support/quiz';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';

test('a whole session by roles, names and live regions alone', async ({ signedIn: page, learner }) => {
  await giveEntries(learner, QUIZ_WORDS.slice(0, 2));
  await page.goto('/learn');
  const main = page.getByRole('main');
  const messages = page.getByRole('status', { name: 'Messages' });
  await expect(main.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await main.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'My Words' }).click();
  await main.getByRole('button', { name: 'Next: Choose Mode' }).click();
  const mode = main.getByRole('button', { name: 'Hiragana/Katakana → English', exact: true });
  await expect(mode).toHaveAccessibleDescription('See the reading, type the meaning');
  await mode.click();
  await expect(messages).toContainText('Session started!');

  await expect(main.getByRole('heading', { level: 1, name: 'Learning Session' })).toBeVisible();
  const word = main.getByRole('region', { name: 'The word' });
  const progress = main.getByRole('progressbar', { name: 'Progress of the session' });
  await expect(progress).toHaveAttribute('aria-valuetext', '1/2 words');
  const prompt = word.getByRole('heading', { level: 2 });
  const said = prompt.locator('xpath=ancestor::*[@aria-live="polite"]');
  await expect(said).toHaveText('かさ');
  const box = word.getByRole('textbox', { name: 'Your answer' });
  const submit = word.getByRole('button', { name: 'Submit answer' });
  await box.fill('hat');
  await submit.click();
  const wrong = word.getByRole('alert').filter({ hasText: 'Incorrect. Try again.' });
  await expect(wrong).toContainText('The answer is umbrella');
  await expect(messages.getByRole('alert')).toContainText('Incorrect. Try again.');
  await expect(box).toHaveAttribute('aria-disabled', 'true');
  await expect(word.getByRole('switch', { name: 'Review' })).toBeChecked();
  await expect(word.getByRole('definition').first()).toHaveText('umbrella');
  await word.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(said).toHaveText('えき');
  await expect(progress).toHaveAttribute('aria-valuetext', '2/2 words');
  await box.fill('station');
  await submit.click();
  await expect(word.getByRole('status').filter({ hasText: 'Correct!' })).toBeVisible();
  await expect(said).toHaveText('かさ');
  await box.fill('umbrella');
  await submit.click();

  await expect(main.getByRole('heading', { level: 1, name: 'Learning Results' })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Accuracy' })).toContainText('50.0%');
  await expect(main.getByRole('term').filter({ hasText: 'Incorrect Words' })).toBeVisible();
  const rows = main.getByRole('table', { name: 'Words of this session' }).getByRole('row');
  await expect(rows.filter({ hasText: '傘' })).toContainText('hat');
  await main.getByRole('button', { name: 'Start New Session' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Learning', exact: true })).toBeVisible();
});
