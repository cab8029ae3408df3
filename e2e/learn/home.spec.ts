import type { Page } from '@playwright/test';
import { asLearner } from '../support/learner';
import { numberedWords, openQuiz, QUIZ_WORDS, storedSession } from '../support/quiz';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';

const MODES = [
  ['English → Hiragana/Katakana', 1, 'English to Hiragana/Katakana'],
  ['Hiragana/Katakana → English', 2, 'Hiragana/Katakana to English'],
  ['English → Kanji, Hiragana/Katakana', 3, 'English to Kanji, Katakana/Hiragana'],
  ['Kanji, Hiragana/Katakana → English', 4, 'Kanji, Katakana/Hiragana to English'],
  ['Mixed', 11, 'Mixed'],
  ['Listening', 12, 'Listening'],
] as const;

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('what is unfinished is listed with id, words, start, progress and percent, and goes on', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  const older = await startQuiz(learner, ids);
  const newer = await startQuiz(learner, ids.slice(0, 2));
  const answer = { sessionId: older, vocabularyId: ids[0], userAnswer: 'umbrella' };
  await asLearner(learner, 'POST', '/learn/check-answer-mode', answer);
  await page.goto('/learn');
  await expect(heading(page, 'Continue Learning')).toBeVisible();
  const row = page.getByRole('listitem', { name: `Session ${older}` });
  await expect(row.getByText('3 words')).toBeVisible();
  await expect(row.getByText(/^Started /)).toBeVisible();
  await expect(row.getByText('1 of 3 answered')).toBeVisible();
  await expect(row.getByText('33%')).toBeVisible();
  await page.getByRole('button', { name: 'Continue Last Session' }).click();
  await expect(page).toHaveURL(`/learn/session/${newer}`);
  await page.getByRole('button', { name: 'Back to Learning' }).click();
  await row.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`/learn/session/${older}`);
  await expect(page.getByText('2/3 words')).toBeVisible();
});

