import type { Page } from '@playwright/test';
import { fontsReady } from '../support/fonts';
import { createLearner, suiteUrl } from '../support/learner';
import { expect, test, withSession } from '../support/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a page that a visitor may not see never flashes, and its code is not fetched', async ({ page }) => {
  const remotes = new Set<string | undefined>();
  page.on('request', (request) => remotes.add(/\/releases\/([^/]+)\//.exec(request.url())?.[1]));
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && !seen.includes(text)) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const headings = () => page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);
  const refused = async (addresses: string[], end: string, shown: string) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(heading(page, shown)).toBeVisible();
      await expect(page).toHaveURL(end);
      expect(await headings()).toEqual([shown]);
    }
  };
  const learners = ['/vocabularies/1/detail', '/chat', '/learn', '/dashboard', '/'];
  await refused([...learners, '/settings'], '/auth/signin', 'Sign in');
  await withSession(page, await createLearner(suiteUrl(), { verified: false }));
  await refused([...learners, '/auth/signin'], '/auth/unverified-email', 'Email Verification Required');
  expect([...remotes].filter(Boolean)).toEqual(['mfe-auth']);
});

test('the requested place is passed along to sign-in, and Back does not return to the refused page', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.goto('/learn?topic=3#words');
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    from: '/learn?topic=3#words',
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('Go Back of an unknown address leads to the previous page, also after a reload, and home in a tab without a history', async ({
  context,
  page,
  expectProblems,
}) => {
  expectProblems(/404/);
  await page.goto('/auth/forgot-password');
  expect((await page.goto('/no/such/place'))?.status()).toBe(404);
  await page.reload();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/no/such/place', '_blank', 'noopener')),
  ]);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL(/\/auth\/signin$/);
});

test('Back restores the scroll position and leads the focus to the h1 of the page before', async ({
  page,
}) => {
  await page.goto('/attributions');
  await expect(heading(page, /./)).toBeVisible();
  await fontsReady(page);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await terms.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await terms.click();
  await expect(heading(page, 'Terms')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Attributions')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
