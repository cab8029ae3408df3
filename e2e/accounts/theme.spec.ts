import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

test('the chosen theme is there before anything of the suite runs, on every kind of page', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404.*no\/such\/place/);
  await page.emulateMedia({ colorScheme: 'light' });
  await asLearner(learner, 'PATCH', '/account/settings', { theme: 'dark' });
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The first script of the suite never arrives: what shows is the first paint.
  const script = /\/shell\/[^/]+\/main\.[^/]+\.js$/;
  await page.route(script, () => undefined);
  for (const place of ['/dashboard', '/settings', '/terms', '/no/such/place']) {
    const asked = page.waitForRequest(script);
    await page.goto(place, { waitUntil: 'commit' });
    await asked;
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 22, 28)');
    await expect(page.getByRole('heading')).toHaveCount(0);
  }
});
