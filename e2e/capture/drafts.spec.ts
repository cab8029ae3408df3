import type { Page } from '@playwright/test';
import { messageField, noteField, say } from '../support/capture';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

/** Types into both views; the assistant's is the one that is left open. */
async function typeBoth(page: Page): Promise<void> {
  await page.goto('/chat');
  await noteField(page).fill('half a note\nin two lines');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await messageField(page).fill('半分の質問');
}
async function expectBoth(page: Page): Promise<void> {
  await expect(messageField(page)).toHaveValue('半分の質問');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(noteField(page)).toHaveValue('half a note\nin two lines');
}

test('what is typed in both views survives the end of the session', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/401/);
  await typeBoth(page);
  await asLearner(learner, 'POST', '/auth/signout');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/auth\/signin/);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // After the sign-in the place from which one was sent away is open again.
  await expect(page).toHaveURL(/\/chat\?view=assistant$/);
  await expectBoth(page);
});

test('what is typed in both views survives a crash of the area', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/broken on purpose|error/i);
  await typeBoth(page);
  // What the conversation leans on breaks under it.
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.evaluate(() => {
    const Observer = window.ResizeObserver;
    function broken(): void {
      throw new Error('broken on purpose');
    }
    Object.assign(window, {
      ResizeObserver: broken,
      mend: () => Object.assign(window, { ResizeObserver: Observer }),
    });
  });
  await page.getByRole('tab', { name: 'Assistant' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await again.click();
  await expectBoth(page);
});

test('what is typed in both views survives an area that does not load', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/404|Failed to load|integrity|ERR_/);
  await typeBoth(page);
  await page.route(/\/releases\/mfe-capture\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(/\/releases\/mfe-capture\//);
  await again.click();
  await expectBoth(page);
});

test('a sending that fails takes nothing from either view', async ({ signedIn: page, expectProblems }) => {
  expectProblems(/503/);
  await page.route(/\/api\/(chat\/send|capture-notes)$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await page.goto('/chat');
  await noteField(page).fill('rain');
  await noteField(page).press('Enter');
  await expect(page.getByText('WORD - rain')).toBeVisible();
  await noteField(page).fill('the next note');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await say(page, 'umbrella');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await messageField(page).fill('the next question');
  await page.reload();
  await expect(page.getByText('umbrella', { exact: true })).toBeVisible();
  await expect(messageField(page)).toHaveValue('the next question');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText('WORD - rain')).toBeVisible();
  await expect(noteField(page)).toHaveValue('the next note');
});
