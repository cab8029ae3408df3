import type { Locator, Page } from '@playwright/test';

/** Whether the page is so narrow that the sidebar is a drawer (LOOK-5: under 900 px). */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

/** The navigation of the areas: the sidebar, or the drawer after opening it. */
async function openNavigation(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'Main' }).getByRole('navigation', { name: 'Main' });
}

/** Goes to an area as a learner does. */
export async function openArea(page: Page, area: string): Promise<void> {
  const navigation = await openNavigation(page);
  await navigation.getByRole('link', { name: area, exact: true }).click();
}

/** Goes to the learning home and opens the other ways to practice. */
export async function openOtherWays(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Other ways to practice', expanded: false }).click();
}
