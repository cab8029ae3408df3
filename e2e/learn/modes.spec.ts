import { asLearner } from '../support/learner';
import { openQuiz, recordingsFetched, storedSession, withoutAutoAdvance } from '../support/quiz';
import { listen } from '../support/sounds';
import { expect, test } from '../support/test';

const PROMPTS = [
  [1, '傘', 'umbrella', 'English', 'Type the reading in kana or romaji.', 'kasa'],
  [2, 'umbrella', 'かさ', 'Japanese', 'Type the meaning in English.', 'umbrella'],
  [3, '傘', 'umbrella', 'English', 'Type the word in kanji, kana or romaji.', '傘'],
  [4, 'umbrella', '傘', 'Japanese', 'Type the meaning in English.', 'umbrella'],
] as const;

for (const [mode, hidden, prompt, heard, wanted, right] of PROMPTS)
  test(`mode ${mode} asks by "${prompt}", says what to type, and plays ${heard} until the word is known`, async ({
    signedIn: page,
    learner,
  }) => {
    await withoutAutoAdvance(learner);
    const quiz = await openQuiz(page, learner, { mode });
    const play = (language: string) => page.getByRole('button', { name: `Play ${language} word` });
    const other = heard === 'English' ? 'Japanese' : 'English';
    await expect(quiz.prompt).toHaveText(prompt);
    await expect(page.getByText(wanted)).toBeVisible();
    await expect(page.getByRole('main').getByText(hidden, { exact: true })).toHaveCount(0);
    await expect(play(heard)).toBeVisible();
    await expect(play(other)).toHaveCount(0);
    await expect(quiz.answer).toHaveAttribute('lang', heard === 'English' ? 'ja' : 'en');
    for (const attribute of ['autocomplete', 'autocorrect', 'autocapitalize'])
      await expect(quiz.answer).toHaveAttribute(attribute, 'off');
    await expect(quiz.answer).toHaveAttribute('spellcheck', 'false');
    await quiz.answer.fill(right);
    await quiz.answer.press('Enter');
    await expect(quiz.verdict('Correct!')).toBeVisible();
    await expect(play(other)).toBeVisible();
  });

test('Listening asks by the recording, which is heard at once, and shows the word after the answer', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  const heard = page.waitForResponse(/\/media\/.+\.(wav|mp3|ogg|opus|flac|m4a)/);
  const quiz = await openQuiz(page, learner, { mode: 12 });
  await expect(quiz.prompt).toHaveText('Listen to the word');
  await expect(page.getByText('Type the meaning in English.')).toBeVisible();
  expect((await heard).ok()).toBe(true);
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Correct!')).toBeVisible();
  await expect(quiz.prompt).toHaveText('傘');
});

test('Mixed deals each card one way, evenly', async ({ signedIn: page, learner }) => {
  const words = ['rain', 'snow', 'wind', 'cloud', 'sun', 'moon', 'star', 'sky'].map((en_word, index) => ({
    en_word,
    kanji: '雨雪風雲日月星空'.charAt(index),
    hiragana: ['あめ', 'ゆき', 'かぜ', 'くも', 'ひ', 'つき', 'ほし', 'そら'][index],
  }));
  const quiz = await openQuiz(page, learner, { mode: 11, words });
  const dealt = (await storedSession(learner, quiz.id)).learnDetails.map(({ mode }) => mode);
  expect([...dealt].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  const first = dealt[0] ?? 0;
  const asked = [1, 3].includes(first) ? 'en_word' : first === 2 ? 'hiragana' : 'kanji';
  await expect(quiz.prompt).toHaveText(String(words[0]?.[asked as 'en_word']));
  await expect(quiz.answer).toHaveAttribute('lang', [1, 3].includes(first) ? 'ja' : 'en');
});

test('with autoplay the word is heard after the answer, and never two sounds at once', async ({
  signedIn: page,
  learner,
}) => {
  await withoutAutoAdvance(learner);
  await asLearner(learner, 'PATCH', '/account/settings', { autoplay: true });
  const heard = await listen(page);
  const quiz = await openQuiz(page, learner, { mode: 1 });
  await expect(page.getByRole('button', { name: 'Play English word' })).toBeVisible();
  expect((await heard()).begun).toBe(0);
  for (const [index, answer] of ['kasa', 'eki', 'taberu'].entries()) {
    await quiz.answer.fill(answer);
    await quiz.answer.press('Enter');
    await expect.poll(async () => (await heard()).begun).toBe(index + 1);
    // At once, while the sound before may still be heard.
    if (index < 2) await quiz.next.click();
  }
  expect((await heard()).most).toBe(1);
});

test('the recordings of this word and of the next are there before they are wanted: they are heard without a connection', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  // Pictures are not fetched ahead.
  expectProblems(/ERR_INTERNET_DISCONNECTED.*\/media\/pictures\//);
  await withoutAutoAdvance(learner);
  const heard = await listen(page);
  const fetched = recordingsFetched(page);
  const quiz = await openQuiz(page, learner, { mode: 1 });
  await fetched;
  await quiz.answer.fill('kasa');
  await quiz.answer.press('Enter');
  await expect(quiz.verdict('Correct!')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play Japanese word' }).click();
  await expect.poll(async () => (await heard()).ended).toBe(1);
  await quiz.next.click();
  await expect(quiz.prompt).toHaveText('station');
  await page.getByRole('button', { name: 'Play English word' }).click();
  await expect.poll(async () => (await heard()).ended).toBe(2);
  await page.context().setOffline(false);
});
