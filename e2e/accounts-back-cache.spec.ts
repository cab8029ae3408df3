import { expect, test } from './support/test';
import { become } from './support/tabs';
import { storedSession } from './support/watch';

// Playwright switches the browser's cache for Back off; here it is wanted.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('Back to a page that the browser had put aside shows nothing private after a sign-out elsewhere', async ({
  page,
  context,
  learner,
}) => {
  await become(page, learner);
  await page.goto('/profile');
  await expect(page.getByText(`Signed in as ${learner.email}`)).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pageshow', () =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.firstFrame = document.body.innerText;
      }),
    );
  });
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/exam');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other.getByText('Signed out successfully')).toBeVisible();
  // A page that comes out of the cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect((await page.locator('html').getAttribute('data-first-frame')) ?? '').not.toContain(learner.email);
  await expect(page.getByText(learner.email)).toHaveCount(0);
  expect(await storedSession(page)).toBeNull();
});
