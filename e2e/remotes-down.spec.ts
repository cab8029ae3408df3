import { expect, test, type Page, type Route } from '@playwright/test';
import { createLearner, signIn, suiteUrl, type Learner } from './support/learner';

type Fault = (route: Route) => Promise<void> | void;

/** What a broken deployment looks like to the browser. `hang` never answers. */
const faults: Record<string, Fault> = {
  'missing (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'HTML with 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  hanging: () => undefined,
};

const remotes = [
  { name: 'mfe-learn', area: 'Learning', path: '/learn', heading: 'Learning' },
  { name: 'mfe-vocabulary', area: 'Vocabulary', path: '/vocabularies', heading: 'Vocabulary' },
  { name: 'mfe-capture', area: 'Capture', path: '/chat', heading: 'Capture' },
] as const;

let learner: Learner;
test.beforeAll(async () => {
  learner = await createLearner();
});

const filesOf = (remote: string): RegExp => new RegExp(`/releases/${remote}/`);

const open = (page: Page, area: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area, exact: true }).click();

for (const [fault, answer] of Object.entries(faults)) {
  test(`a remote whose files are ${fault}: the rest stays usable, the panel shows, and "Try again" recovers`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const down = remotes[0];
    await page.route(filesOf(down.name), answer);
    await signIn(page, learner);
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

    await open(page, down.area);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();

    await open(page, 'Vocabulary');
    await expect(
      page.getByRole('heading', { level: 1, name: remotes[1].heading, exact: true }),
    ).toBeVisible();
    await open(page, 'Capture');
    await expect(
      page.getByRole('heading', { level: 1, name: remotes[2].heading, exact: true }),
    ).toBeVisible();

    await open(page, down.area);
    await expect(retry).toBeVisible();
    await page.unroute(filesOf(down.name));
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: down.heading, exact: true })).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    expect(uncaught).toEqual([]);
  });
}

test('with every remote down the shell still greets, navigates and knows its 404 page', async ({ page }) => {
  await signIn(page, learner);
  await page.route(/\/releases\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${suiteUrl()}/dashboard`);
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  for (const { area } of remotes) {
    await open(page, area);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await page.goto(`${suiteUrl()}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
