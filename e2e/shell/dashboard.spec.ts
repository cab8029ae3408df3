import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { fontsReady } from '../support/fonts';
import { asLearner, type Learner } from '../support/learner';
import { expect, test } from '../support/test';

/** Adds words and answers them: all but the last one right. */
async function learn(learner: Learner, count: number): Promise<void> {
  const kana = [...'かきくけこさしすせそ'].slice(0, count);
  const { vocabulary_ids: ids } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    {
      vocabulary: kana.map((sign, index) => ({
        en_word: `word ${index}`,
        hiragana: `${sign}さ`,
        status: true,
      })),
    },
  );
  const { data } = await asLearner<{ data: { id: number } }>(learner, 'POST', '/learn/start', {
    vocabularyIds: ids,
    mode: 2,
    level: 'beginner',
  });
  for (const [index, vocabularyId] of ids.entries()) {
    const userAnswer = index === ids.length - 1 ? 'zzz' : `word ${index}`;
    await asLearner(learner, 'POST', '/learn/check-answer-mode', {
      sessionId: data.id,
      vocabularyId,
      userAnswer,
    });
  }
}

/** The layout shift score of the page so far. Source: web.dev, "Cumulative Layout Shift". */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { score: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) total.score += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutShift: { score: number } }).layoutShift.score);
}

const figure = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.describe('the greeting', () => {
  test.use({ timezoneId: 'UTC' });

  test('is Japanese, by the time of day where the learner is, with the name', async ({
    signedIn: page,
    learner,
  }) => {
    await asLearner(learner, 'PATCH', '/account/settings', { timeZone: 'Asia/Tokyo' });
    for (const [now, greeting] of [
      ['2026-03-09T19:59:00Z', 'こんばんは'],
      ['2026-03-09T20:00:00Z', 'おはようございます'],
      ['2026-03-10T02:00:00Z', 'こんにちは'],
      ['2026-03-10T09:00:00Z', 'こんばんは'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/dashboard');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`${greeting}、Hana`);
      await expect(heading.getByText(greeting)).toHaveAttribute('lang', 'ja');
    }
    await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
    await expect(page).toHaveTitle('Dashboard · Kotoba');
  });
});

test('three cards lead to capture, learning and vocabulary', async ({ signedIn: page }) => {
  for (const [title, target] of [
    ['Add Vocabulary', '/chat'],
    ['Start Learning', '/learn'],
    ['Vocabulary', '/vocabularies'],
  ] as const) {
    await page.goto('/dashboard');
    const cards = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards).toHaveCount(3);
    await cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) }).click();
    await expect(page).toHaveURL(new RegExp(`${target}(\\?.*)?$`));
  }
});

test('the figures are the learner’s own, and the year is a picture and a table', async ({
  signedIn: page,
  learner,
}) => {
  await learn(learner, 5);
  await page.goto('/dashboard');
  await expect(figure(page, 'Level')).toContainText('N5');
  await expect(figure(page, 'Streak')).toContainText('1day in a row');
  await expect(figure(page, 'Words')).toContainText('5');
  const { data } = await asLearner<{ data: { due: number } }>(learner, 'GET', '/stats/summary');
  await expect(figure(page, 'Due today')).toContainText(`Due today${data.due}`);
  await expect(figure(page, 'Accuracy')).toContainText('80%');
  await expect(figure(page, 'Plan')).toContainText('ProUnlimited');
  const year = page.getByRole('img', { name: '5 answers in the last 365 days' });
  await year.focus();
  await expect(year).toBeFocused();
  await page.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: '5 answers in the last 365 days' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('5');
});

test('a new learner is invited to the first word', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Add your first word' }).click();
  await expect(page).toHaveURL(/\/chat/);
});

for (const [who, words] of [
  ['who has practised', 2],
  ['who is new', 0],
] as const) {
  test(`nothing moves while the figures of a learner ${who} come`, async ({ signedIn: page, learner }) => {
    if (words > 0) await learn(learner, words);
    const shift = await watchShift(page);
    let come: () => void = () => undefined;
    const wanted = new Promise<void>((next) => (come = next));
    await page.route('**/api/stats/summary', async (route) => {
      await wanted;
      await route.fallback();
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
    const places = () =>
      Promise.all(
        [page.getByRole('heading', { name: 'Your year' }), page.getByRole('contentinfo')].map((part) =>
          part.boundingBox(),
        ),
      );
    await fontsReady(page);
    // While the page is still being put together a part may be there and have no place yet.
    await expect.poll(places).not.toContain(null);
    const before = await places();
    come();
    await expect(figure(page, 'Accuracy')).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await shift()).toBeLessThan(0.01);
  });
}

test('figures that fail can be asked for again in their place; the rest of the page stands', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/stats\/summary/, /503/);
  await page.route('**/api/stats/summary', (route) =>
    route.fulfill({ status: 503, json: { error: 'down' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Your figures could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start Learning' })).toBeVisible();
  await page.unroute('**/api/stats/summary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Level')).toContainText('N5');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the dashboard breaks no rule of accessibility, full and empty', async ({ signedIn: page, learner }) => {
  await bringAxe(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  await expectAccessible(page, 'the dashboard of a new learner');
  await learn(learner, 2);
  await page.reload();
  await page.getByText('Show as a table').click();
  await expectAccessible(page, 'the dashboard with its table');
});
