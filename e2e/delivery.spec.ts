import type { Locator, Page } from '@playwright/test';
import { noteField } from './support/capture';
import { faults, ranTampered } from './support/faults';
import { expect, test } from './support/test';
import { keepToast } from './support/toasts';
import { card, numbered, saveWords, searchBox } from './support/vocabulary-list';

test.describe.configure({ mode: 'parallel' });

/** Each remote by its place in the sidebar. */
const remotes = {
  Learning: 'mfe-learn',
  Vocabulary: 'mfe-vocabulary',
  Capture: 'mfe-capture',
  Settings: 'mfe-auth',
} as const;
type Area = keyof typeof remotes;
const areas = Object.keys(remotes) as Area[];

/** A fault of each sort that `npm test` looks at. */
const EVERY_DAY: readonly string[] = ['Learning is missing', 'Vocabulary is a page with 200'];

const DRAFT = 'WORD - half a wo';

const main = (page: Page): Locator => page.getByRole('main');
const retry = (page: Page): Locator => main(page).getByRole('button', { name: 'Try again' });
const heading = (page: Page, area: Area): Locator =>
  page.getByRole('heading', { level: 1, name: area, exact: true });
const open = (page: Page, area: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area, exact: true }).click();

// The browser and the shell report the files on the console, and what a release throws at a press nobody can catch.
test.beforeEach(({ expectProblems }) =>
  expectProblems(/^(404|500): .*\/releases\//, /^console: /, /^uncaught: broken at /),
);

/** The longest that anybody waited, in ms: for a panel, and for another area while one was down. */
const longest = { panel: 0, other: 0 };
test.afterAll(() =>
  console.log(`longest wait for a panel ${longest.panel} ms, for another area ${longest.other} ms`),
);

async function waits(what: keyof typeof longest, until: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  await until();
  longest[what] = Math.max(longest[what], Date.now() - begun);
}

for (const [fault, { inflict, shows, wasThere }] of Object.entries(faults))
  for (const area of areas) {
    const title = `${area} ${fault}: the rest goes on, ${shows === 'panel' ? 'a panel shows, and "Try again" recovers in place' : 'and it shows all the same'}`;
    const tag = EVERY_DAY.some((name) => title.startsWith(name)) ? ['@smoke'] : [];
    test(title, { tag }, async ({ signedIn: page }) => {
      const other: Area = area === 'Capture' ? 'Vocabulary' : 'Capture';
      await page.goto('/dashboard');
      const mend = await inflict(page, remotes[area]);
      await page.reload();
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
      if (other === 'Capture') {
        await open(page, other);
        await noteField(page).fill(DRAFT);
      }

      await open(page, area);
      const shown = shows === 'panel' ? retry(page) : heading(page, area);
      await waits('panel', () => expect(shown).toBeVisible());
      await expect(retry(page)).toHaveCount(shows === 'panel' ? 1 : 0);
      // A press that throws takes nothing away.
      await main(page).click({ position: { x: 1, y: 1 } });
      if (wasThere) expect(await page.evaluate(wasThere)).toBe(true);

      await waits('other', async () => {
        await open(page, other);
        await expect(heading(page, other)).toBeVisible();
      });
      if (other === 'Capture') await expect(noteField(page)).toHaveValue(DRAFT);

      await open(page, area);
      if (shows === 'panel') {
        await expect(retry(page)).toBeVisible();
        await mend();
        await retry(page).click();
      }
      await expect(heading(page, area)).toBeVisible();
      await expect(retry(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
      expect(await ranTampered(page)).toBe(false);
    });
  }

test('while an area is down a message stays, and the way back finds the list as it was left', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(14));
  await page.goto('/vocabularies?search=word');
  const files = /\/releases\/mfe-learn\//;
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.reload();
  await card(page, 'word 04')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const words = 'Vocabulary deleted successfully!';
  await keepToast(page, words);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);

  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learning' });
  await link.press('Enter');
  await expect(retry(page)).toBeVisible();
  await page.unroute(files);
  await retry(page).press('Enter');
  await expect(heading(page, 'Learning')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Messages' }).getByText(words)).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('word');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('with every remote down the shell still greets, navigates and knows its 404 page', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/^404: .*\/nowhere$/);
  await page.route(/\/releases\//, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  for (const area of areas) {
    await open(page, area);
    await expect(retry(page)).toBeVisible();
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
