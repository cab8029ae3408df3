import { fontsReady } from '../support/fonts';
import {
  enterUntil,
  holdTime,
  numberedWords,
  openQuiz,
  statusesOf,
  withoutAutoAdvance,
} from '../support/quiz';
import { expect, test } from '../support/test';
import { storedEntry } from '../support/vocabulary';

test('"I typed it wrong" takes the answer back; the word is asked as if nothing had been said', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbrage');
  const watching = await page.evaluateHandle(() => ({
    told: new Promise<boolean>((done) => {
      new MutationObserver((_, watch) => {
        const main = document.querySelector('main')?.textContent ?? '';
        if (!main.includes('I typed it wrong')) return;
        watch.disconnect();
        done(main.includes('The answer is umbrella'));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }),
  }));
  await quiz.answer.press('Enter');
  // Offered before the right answer is told.
  expect(await watching.evaluate(({ told }) => told)).toBe(false);
  await page.getByRole('button', { name: 'I typed it wrong' }).click();
  await expect(quiz.answer).toBeEnabled();
  await expect(quiz.answer).toHaveValue('umbrage');
  expect(await statusesOf(learner, quiz.id)).toEqual([0, 0, 0]);
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await expect(quiz.progress('2/3 words')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
});

test('an accepted answer counts here and from now on', async ({ signedIn: page, learner }) => {
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('brolly');
  await quiz.answer.press('Enter');
  await page.getByRole('button', { name: 'Accept my answer from now on' }).click();
  await expect(page.getByText('Your answer counts from now on.')).toBeVisible();
  expect(await statusesOf(learner, quiz.id)).toEqual([1, 0, 0]);
  expect((await storedEntry(learner, quiz.ids[0] ?? 0))['alternatives']).toContain('brolly');
});

test('while nothing is typed J plays, S accepts, C stays and W wraps up; in the box they are letters', async ({
  signedIn: page,
  learner,
}) => {
  const stopTime = await holdTime(page);
  const quiz = await openQuiz(page, learner, { words: numberedWords(14) });
  await page.keyboard.type('jscw');
  await expect(quiz.answer).toHaveValue('jscw');
  await page.keyboard.press('Enter');
  await expect(quiz.next).toBeVisible();
  const played = page.waitForResponse(/\/media\/.+\.(wav|mp3|ogg|opus|flac|m4a)/);
  await page.keyboard.press('j');
  expect((await played).ok()).toBe(true);
  await page.keyboard.press('w');
  await expect(quiz.progress('1/11 words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept my answer from now on' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('Your answer counts from now on.')).toBeVisible();
  expect((await statusesOf(learner, quiz.id))[0]).toBe(1);
  await enterUntil(page, quiz.progress('2/11 words'));
  await stopTime();
  await page.keyboard.type('word 2');
  await page.keyboard.press('Enter');
  await expect(quiz.moving).toBeVisible();
  await page.keyboard.press('c');
  await expect(quiz.next).toBeVisible();
  await expect(quiz.moving).toHaveCount(0);
  await expect(quiz.progress('2/11 words')).toBeVisible();
});

test('Z undoes the last answer on the results, and the session goes on', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner, { words: [{ en_word: 'rain', hiragana: 'あめ' }] });
  await quiz.answer.fill('rain');
  await quiz.answer.press('Enter');
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  await expect(page.getByRole('button', { name: 'Undo last answer' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page).toHaveURL(`/learn/session/${quiz.id}`);
  await expect(quiz.answer).toBeFocused();
  expect(await statusesOf(learner, quiz.id)).toEqual([0]);
});

test('romaji is previewed as kana and never rewritten, and nothing moves', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner, { mode: 1 });
  const top = async () => (await quiz.review.boundingBox())?.y;
  await fontsReady(page);
  const before = await top();
  await quiz.answer.fill('kasa');
  await expect(page.getByText('Reads as')).toContainText('かさ');
  await expect(quiz.answer).toHaveValue('kasa');
  expect(await top()).toBe(before);
});

test('a hint for an ambiguous prompt tells kind, length, other meanings and which words are not meant, not the answer', async ({
  signedIn: page,
  learner,
}) => {
  const words = [
    {
      en_word: 'hot',
      kanji: '暑い',
      hiragana: 'あつい',
      part_of_speech: 'i-adjective',
      alternatives: ['sultry'],
    },
    { en_word: 'hot (thing)', kanji: '熱い', hiragana: 'あつい', part_of_speech: 'i-adjective' },
    { en_word: 'hot; spicy', kanji: '辛い', hiragana: 'からい', part_of_speech: 'i-adjective' },
  ];
  const quiz = await openQuiz(page, learner, { mode: 1, words });
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  const told = page.getByRole('status').filter({ hasText: 'of the kind' });
  await expect(told).toContainText(
    'It has 3 sounds and is of the kind “i-adjective”. It can also mean: sultry.',
  );
  await expect(told).toContainText('Of your words, not meant: “hot (thing)”, 辛い “hot; spicy”');
  await expect(told).not.toContainText(/暑|熱|あつい/);
  await expect(quiz.answer).toBeFocused();
  await hint.click();
  await expect(told).toHaveCount(0);
});

test('Wrap up leaves at most ten more, also after a reload, and the session ends with them', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  const quiz = await openQuiz(page, learner, { words: numberedWords(14) });
  const answer = async (text: string) => {
    await quiz.answer.fill(text);
    await quiz.answer.press('Enter');
    await expect(quiz.next.or(quiz.last)).toBeVisible();
  };
  await answer('zzzz');
  await page.getByRole('button', { name: 'Wrap up' }).click();
  await expect(quiz.progress('1/11 words')).toBeVisible();
  await expect(quiz.answer).toBeFocused();
  await quiz.next.click();
  await answer('zzzz');
  await page.reload();
  await expect(quiz.progress('3/11 words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wrap up' })).toHaveCount(0);
  for (let at = 2; at <= 10; at += 1) {
    await expect(quiz.progress(`${at + 1}/11 words`)).toBeVisible();
    await answer(`word ${at + 1}`);
    await (at === 10 ? quiz.last : quiz.next).click();
  }
  await expect(page).toHaveURL(`/learn/results/${quiz.id}`);
  await expect(page.getByText('9 of 14 words correct')).toBeVisible();
});
