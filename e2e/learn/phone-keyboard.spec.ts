import type { Locator, Page } from '@playwright/test';
import { countCalls } from '../support/calls';
import { fontsReady } from '../support/fonts';
import { enterUntil, numberedWords, openQuiz, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';

/** What a phone leaves above its keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 330 };

/**
 * In the window without scrolling, and nothing lies over it once the message before has made room for the newer one.
 */
async function expectSeen(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const isFree = () =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above !== null && (element.contains(above) || above.contains(element));
    });
  await expect.poll(isFree).toBe(true);
}

test(
  'above a phone’s keyboard prompt, box and verdict are seen together, without scrolling',
  { tag: ['@smoke', '@phone'] },
  async ({ signedIn: page, learner }) => {
    await withoutAutoAdvance(learner);
    await page.setViewportSize(ABOVE_KEYBOARD);
    const quiz = await openQuiz(page, learner, { mode: 3 });
    const together = async (...parts: Locator[]): Promise<void> => {
      for (const part of [quiz.prompt, quiz.answer, ...parts]) await expectSeen(part);
      await expect(quiz.answer).toBeFocused();
    };
    await together();
    await page.keyboard.type('umbrella');
    await page.keyboard.press('Enter');
    await together(quiz.verdict('Almost. Try again.'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('kasaa');
    await page.keyboard.press('Enter');
    await together(quiz.verdict('Incorrect. Try again.'), page.getByText('The answer is'));
    await enterUntil(page, quiz.progress('2/3 words'));
    await together();
    await page.keyboard.type('eki');
    await page.keyboard.press('Enter');
    await together(quiz.verdict('Correct!'));
  },
);

test('above a phone’s keyboard a preview moves nothing; a hint, and a verdict that is higher than the room, leave prompt and box in sight', async ({
  signedIn: page,
  learner,
}) => {
  await page.setViewportSize(ABOVE_KEYBOARD);
  const words = [
    { en_word: 'hot (weather)', kanji: '暑い', hiragana: 'あつい', part_of_speech: 'i-adjective' },
    { en_word: 'hot; spicy', kanji: '辛い', hiragana: 'からい', part_of_speech: 'i-adjective' },
  ];
  const quiz = await openQuiz(page, learner, { mode: 1, words });
  const inSight = async (): Promise<void> => {
    for (const part of [quiz.prompt, quiz.answer]) await expectSeen(part);
  };
  const top = async () => (await quiz.review.boundingBox())?.y;
  await fontsReady(page);
  const before = await top();
  await quiz.answer.fill('kasa');
  await expect(page.getByText('Reads as')).toContainText('かさ');
  expect(await top()).toBe(before);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/^Not these words of yours:/)).toBeVisible();
  await inSight();
  await quiz.answer.fill('からい');
  await page.keyboard.press('Enter');
  await expectSeen(quiz.verdict('Almost. Try again.'));
  await inSight();
});

/** Counts from now on how often the box loses the focus or becomes one that folds a phone's keyboard away. */
async function watchBox(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const box = document.activeElement as HTMLInputElement;
    const lost: string[] = [];
    Object.assign(window, { lost, box });
    box.addEventListener('blur', () => lost.push('blur'));
    new MutationObserver(() => {
      if (box.disabled || box.readOnly) lost.push('closed');
      if (!box.isConnected) lost.push('removed');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { lost: string[] }).lost);
}

test('the box keeps the focus through a session, by Enter, by its buttons and by what stands around it', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  const quiz = await openQuiz(page, learner, { mode: 1, words: numberedWords(14) });
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const lost = await watchBox(page);
  await button('Play English word').click();
  await button('Hint').click();
  await quiz.review.click();
  await enterUntil(page, quiz.progress('2/14 words'));
  await page.keyboard.type('あん');
  await quiz.submit.click();
  await expect(quiz.verdict('Incorrect. Try again.')).toBeVisible();
  await expect(quiz.answer).toBeDisabled();
  await page.keyboard.type('2');
  await expect(quiz.answer).toHaveValue('あん');
  await button('Accept my answer from now on').click();
  await expect(quiz.verdict('Correct!')).toBeVisible();
  await button('Play Japanese word').click();
  await button('Wrap up').click();
  await quiz.next.click();
  await expect(quiz.progress('3/12 words')).toBeVisible();
  await expect(quiz.answer).toBeFocused();
  expect(await lost()).toEqual([]);

  await quiz.end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(quiz.answer).toBeFocused();
});

test('Enter of an input method neither submits nor skips a verdict', async ({ signedIn: page, learner }) => {
  await withoutAutoAdvance(learner);
  const calls = countCalls(page, 'POST', '/learn/check-answer-mode');
  const quiz = await openQuiz(page, learner, { mode: 1 });
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('かさ');
  await page.keyboard.press('Enter');
  await expect(quiz.answer).toHaveValue('かさ');
  await expect(quiz.answer).toBeEnabled();
  expect(calls()).toBe(0);
  await keyboard.send('Input.insertText', { text: 'かさ' });
  await page.keyboard.press('Enter');
  await expect(quiz.verdict('Correct!')).toBeVisible();
  expect(calls()).toBe(1);

  await compose('ね');
  await page.keyboard.press('Enter');
  await expect(quiz.verdict('Correct!')).toBeVisible();
  await expect(quiz.progress('1/3 words')).toBeVisible();
  await enterUntil(page, quiz.progress('2/3 words'));
  await expect(quiz.answer).toHaveValue('');
});
