import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openArea, openOtherWays } from '../support/frame';
import { quizOf, QUIZ_WORDS, withoutAutoAdvance } from '../support/quiz';
import { endedSession, giveAnswer, openResults } from '../support/results';
import { expect, test } from '../support/test';
import { giveEntries } from '../support/vocabulary';
import { startQuiz } from '../support/words';

const question = (page: Page) => page.getByRole('dialog', { name: 'End Session?' });

/** Remembers where the browser itself asked before a page was left, and lets it go on. */
function browserWarnings(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(`${dialog.type()} ${new URL(page.url()).pathname}`);
    void dialog.accept();
  });
  return asked;
}

test('the words of a session are listed with what was typed, and exported as they are shown', async ({
  signedIn: page,
  learner,
}) => {
  await endedSession(page, learner);
  const rows = page.getByRole('table', { name: 'Words of this session' }).getByRole('row');
  await expect(rows).toContainText(['Word', '傘', /駅.*boat/, '食べる']);
  await page.getByRole('switch', { name: 'Only wrong words' }).click();
  await expect(rows).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kotoba-session-\d+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFPlace,Japanese,English,You typed,Right answer,Verdict\r\n2,駅,station,boat,station,Incorrect\r\n',
  );
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

test("the frame and the browser's way back ask before the results are left; Escape stays, Continue goes on", async ({
  signedIn: page,
  learner,
}) => {
  const ids = await giveEntries(learner, QUIZ_WORDS);
  const id = await startQuiz(learner, ids);
  await openOtherWays(page);
  const row = page.getByRole('listitem', { name: `Session ${id}` });
  await row.getByRole('button', { name: 'Continue', exact: true }).click();
  await quizOf(page).skip.waitFor();
  await quizOf(page).end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
  await openArea(page, 'Vocabulary');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/learn/results/${id}`);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/learn');
});

test('the browser warns before the results are unloaded, and on no other page; signing out and an undo ask nothing', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  const asked = browserWarnings(page);
  const { id } = await endedSession(page, learner);
  await page.getByRole('switch', { name: 'Only wrong words' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();
  expect(asked).toEqual([`beforeunload /learn/results/${id}`]);
  await page.keyboard.press('z');
  await expect(page).toHaveURL(`/learn/session/${id}`);
  await expect(quizOf(page).answer).toBeFocused();
  await quizOf(page).end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByRole('heading', { name: 'Detailed Results' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(question(page)).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(`/learn/results/${id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toHaveLength(1);
});
