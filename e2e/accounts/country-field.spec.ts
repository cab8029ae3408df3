import type { Locator, Page } from '@playwright/test';
import { fieldOf } from '../support/account-forms';
import { expect, test } from '../support/test';

const country = (page: Page): Locator => page.locator('[role="combobox"][aria-label="Country"]');
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search countries' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Country' });
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup');
  await expect(country(page)).toBeEnabled();
});

test('is worked by the keyboard alone, and tells assistive technology what happens', async ({ page }) => {
  await expect(country(page)).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false');
  await country(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(search(page)).toBeFocused();
  const listId = (await list(page).getAttribute('id')) ?? 'no list';
  await expect(search(page)).toHaveAttribute('aria-controls', listId);
  const names = await page.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThan(200);
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
  await expect(country(page)).toBeFocused();
});

test('what is typed before the search box has the focus is not lost; Tab and a press outside close the list, and the focus goes on from the field', async ({
  page,
}) => {
  await country(page).click();
  await page.keyboard.type('jap');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('jap');
  await expect(page.getByRole('option')).toHaveText(['Japan']);
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await expect(fieldOf(page, 'First name')).toBeFocused();
  await country(page).click();
  await expect(list(page)).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(list(page)).toHaveCount(0);
  await expect(country(page)).toHaveText('Choose your country');
});

test('the list is at most 12rem high and stays on the screen', async ({ page }) => {
  await country(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const box = await list(page).boundingBox();
  if (box === null) throw new Error('The list has no box');
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.height).toBeLessThanOrEqual(12 * rem);
  expect(box.height).toBeGreaterThan(10 * rem);
  expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
});
