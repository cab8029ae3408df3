import { createLearner, mailTo, suiteUrl, tokenIn } from './support/learner';
import { become, openTab, saveWord } from './support/tabs';
import { expect, test } from './support/test';
import { bearerOf, storedSession } from './support/watch';

// Rules between tabs for which the width of the window makes no difference.

for (const [name, status] of [
  ['answer', 200],
  ['refusal', 401],
] as const) {
  test(`a late ${name} to the learner before changes nothing for the one who is here`, async ({
    page,
    learner,
    context,
  }) => {
    const other = await createLearner();
    await saveWord(learner, 'first secret');
    await saveWord(other, 'second secret');
    await become(page, learner);
    const tab = await context.newPage();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let isLate = false;
    await tab.route('**/api/vocabulary?*', async (route) => {
      if (!bearerOf(route.request()).includes(learner.token)) return route.continue();
      isLate = true;
      const response = await route.fetch();
      await held;
      // The tab may have given the call up already.
      await route.fulfill({ response, status }).catch(() => undefined);
    });
    await tab.goto('/vocabularies');
    await expect.poll(() => isLate).toBe(true);
    await become(page, other);
    await expect(tab.getByRole('main').getByText('second secret').first()).toBeVisible();
    answer();
    await tab.getByRole('searchbox', { name: 'Search', exact: true }).fill('secret');
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL(/query=secret/);
    await expect(tab.getByRole('main').getByText('second secret').first()).toBeVisible();
    await expect(tab.getByText('first secret')).toHaveCount(0);
    expect(await storedSession(tab)).toContain(other.token);
  });
}

test('an email verified in one tab is verified in the others', async ({ page, context, newcomer }) => {
  await become(page, newcomer);
  const waiting = await openTab(context, '/vocabularies?query=kasa#list');
  await expect(waiting).toHaveURL(/\/auth\/unverified-email$/);
  const asking = await openTab(context, '/auth/email-verification');
  await page.goto(`/auth/email-verification?token=${tokenIn(await mailTo(newcomer.email))}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect(waiting).toHaveURL(`${suiteUrl()}/vocabularies?query=kasa#list`);
  await expect(asking.getByRole('heading', { level: 1, name: 'Email Already Verified' })).toBeVisible();
});
