import type { Locator, Page } from '@playwright/test';
import { faults } from '../packages/federation/src/testing/faults';
import { remoteOf } from './support/areas';
import { noteField } from './support/capture';
import { inflict, ranTampered } from './support/faults';
import { expect, test } from './support/test';
import { keepToast } from './support/toasts';
import { card, numbered, saveWords, searchBox } from './support/vocabulary-list';

test.describe.configure({ mode: 'parallel' });

const areas = Object.keys(remoteOf);

/** A fault of each sort that `npm test` looks at. */
const EVERY_DAY: readonly string[] = ['Learning is missing', 'Vocabulary is a page with 200'];

const DRAFT = 'WORD - half a wo';
const USABLE_MS = 1000;
const PANEL_MS = 10_000;

const main = (page: Page): Locator => page.getByRole('main');
const retry = (page: Page): Locator => main(page).getByRole('button', { name: 'Try again' });
const heading = (page: Page, area: string): Locator =>
  page.getByRole('heading', { level: 1, name: area, exact: true });

/**
 * Presses a link of the frame, and says after how many ms what it leads to stood: the panel if it is `down`. The page
 * itself measures, and moves no pointer. What is `meanwhile` is pressed just before, and not waited for.
 */
const reach = (page: Page, area: string, { down = false, meanwhile = '' } = {}): Promise<number> =>
  page.evaluate(
    async ([to, isDown, before]) => {
      const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
      const press = (name: string): void =>
        [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
          .find((link) => link.textContent.trim() === name)
          ?.click();
      const stands = (): boolean => {
        const screen = document.querySelector('main');
        if (isDown) return screen?.querySelector('[role="alert"] button') !== null;
        if (to === 'Dashboard') return screen?.textContent.includes('Welcome back') === true;
        return screen?.querySelector('h1')?.textContent.trim() === to;
      };
      if (before) {
        press(before);
        await frame();
        await frame();
      }
      const begun = performance.now();
      press(to);
      do await frame();
      while (!stands());
      return performance.now() - begun;
    },
    [area, down, meanwhile] as const,
  );

/** The shell, or another remote, stands at once while a broken one loads or shows its panel; in the best of three presses, for other tests run beside this one. */
async function expectUsable(page: Page, area: string, meanwhile: string): Promise<void> {
  let quickest = Infinity;
  for (let press = 0; press < 3 && quickest >= USABLE_MS; press += 1)
    quickest = Math.min(quickest, await reach(page, area, { meanwhile }));
  expect(quickest, area).toBeLessThan(USABLE_MS);
}

/** Leaves a list of 14 words, or the settings, scrolled and under a message; gives what tells whether it is so still. */
async function leaveTraces(page: Page, area: 'Vocabulary' | 'Settings'): Promise<() => Promise<void>> {
  await reach(page, area);
  const words = area === 'Settings' ? 'Settings saved' : 'Vocabulary deleted successfully!';
  await keepToast(page, words);
  if (area === 'Settings') {
    await main(page).getByRole('combobox', { name: 'Furigana' }).click();
    await page.getByRole('option', { name: 'Never' }).click();
  } else {
    await searchBox(page).fill('word');
    // What is searched begins at the top.
    await expect(main(page).getByRole('button', { name: 'Practice these' })).toBeVisible();
    await card(page, 'word 04')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(main(page)).toContainText('of 13.');
  }
  await expect(page.getByRole('dialog').or(page.getByRole('listbox'))).toHaveCount(0);
  await expect(page).toHaveURL(area === 'Settings' ? /settings$/ : /query=word/);
  const scrolled = () => page.evaluate(() => (window.scrollTo(0, 200), window.scrollY));
  // What opened holds the page still while it goes.
  await expect.poll(scrolled).toBe(200);
  return async () => {
    await expect(page.getByRole('status', { name: 'Messages' }).getByText(words)).toBeVisible();
    await page.goBack();
    if (area === 'Vocabulary') await expect(searchBox(page)).toHaveValue('word');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  };
}

// The browser and the shell report the files on the console.
test.beforeEach(({ expectProblems }) => expectProblems(/^(404|500): .*\/releases\//, /^console: /));

for (const [name, fault] of Object.entries(faults))
  for (const area of areas) {
    const title = `${area} ${name}: the rest goes on and keeps its state, ${fault.shows === 'screen' ? 'and it shows all the same' : 'a panel shows, and "Try again" recovers in place'}`;
    const tag = EVERY_DAY.some((each) => title.startsWith(each)) ? ['@smoke'] : [];
    test(title, { tag }, async ({ signedIn: page, learner }) => {
      await page.setViewportSize({ width: 1440, height: 600 });
      await saveWords(learner, numbered(14));
      if (area === 'Capture') {
        await page.goto('/chat');
        await noteField(page).fill(DRAFT);
      }
      const mend = await inflict(page, remoteOf[area] ?? '', fault);
      await page.goto('/dashboard');
      await expect(main(page)).toContainText('Welcome back');
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

      const others = ['Dashboard', ...areas.filter((other) => other !== area)];
      // Their files are there: how long those take is measured by the benchmarks.
      for (const other of others) await reach(page, other);
      for (const other of others) await expectUsable(page, other, area);
      if (area !== 'Capture') {
        await reach(page, 'Capture');
        await noteField(page).fill(DRAFT);
      }
      const expectTraces = await leaveTraces(page, area === 'Vocabulary' ? 'Settings' : 'Vocabulary');

      expect(await reach(page, area, { down: fault.shows === 'panel' })).toBeLessThan(PANEL_MS);
      if (fault.shows === 'panel after a press')
        await page.evaluate(() => document.querySelector('main')?.click());
      await expect(retry(page)).toHaveCount(fault.shows === 'screen' ? 0 : 1);
      await mend();
      if (fault.shows !== 'screen') await retry(page).press('Enter');
      await expect(heading(page, area)).toBeVisible();
      await expect(retry(page)).toHaveCount(0);
      await expectTraces();
      await reach(page, 'Capture');
      await expect(noteField(page)).toHaveValue(DRAFT);
      expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
      expect(await ranTampered(page)).toBe(false);
    });
  }

test('with every remote down the shell still greets, navigates and knows its 404 page', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/^404: .*\/nowhere$/);
  await page.route(/\/releases\//, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  for (const area of areas) await reach(page, area, { down: true });
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
