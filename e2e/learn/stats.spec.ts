import { asLearner } from '../support/learner';
import { openQuiz } from '../support/quiz';
import { expect, test } from '../support/test';
import { bringAxe, expectAccessible } from '../support/axe';

test('without answers the statistics invite to the first session', async ({ signedIn: page }) => {
  await page.goto('/learn/stats');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Statistics' })).toBeVisible();
  await expect(page.getByText('No answers yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Start learning' })).toHaveAttribute(
    'href',
    '/learn',
  );
});

test('the statistics show the year, what stays and what comes due, each with its table', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  const { id, ids } = await openQuiz(page, learner);
  await asLearner(learner, 'POST', '/learn/check-answer-mode', {
    sessionId: id,
    vocabularyId: ids[0],
    userAnswer: 'hat',
  });
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('group', { name: 'Answers' })).toContainText('1');
  await expect(page.getByRole('img', { name: 'Answers in the last year: 1 on 1 day' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Retention' })).toContainText('No word was repeated yet');
  await expect(page.getByRole('group', { name: 'Time per day' })).toContainText('min');
  for (const [name, rows] of [
    ['The last year', 1],
    ['Retention by week', 12],
    ['What comes due', 14],
    ['Minutes by day', 14],
  ] as const) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('img')).toBeVisible();
    await region.getByText('Show as a table').click();
    await expect(region.getByRole('table').getByRole('row')).toHaveCount(1 + rows);
  }
  await expect(page.getByText('No word was forgotten eight times.')).toBeVisible();
  await expect(page.getByText('No word was forgotten yet.')).toBeVisible();
  await expectAccessible(page, 'the statistics');
});
