import { expect, test, type Browser, type Page } from '@playwright/test';
import { createLearner, signIn, type Learner } from './support/learner';
import { startSuite } from './support/suite';
import { openWorkshop } from './support/workshop';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A tab of its own, signed in, on the learning home. */
async function newTabOf(url: string, browser: Browser, learner: Learner): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, learner, url);
  await page.goto(`${url}/learn`);
  return page;
}

test('a team ships its remote and takes it back, while the suite runs and the shell stays as it is', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const workshop = openWorkshop();
  // Its own: a release changes what every tab of a suite gets, and other specs run beside this one.
  const { url, dataDir, remove } = await startSuite();
  const newTab = (from: Browser, who: Learner): Promise<Page> => newTabOf(url, from, who);
  try {
    const learner = await createLearner(url);
    const before = await newTab(browser, learner);
    await expect(heading(before, 'Learning')).toBeVisible();
    const shellFiles = async (): Promise<string[]> =>
      (await (await fetch(url)).text()).match(/\/shell\/[\w./-]+/g) ?? [];
    const shell = await shellFiles();
    expect(shell.length).toBeGreaterThan(0);

    workshop.edit('mfe-learn/src/texts.ts', (text) =>
      text.replace("'home.title': 'Learning'", "'home.title': 'Practice'"),
    );
    expect(workshop.suite(dataDir, 'publish', 'mfe-learn')).toMatch(
      /Published mfe-learn .* as [0-9a-f]{16}\./,
    );
    await expect(heading(await newTab(browser, learner), 'Learning')).toBeVisible();

    expect(workshop.suite(dataDir, 'promote', 'mfe-learn')).toMatch(/is live/);
    await expect(heading(await newTab(browser, learner), 'Practice')).toBeVisible();
    expect(await shellFiles()).toEqual(shell);

    await before.getByRole('link', { name: 'Dashboard' }).first().click();
    await before.getByRole('link', { name: 'Learning' }).first().click();
    await expect(heading(before, 'Learning')).toBeVisible();

    // The open tab is offered the newer release when the learner walks on, and takes it when he says so.
    const offer = before.getByRole('banner').getByRole('button', { name: 'Update' });
    await expect(async () => {
      await before.getByRole('link', { name: 'Dashboard' }).first().click();
      await before.getByRole('link', { name: 'Learning' }).first().click();
      await expect(offer).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await offer.click();
    await before.getByRole('dialog', { name: 'Update' }).getByRole('button', { name: 'Update' }).click();
    await expect(heading(before, 'Practice')).toBeVisible();
    await expect(offer).toHaveCount(0);

    expect(workshop.suite(dataDir, 'rollback', 'mfe-learn')).toMatch(/is back at/);
    await expect(heading(await newTab(browser, learner), 'Learning')).toBeVisible();
    expect(workshop.suite(dataDir, 'verify')).toMatch(/are what was published/);
  } finally {
    workshop.remove();
    await remove();
  }
});
