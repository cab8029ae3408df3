import { readFile } from 'node:fs/promises';
import { holdBack } from '../support/hold-back';
import { numberedWords, QUIZ_WORDS, quizOf, storedSession, withoutAutoAdvance } from '../support/quiz';
import { endedSession, giveAnswer, openResults } from '../support/results';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';

test('every word is listed with what was typed, the right answer and the verdict', async ({
  signedIn: page,
  learner,
}) => {
  await endedSession(page, learner);
  const table = page.getByRole('table', { name: 'Words of this session' });
  const wrong = table.getByRole('row').filter({ hasText: '駅' });
  await expect(wrong).toContainText('boat');
  await expect(wrong).toContainText('station');
  await expect(wrong).toContainText('Incorrect');
  await expect(table.getByRole('row').filter({ hasText: '食べる' })).toContainText('Not asked');

  await page.getByRole('switch', { name: 'Only wrong words' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kotoba-session-\d+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFPlace,Japanese,English,You typed,Right answer,Verdict\r\n2,駅,station,boat,station,Incorrect\r\n',
  );
});

test('the list is sorted as asked, by meaning, or wrong ones first, and tells the right answer of every word', async ({
  signedIn: page,
  learner,
}) => {
  await endedSession(page, learner);
  const rows = page.getByRole('table', { name: 'Words of this session' }).getByRole('row');
  const sorted = async (option: string, words: readonly string[]) => {
    await page.getByRole('combobox', { name: 'Sort' }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(rows).toContainText(['Word', ...words]);
  };
  await expect(rows).toContainText(['Word', '傘', '駅', '食べる']);
  await sorted('Wrong ones first', ['駅', '食べる', '傘']);
  await sorted('Sorted by meaning', ['駅', '食べる', '傘']);
  await sorted('Sorted as asked', ['傘', '駅', '食べる']);
  await expect(rows.filter({ hasText: '食べる' })).toContainText('to eat');
});

test('the figures follow the formulas, with tags, rows and time', async ({ signedIn: page, learner }) => {
  await endedSession(page, learner);
  await expect(page.getByRole('group', { name: 'Accuracy' })).toContainText('50.0%');
  await expect(page.getByRole('group', { name: 'Accuracy' })).toContainText('1 of 3 words correct');
  await expect(page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' })).toBeEnabled();
  await expect(page.getByText('Hiragana/Katakana to English', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Total Words' })).toContainText('3');
  await expect(page.getByRole('group', { name: 'Time Spent' })).toContainText(/\d\d:\d\d:\d\d/);
  const details = page.getByRole('region', { name: 'Detailed Results' });
  await expect(details.getByText('My Words', { exact: true })).toBeVisible();
  for (const [term, value] of [
    ['Total', '3'],
    ['Fully Learned Words', '2'],
    ['Correct Words', '1'],
    ['Incorrect Words', '1'],
    ['Reviewed Words', '0'],
    ['Correct/Learned Ratio', '1/2'],
  ] as const) {
    const name = details.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) });
    await expect(name.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
});

test('Relearn practises what was not right, in the same mode; without such words it is closed', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  await endedSession(page, learner);
  await page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (2)' }).click();
  await expect(page.getByText('Starting relearn session with 2 words')).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
  const quiz = quizOf(page);
  await expect(quiz.progress('1/2 words')).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await storedSession(learner, id)).toMatchObject({
    name: 'Relearn Session',
    type: 'review',
    mode: 2,
  });
  for (const answer of ['station', 'eat']) {
    await quiz.answer.fill(answer);
    await quiz.answer.press('Enter');
    await quiz.next.or(quiz.last).click();
  }
  await expect(page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (0)' })).toBeDisabled();
});

test('results of no session show "Session Not Found" and the way back', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/404|Failed to load resource/);
  for (const id of ['999999999', '12abc']) {
    await page.goto(`/learn/results/${id}`);
    const panel = page.getByRole('region', { name: 'Session Not Found' });
    await panel.getByRole('button', { name: 'Back to Learning' }).click();
    await expect(page).toHaveURL('/learn');
  }
});

test('the icon of the accuracy says its band: from 90, from 80, from 60, below', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, numberedWords(7));
  const id = await startQuiz(learner, ids);
  const accuracy = page.getByRole('group', { name: 'Accuracy' });
  let asked = 0;
  const shows = async (texts: readonly string[], percent: string, band: string) => {
    for (const text of texts) await giveAnswer(learner, id, ids[asked++], text);
    await openResults(page, id);
    await expect(accuracy).toContainText(percent);
    await expect(accuracy.getByRole('img', { name: band, exact: true })).toBeVisible();
  };
  await shows([], '0.0%', 'Needs practice');
  await shows(['word 1'], '100.0%', 'Excellent');
  await shows(['word 2', 'word 3', 'word 4', 'zzzz'], '80.0%', 'Good');
  await shows(['zzzz'], '66.7%', 'Fair');
  await shows(['zzzz'], '57.1%', 'Needs practice');
});

