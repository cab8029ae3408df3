import type { Locator, Page } from '@playwright/test';
import { signUpForm as form, buttonOf, fieldOf, fillForm, typeInto } from '../support/account-forms';
import { dismissToast, expectErrorToast } from '../support/failures';
import { expect, test } from '../support/test';

const AT = '/auth/signup';
const country = (page: Page): Locator => page.locator('[role="combobox"][aria-label="Country"]');
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search countries' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Country' });
const activeOption = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });

async function openList(page: Page): Promise<void> {
  await page.goto(AT);
  await country(page).click();
  await expect(search(page)).toBeFocused();
}

test('is disabled, with a spinner, until the countries are there; the rest of the form waits for nothing', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((release) => (answer = release));
  await page.route('**/api/countries', async (route) => {
    await answered;
    await route.fulfill({ json: [{ id: 392, name: 'Japan' }] });
  });
  await page.goto(AT);
  await expect(country(page)).toBeDisabled();
  await expect(country(page)).toHaveAttribute('aria-busy', 'true');
  await expect(country(page).locator('svg, [class]').last()).toBeVisible();
  await fieldOf(page, 'First name').fill('Hana');
  answer();
  await expect(country(page)).toBeEnabled();
  await expect(country(page)).not.toHaveAttribute('aria-busy');
  await expect(fieldOf(page, 'First name')).toHaveValue('Hana');
});

test('the focus moves to the search box 100 ms after the list opens, and letters typed before are not lost', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(AT);
  await expect(country(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await country(page).click();
  await expect(search(page)).toBeVisible();
  await page.clock.runFor(99);
  await expect(search(page)).not.toBeFocused();
  await page.keyboard.type('jap');
  await page.clock.runFor(1);
  await expect(search(page)).toBeFocused();
  await page.clock.resume();
  await expect(search(page)).toHaveValue('jap');
  await expect(page.getByRole('option')).toHaveText(['Japan']);
});

test('finds by any part of the name in any case, says "No countries found" when nothing matches, and Enter then picks nothing', async ({
  page,
}) => {
  await openList(page);
  expect(await page.getByRole('option').count()).toBeGreaterThan(200);
  await search(page).fill('LAND');
  for (const name of ['Poland', 'New Zealand', 'Åland Islands']) {
    await expect(page.getByRole('option', { name, exact: true })).toHaveCount(1);
  }
  for (const text of await page.getByRole('option').allTextContents()) expect(text).toMatch(/land/i);
  await search(page).fill('xyz');
  await expect(page.getByText('No countries found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No countries found')).toBeVisible();
});

test('Enter picks the first match and never sends the form; the choice is marked, and can be cleared', async ({
  page,
}) => {
  let sent = 0;
  page.on(
    'request',
    (request) => (sent += Number(request.url().includes('/auth/signup') && request.method() === 'POST')),
  );
  await fillForm(page, form);
  await expect(page.getByRole('button', { name: 'Clear country' })).toHaveCount(0);
  await country(page).click();
  await search(page).fill('ja');
  const first = await page.getByRole('option').first().textContent();
  await page.keyboard.press('Enter');
  await expect(country(page)).toHaveText(first ?? 'no option');
  await expect(list(page)).toHaveCount(0);
  await expect(country(page)).toBeFocused();
  await country(page).click();
  await expect(page.getByRole('option', { selected: true })).toHaveText([first ?? '']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear country' }).click();
  await expect(country(page)).toHaveText('Choose your country');
  await expect(country(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear country' })).toHaveCount(0);
  expect(sent).toBe(0);
});

test('Enter that ends a composition picks nothing', async ({ page, context }) => {
  await openList(page);
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'a', selectionStart: 1, selectionEnd: 1 });
  for (const windowsVirtualKeyCode of [13, 229]) {
    const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode } as const;
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    if (windowsVirtualKeyCode === 13) await page.keyboard.insertText('a');
  }
  await expect(list(page)).toBeVisible();
  await expect(country(page)).toHaveText('Choose your country');
});

test('Escape, a press outside and Tab close the list and change nothing; the focus goes on from the field', async ({
  page,
}) => {
  await openList(page);
  await search(page).fill('japan');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(country(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await expect(fieldOf(page, 'First name')).toBeFocused();
  await country(page).click();
  await expect(list(page)).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(list(page)).toHaveCount(0);
  await expect(country(page)).toHaveText('Choose your country');
});

test('is worked by the keyboard alone, and tells assistive technology what happens', async ({ page }) => {
  await page.goto(AT);
  await expect(country(page)).toBeEnabled();
  await expect(country(page)).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false');
  await country(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveAttribute(
    'aria-controls',
    (await list(page).getAttribute('id')) ?? 'no list',
  );
  const names = await page.getByRole('option').allTextContents();
  expect(await activeOption(page)).toBe(names[0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await activeOption(page)).toBe(names[2]);
  await page.keyboard.press('ArrowUp');
  expect(await activeOption(page)).toBe(names[1]);
  await page.keyboard.press('End');
  expect(await activeOption(page)).toBe(names.at(-1));
  await expect(page.getByRole('option', { name: names.at(-1) ?? '', exact: true })).toBeInViewport();
  await page.keyboard.press('Home');
  expect(await activeOption(page)).toBe(names[0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(country(page)).toHaveText(names[1] ?? 'no second option');
});

test('the list is at most 12rem high and stays on the screen', async ({ page }) => {
  await openList(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  const box = await list(page).boundingBox();
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.height).toBeLessThanOrEqual(12 * rem);
  expect(box?.height).toBeGreaterThan(10 * rem);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width);
  await page.getByRole('option', { name: 'Andorra' }).click();
  await expect(country(page)).toHaveText('Andorra');
});

test('a list that cannot be loaded toasts "Failed to load countries", can be asked for again, and the form is sent without it', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/\/api\/countries/);
  await page.route('**/api/countries', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/auth/signup', (route) => route.fulfill({ json: form.answer }));
  await page.goto(AT);
  await expectErrorToast(page, 'Failed to load countries');
  await expect(country(page)).toBeDisabled();
  await dismissToast(page);
  await page.getByRole('button', { name: 'Load countries again' }).click();
  await expectErrorToast(page, 'Failed to load countries');
  await page.unroute('**/api/countries');
  await page.getByRole('button', { name: 'Load countries again' }).click();
  await expect(country(page)).toBeEnabled();

  await page.route('**/api/countries', (route) => route.abort());
  await page.reload();
  await expectErrorToast(page, 'Failed to load countries');
  await typeInto(page, form);
  const request = page.waitForRequest('**/api/auth/signup');
  await buttonOf(page, 'Create account').click();
  expect((await request).postDataJSON()).not.toHaveProperty('countryId');
});
