import { openQuiz } from '../support/quiz';
import { expect, test } from '../support/test';

test('a right answer stays for 1500 ms, says "Moving to next word..." meanwhile, and then the next word comes', async ({
  signedIn: page,
  learner,
}) => {
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbrella');
  const lasted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let began = 0;
        const moving = (): boolean =>
          [...document.querySelectorAll('main button')].some(
            (it) => it.textContent === 'Moving to next word...',
          );
        new MutationObserver(() => {
          if (moving()) began ||= performance.now();
          else if (began > 0) done(performance.now() - began);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await quiz.answer.press('Enter');
  // A busy machine may draw late, never early.
  expect(await lasted).toBeGreaterThanOrEqual(1480);
  await expect(quiz.progress('2/3 words')).toBeVisible();
});

test('with auto-advance switched off the learner goes on alone', async ({ signedIn: page, learner }) => {
  await page.goto('/settings');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('switch', { name: 'Auto-advance' }).click();
  await saved;
  const quiz = await openQuiz(page, learner);
  await quiz.answer.fill('umbrella');
  await quiz.answer.press('Enter');
  await expect(quiz.next).toBeVisible();
  await expect(quiz.moving).toHaveCount(0);
});
