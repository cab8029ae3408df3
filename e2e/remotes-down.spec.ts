import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

type Fault = (route: Route) => Promise<void> | void;

/** What a broken deployment looks like to the browser. */
const missing: Fault = (route) => route.fulfill({ status: 404, body: 'Not found' });
const html: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' });
const hanging: Fault = () => undefined;

const remotes = { Learning: 'mfe-learn', Vocabulary: 'mfe-vocabulary', Capture: 'mfe-capture' };
type Area = keyof typeof remotes;

const filesOf = (area: Area): RegExp => new RegExp(`/releases/${remotes[area]}/`);
const retry = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Try again' });
const heading = (page: Page, area: Area): Locator =>
  page.getByRole('heading', { level: 1, name: area, exact: true });
const open = (page: Page, area: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area, exact: true }).click();

// The browser and the shell report the files on the console; nothing may be left uncaught.
test.beforeEach(({ expectProblems }) => expectProblems(/^404: .*\/releases\//, /^console: /));

/**
 * The areas that are down show their panel, the others work, and each comes back when its files do, on the same page.
 */
async function survive(page: Page, down: Partial<Record<Area, Fault>>): Promise<void> {
  const areas = Object.keys(remotes) as Area[];
  for (const area of areas) await page.route(filesOf(area), down[area] ?? ((route) => route.fallback()));
  await page.goto('/dashboard');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  for (const area of areas) {
    await open(page, area);
    await expect(down[area] ? retry(page) : heading(page, area)).toBeVisible();
  }
  for (const area of areas.filter((each) => down[each])) {
    await open(page, area);
    await expect(retry(page)).toBeVisible();
    await page.unroute(filesOf(area));
    await retry(page).click();
    await expect(heading(page, area)).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
}

test(
  'remotes whose files are missing, or a page with 200: the rest stays usable, the panel shows, and "Try again" recovers',
  { tag: '@smoke' },
  ({ signedIn: page }) => survive(page, { Learning: missing, Vocabulary: html }),
);

test('a remote whose files hang: the rest stays usable, the panel shows, and "Try again" recovers', ({
  signedIn: page,
}) => survive(page, { Learning: hanging }));

test('with every remote down the shell still greets, navigates and knows its 404 page', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/^404: .*\/nowhere$/);
  await page.route(/\/releases\//, missing);
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  for (const area of Object.keys(remotes)) {
    await open(page, area);
    await expect(retry(page)).toBeVisible();
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