test('the results of a session that runs count its time to now', async ({ signedIn: page, learner }) => {
  const id = await startQuiz(learner, await giveEntries(learner, numberedWords(1)));
  const { startedAt } = await storedSession(learner, id);
  const since = () => Math.floor((Date.now() - Date.parse(startedAt)) / 1000);
  const before = since();
  await openResults(page, id);
  const text = await page
    .getByRole('group', { name: 'Time Spent' })
    .getByText(/^\d\d:\d\d:\d\d$/)
    .innerText();
  const [hours = NaN, minutes = NaN, seconds = NaN] = text.split(':').map(Number);
  const shown = hours * 3600 + minutes * 60 + seconds;
  expect(shown).toBeGreaterThanOrEqual(before);
  expect(shown).toBeLessThanOrEqual(since());
});

test('a right answer with a slip, and a word that was not asked, tell the right answer, too', async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  const rows = page.getByRole('table', { name: 'Words of this session' }).getByRole('row');
  const meanings = await startQuiz(learner, ids);
  await giveAnswer(learner, meanings, ids[0], 'umbrela');
  await openResults(page, meanings);
  const slip = rows.filter({ hasText: '傘' });
  await expect(slip).toContainText('Correct');
  await expect(slip.getByText('umbrela', { exact: true })).toBeVisible();
  await expect(slip.getByRole('cell').last()).toContainText('umbrella');
  const readings = await startQuiz(learner, ids, 1);
  await openResults(page, readings);
  await expect(rows.filter({ hasText: '食べる' })).toContainText('Not asked');
  await expect(rows.filter({ hasText: '食べる' }).getByText('たべる')).toHaveAttribute('lang', 'ja');
});

test('however long words and answers are, the whole list is in sight', async ({
  signedIn: page,
  learner,
}) => {
  const [word = 0] = await giveEntries(learner, [
    {
      en_word: 'the Ministry of Land, Infrastructure, Transport and Tourism',
      kanji: '国土交通省国土政策局総合計画課国土管理企画室',
      hiragana: 'こくどこうつうしょうこくどせいさくきょくそうごうけいかくかこくどかんりきかくしつ',
    },
  ]);
  const id = await startQuiz(learner, [word]);
  await giveAnswer(learner, id, word, 'x'.repeat(120));
  await openResults(page, id);
  const list = page.getByRole('region', { name: 'Words of this session' });
  await expect(list.getByText('Incorrect', { exact: true })).toBeVisible();
  expect(await list.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
});

test('the results come after a spinner; what cannot be loaded leads back with a word', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500|Failed to load resource/);
  const id = await startQuiz(learner, await giveEntries(learner, numberedWords(1)));
  const release = await holdBack(page, `**/api/learn/session/${id}`, {
    answer: (route) => route.fulfill({ status: 500, json: {} }),
  });
  await page.goto(`/learn/results/${id}`);
  await expect(page.getByRole('progressbar', { name: 'Counting your results…' })).toBeVisible();
  release();
  await expect(page.getByText('Failed to load session data')).toBeVisible();
  await expect(page).toHaveURL('/learn');
});

test('when all was right there is nothing to relearn, and the page says so', async ({
  signedIn: page,
  learner,
}) => {
  const [word] = await giveEntries(learner, numberedWords(1));
  const id = await startQuiz(learner, [word ?? 0]);
  await giveAnswer(learner, id, word, 'word 1');
  await openResults(page, id);
  await expect(page.getByRole('button', { name: 'Relearn Incorrect & Reviewed (0)' })).toBeDisabled();
  await expect(
    page.getByText('No words to relearn - all words were answered correctly!', { exact: true }),
  ).toBeVisible();
});

test('a relearn session that does not start says so, and the results stay', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/Failed to load resource/);
  const { id } = await endedSession(page, learner);
  await page.route('**/api/learn/relearn', (route) => route.abort('connectionreset'));
  const relearn = page.getByRole('button', { name: /^Relearn/ });
  await relearn.click();
  await expect(page.getByText('Failed to start relearn session')).toBeVisible();
  await expect(page).toHaveURL(`/learn/results/${id}`);
  await expect(relearn).toBeEnabled();
});

test('a session that is none leads back with a word', async ({ signedIn: page, expectProblems }) => {
  expectProblems(/404|Failed to load resource/);
  for (const id of ['999999999', '12abc', '1.5', '1e3']) {
    await page.goto(`/learn/session/${id}`);
    await expect(page.getByText('Failed to load learning session')).toBeVisible();
    await expect(page).toHaveURL('/learn');
  }
});
