import type { Page } from '@playwright/test';
import { fontsReady } from '../support/fonts';
import { expect, test } from '../support/test';
import { watchToast } from '../support/toasts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const search = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search vocabulary' });

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
}

test('the sidebar folds to a rail that keeps its names, and stays as it was left', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: Math.max(900, page.viewportSize()?.width ?? 0), height: 740 });
  await openDashboard(page);
  const width = async () => (await main(page).boundingBox())?.width;
  expect(await width()).toBe(248);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(await width()).toBe(72);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await width()).toBe(72);
  await main(page).getByRole('link', { name: 'Learning' }).hover();
  await expect(page.locator('.MuiTooltip-tooltip', { hasText: 'Learning' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
});

test('under 900 px the sidebar is a drawer: it takes the focus, keeps it, and gives it back on Escape', async ({
  signedIn: page,
}) => {
  await openDashboard(page);
  await page.setViewportSize({ width: Math.min(899, page.viewportSize()?.width ?? 0), height: 740 });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();

  await menu.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 10, 400);
  await expect(drawer).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 740 });
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
});

test(
  'phones have the four areas in a bar at the bottom that covers nothing, and nothing scrolls sideways',
  { tag: ['@smoke', '@phone'] },
  async ({ signedIn: page }) => {
    await page.setViewportSize({ width: Math.min(599, page.viewportSize()?.width ?? 0), height: 740 });
    await openDashboard(page);
    await expect(main(page).getByRole('link')).toHaveText(['Dashboard', 'Capture', 'Vocabulary', 'Learning']);
    const bar = await main(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);

test('Enter that ends a composition of an input method does not search', async ({ signedIn: page }) => {
  await openDashboard(page);
  const client = await page.context().newCDPSession(page);
  await search(page).focus();
  await client.send('Input.imeSetComposition', { text: 'かさ', selectionStart: 2, selectionEnd: 2 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await client.send('Input.insertText', { text: '傘' });
  // Safari tells only by the key code that the Enter belonged to the input method.
  await search(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === '傘');
});

test('a toast comes at the top in the middle, at most 350 px wide, by what a compositor does alone, so that no key typed meanwhile waits for it', async ({
  signedIn: page,
}) => {
  await page.goto('/settings');
  const moved = await page.getByRole('status', { name: 'Messages' }).evaluateHandle((region) => {
    const seen = new Set<string>();
    region.addEventListener('transitionrun', (event) => seen.add((event as TransitionEvent).propertyName));
    region.addEventListener('animationstart', (event) => seen.add((event as AnimationEvent).animationName));
    return seen;
  });
  const passed = watchToast(page, 'Settings saved');
  await page.getByRole('switch', { name: 'Auto-advance' }).click();
  const toast = await passed;
  expect(toast.width).toBeLessThanOrEqual(350);
  expect(Math.abs(toast.centre - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThanOrEqual(2);
  expect(toast.top).toBeLessThan(100);
  expect(await moved.evaluate((seen) => [...seen].sort())).toEqual(['opacity', 'transform']);
});

test('without a connection a quiet line says so, moves nothing, and goes with the connection', async ({
  signedIn: page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/);
  await openDashboard(page);
  await fontsReady(page);
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
  const before = await place();
  const line = page.getByText('You are offline.', { exact: false });
  await expect(line).toHaveCount(0);
  await context.setOffline(true);
  await expect(line).toBeVisible();
  expect(await place()).toEqual(before);
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});