test('ending a session asks first; then it is gone, the modes come next and want a collection', async ({
  signedIn: page,
  learner,
}) => {
  const { id } = await openQuiz(page, learner);
  await page.goto('/learn');
  const row = page.getByRole('listitem', { name: `Session ${id}` });
  await row.getByRole('button', { name: 'End', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'End Current Session?' });
  await expect(dialog.getByText('This completes the session and saves your progress.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect((await storedSession(learner, id)).endedAt).toBeNull();

  await row.getByRole('button', { name: 'End', exact: true }).click();
  await dialog.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('Session completed successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await storedSession(learner, id)).endedAt).not.toBeNull();
  await expect(heading(page, 'Learning Mode')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Learning Mode' })).toBeFocused();
  await button(page, MODES[0][0]).click();
  await expect(page.getByText('Please select a collection/topic first')).toBeVisible();
  await button(page, 'Previous').click();
  await expect(heading(page, 'Topic Selection')).toBeVisible();
});

test('many unfinished sessions are folded, and each one that is ended leads to the modes', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  for (let times = 0; times < 7; times += 1) await startQuiz(learner, ids, 1 + (times % 4));
  await page.goto('/learn');
  const rows = page.getByRole('listitem', { name: /^Session \d+$/ });
  await expect(rows).toHaveCount(5);
  await expect(rows.first().getByText('English to Kanji, Katakana/Hiragana')).toBeVisible();
  await button(page, 'Show all 7 sessions').click();
  await expect(rows).toHaveCount(7);
  for (const left of [6, 5]) {
    await rows.first().getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
    await expect(rows).toHaveCount(left);
    await expect(page.getByRole('region', { name: 'Learning Mode' })).toBeFocused();
    await expect(heading(page, 'Learning Mode')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test('of a session that is ended from here the browser keeps nothing', async ({
  signedIn: page,
  learner,
}) => {
  const { id } = await openQuiz(page, learner, { words: numberedWords(14) });
  await page.getByRole('button', { name: 'Wrap up' }).click();
  await page.keyboard.type('half an ans');
  const kept = () =>
    page.evaluate((of) => Object.keys(localStorage).filter((key) => key.includes(`.quiz.${of}.`)), id);
  await expect.poll(async () => (await kept()).length).toBe(2);
  await page.getByRole('button', { name: 'Back to Learning' }).click();
  const row = page.getByRole('listitem', { name: `Session ${id}` });
  await row.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  // Behind the dialog the row is out of reach, too, while the call runs: the message tells that it is over.
  await expect(page.getByText('Session completed successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await kept()).toEqual([]);
});

test('Start New Session opens the two steps: the topic waits for a collection, the modes for both', async ({
  signedIn: page,
  learner,
}) => {
  await giveEntries(learner, [{ en_word: 'rain', hiragana: 'あめ', user_topic: 'Weather', topic: 'Sky' }]);
  await openQuiz(page, learner);
  await page.goto('/learn');
  await button(page, 'Start New Session').click();
  await expect(heading(page, 'Topic Selection')).toBeInViewport();
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await expect(topic).toBeDisabled();
  await expect(topic).toHaveText(/All topics/);
  await expect(page.getByRole('combobox', { name: 'Collection' })).toHaveText(/Select your collection/);
  await expect(button(page, 'Next: Choose Mode')).toBeDisabled();
  await choose(page, 'Collection', 'Weather');
  await choose(page, 'Topic', 'Sky');
  await button(page, 'Next: Choose Mode').click();
  await button(page, 'Previous').click();
  await expect(page.getByRole('combobox', { name: 'Collection' })).toHaveText(/Weather/);
  await expect(topic).toHaveText(/Sky/);
  await button(page, 'Next: Choose Mode').click();
  await button(page, MODES[1][0]).click();
  await expect(page.getByText('Session started!')).toBeVisible();
  await expect(page.getByText('1/1 words')).toBeVisible();
});

for (const [name, mode, subtitle] of MODES)
  test(`the mode "${name}" starts a session of the collection that says so`, async ({
    signedIn: page,
    learner,
  }) => {
    await giveEntries(learner, QUIZ_WORDS);
    await page.goto('/learn');
    await choose(page, 'Collection', 'My Words');
    await button(page, 'Next: Choose Mode').click();
    await button(page, name).click();
    await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
    // The home stands under the new address until the quiz is there, and names the mode twice.
    await expect(page.getByText('1/3 words')).toBeVisible();
    await expect(page.getByRole('main').getByText(subtitle, { exact: true })).toBeVisible();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await storedSession(learner, id)).toMatchObject({ mode });
  });

test('a collection without words starts nothing and says so', async ({ signedIn: page, learner }) => {
  await asLearner(learner, 'POST', '/topics/user', { name: 'Empty shelf' });
  await page.goto('/learn');
  await choose(page, 'Collection', 'Empty shelf');
  await button(page, 'Next: Choose Mode').click();
  await button(page, MODES[0][0]).click();
  await expect(page.getByText('No vocabulary for selected topic')).toBeVisible();
  await expect(page).toHaveURL('/learn');
});

test('Session Setup starts what a free text finds, and says when it finds nothing', async ({
  signedIn: page,
  learner,
}) => {
  await giveEntries(learner, [{ en_word: 'rain', hiragana: 'あめ', user_topic: 'Weather', topic: 'Sky' }]);
  await page.goto('/learn');
  const setup = page.getByRole('region', { name: 'Session Setup' });
  const wish = setup.getByRole('textbox', { name: 'What to practise' });
  const start = setup.getByRole('button', { name: 'Start Learning' });
  await expect(start).toBeDisabled();
  await wish.fill('   ');
  await expect(start).toBeDisabled();
  await wish.fill('xyzzy');
  await start.click();
  await expect(page.getByText('No vocabulary found!')).toBeVisible();
  await wish.fill('words about the weather');
  await wish.press('Enter');
  await expect(page.getByText('Session started!')).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
});

test('Smart Start takes what is due, then new words, and says when there is nothing', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/learn');
  const smart = button(page, 'Smart Start');
  await smart.click();
  await expect(page.getByText('No vocabulary available for start!')).toBeVisible();
  await giveEntries(learner, QUIZ_WORDS);
  await smart.click();
  await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
  await expect(page.getByText('1/3 words')).toBeVisible();
});

/** A time zone in which it is about noon: what comes due in a few minutes comes due today. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // East of Greenwich is minus in these names.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

test('the home says what is due, shows the week ahead, and a vacation pauses it until the learner is back', async ({
  signedIn: page,
  learner,
}) => {
  await asLearner(learner, 'PATCH', '/account/settings', { timeZone: zoneOfNoon() });
  const { id, ids } = await openQuiz(page, learner);
  const answer = { sessionId: id, vocabularyId: ids[0], userAnswer: 'umbrella' };
  await asLearner(learner, 'POST', '/learn/check-answer-mode', answer);
  await page.goto('/learn');
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due.getByText('Nothing is due right now. Some words come due later today.')).toBeVisible();
  await expect(due.getByText('2 new words are there to be met.')).toBeVisible();
  await expect(due.getByRole('img', { name: /^The week ahead: / })).toBeVisible();
  await due.getByText('Show as a table').click();
  await expect(due.getByRole('table').getByRole('row')).toHaveCount(8);

  await due.getByRole('button', { name: 'Pause for a vacation' }).click();
  await expect(
    due.getByText(
      /^You are on vacation since .+ Nothing is due until you are back, and your streak waits\.$/,
    ),
  ).toBeVisible();
  await page.reload();
  await expect(due.getByText('Nothing comes due in the week ahead.')).toBeVisible();
  await due.getByRole('button', { name: 'I am back' }).click();
  await expect(due.getByRole('button', { name: 'Pause for a vacation' })).toBeVisible();
  await expect(due.getByRole('img', { name: /^The week ahead: / })).toBeVisible();
});
