import type { Page } from '@playwright/test';
import { fontsReady } from '../support/fonts';
import { openNavigation } from '../support/frame';
import { expect, test } from '../support/test';
import { watchToast } from '../support/toasts';
import { giveWords, startQuiz } from '../support/words';

const areas = [
  ['Dashboard', '/dashboard'],
  ['Capture', '/chat'],
  ['Vocabulary', '/vocabularies'],
  ['Learning', '/learn'],
  ['Settings', '/settings'],
] as const;

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const search = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search vocabulary' });

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
}

test('the sidebar holds Dashboard, Capture, Vocabulary, Learning and Settings, and leads there', async ({
  signedIn: page,
}) => {
  await openDashboard(page);
  for (const [name, path] of areas) {
    const links = (await openNavigation(page)).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(areas.map(([area]) => area));
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the current area is marked, also on the pages below it', async ({ signedIn: page, learner }) => {
  const words = await giveWords(learner);
  const [word] = words;
  const session = await startQuiz(learner, words);
  for (const [address, area] of [
    ['/dashboard', 'Dashboard'],
    ['/chat?view=assistant', 'Capture'],
    [`/vocabularies/${word}/detail`, 'Vocabulary'],
    [`/vocabularies/${word}/edit`, 'Vocabulary'],
    [`/learn/session/${session}`, 'Learning'],
  ] as const) {
    await page.goto(address);
    const marked = main(page).locator('[aria-current="page"]');
    await expect(marked).toHaveText([area]);
  }
});

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
  await expect(page.locator('body > span').filter({ hasText: 'Learning' })).toBeVisible();
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

test('phones have the four areas in a bar at the bottom, and nothing scrolls sideways', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: Math.min(599, page.viewportSize()?.width ?? 0), height: 740 });
  await openDashboard(page);
  await expect(main(page).getByRole('link')).toHaveText(['Dashboard', 'Capture', 'Vocabulary', 'Learning']);
  const bar = await main(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

test('Enter in the search of the top bar leads to the collection with the query', async ({
  signedIn: page,
  learner,
}) => {
  await giveWords(learner);
  await openDashboard(page);
  await search(page).fill('傘 & 100%');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/vocabularies');
  expect(new URL(page.url()).searchParams.get('query')).toBe('傘 & 100%');
  await search(page).fill('umbrella');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 1 - 1 of 1\.$/)).toBeVisible();
  await search(page).fill('   ');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).searchParams.get('query')).toBe('umbrella');
});

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

test('"/" focuses the search, but not while the learner is typing elsewhere or before an open menu', async ({
  signedIn: page,
}) => {
  await page.goto('/chat');
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(note).toBeVisible();
  await note.fill('1');
  await page.keyboard.press('/');
  await expect(note).toHaveValue('1/');
  await note.fill('');
  await note.blur();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.keyboard.press('/');
  await expect(page.locator('header input')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
});

test('the footer leads to Privacy, Terms and Support, and names the version 1.0.0', async ({
  signedIn: page,
}) => {
  for (const name of ['Privacy', 'Terms', 'Support']) {
    await openDashboard(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('1.0.0');
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('toasts appear at the top in the middle, at most 350 px wide, for three seconds, in one polite region', async ({
  signedIn: page,
}) => {
  await page.goto('/settings');
  const passed = watchToast(page, 'Settings saved');
  await page.getByRole('switch', { name: /furigana/i }).click();
  const region = page.getByRole('status', { name: 'Messages' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const toast = await passed;
  expect(toast.width).toBeLessThanOrEqual(350);
  expect(Math.abs(toast.centre - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThanOrEqual(2);
  expect(toast.top).toBeLessThan(100);
  expect(toast.lasted).toBeGreaterThan(2900);
});

test('a toast comes and goes by what a compositor does alone, so that no key typed meanwhile waits for it', async ({
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
  await page.getByRole('switch', { name: /furigana/i }).click();
  await passed;
  expect(await moved.evaluate((seen) => [...seen].sort())).toEqual(['opacity', 'transform']);
});

test('toasts can be heard and reached over what is open', async ({ signedIn: page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await expect(page.getByRole('status', { name: 'Messages' })).toHaveCount(1);
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
