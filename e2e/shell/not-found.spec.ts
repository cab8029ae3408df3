import { expect, test } from '../support/test';

test('an unknown address shows the 404 page, whose buttons lead back and home', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText(/does not exist or has been moved/)).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);

  await page.goto('/no/such/place');
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
});
