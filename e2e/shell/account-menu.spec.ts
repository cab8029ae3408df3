import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Account menu' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await page.goto('/exam');
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu shows name, email, Online and the status, and its items in their order', async ({
  signedIn: page,
  learner,
}) => {
  await openMenu(page);
  for (const text of ['Hana Sato', learner.email, 'Online', 'Account Status: Pro Member']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('menuitem')).toHaveText(['Account Settings', 'View Profile', 'Sign out']);
});

test('a learner whose name is not known is "User"', async ({ signedIn: page }) => {
  await page.route('**/api/auth/check-auth', async (route) => {
    const answer = await route.fetch();
    const { user } = (await answer.json()) as { user: object };
    await route.fulfill({ response: answer, json: { user: { ...user, firstName: '', lastName: '' } } });
  });
  await openMenu(page);
  await expect(page.getByText('User', { exact: true })).toBeVisible();
});

test('Account Settings leads to /settings and View Profile to /profile', async ({ signedIn: page }) => {
  await openMenu(page);
  await item(page, 'Account Settings').click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await button(page).click();
  await item(page, 'View Profile').click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a press outside closes the menu and does nothing else', async ({ signedIn: page }) => {
  await openMenu(page);
  await page.mouse.click(20, 300);
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/exam$/);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard opens the menu, walks round it with the arrows, Home, End and letters, and Escape gives the focus back', async ({
  signedIn: page,
}) => {
  await page.goto('/exam');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Account Settings')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'View Profile'],
    ['ArrowDown', 'Sign out'],
    ['ArrowDown', 'Account Settings'],
    ['ArrowUp', 'Sign out'],
    ['Home', 'Account Settings'],
    ['End', 'Sign out'],
    ['v', 'View Profile'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Account Settings')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
});

test('Sign out shows "Signing out...", then the toast "Signed out successfully" at sign-in, and the session is gone', async ({
  signedIn: page,
}) => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/signout', async (route) => {
    await gate;
    await route.continue();
  });
  await openMenu(page);
  await item(page, 'Sign out').click();
  await expect(item(page, 'Signing out...')).toBeVisible();
  answer();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('kotoba.session');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('a sign-out that fails toasts "Failed to sign out. Please try again.", and the session is gone all the same', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/500/);
  await page.route('**/api/auth/signout', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'x', message: 'x', code: 'INTERNAL' } }),
  );
  await openMenu(page);
  await item(page, 'Sign out').click();
  await expect(page.getByText('Failed to sign out. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('kotoba.session');
});
