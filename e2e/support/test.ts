import { expect, test as base, type Page } from '@playwright/test';
import { watchConsole } from './console';
import { createLearner, createNewcomer, suiteUrl, type Learner } from './learner';
import { SESSION_KEY, sessionText } from './session';

/** Opens every page of `page` signed in as the learner, as if they had signed in on the last visit. */
export async function withSession(page: Page, learner: Learner, base = suiteUrl()): Promise<void> {
  const session = await sessionText(learner, base);
  // Once only: a test that signs out stays signed out on the next page.
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('e2e.seeded') === value) return;
      sessionStorage.setItem('e2e.seeded', value);
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, session] as const,
  );
}

interface Fixtures {
  /** A learner of this test alone, with a verified mail. */
  readonly learner: Learner;
  /** A learner of this test alone who has signed up and not verified the mail. */
  readonly newcomer: Learner;
  /** The page, signed in as `learner`; open an address to begin. */
  readonly signedIn: Page;
  /** Names a problem that this test provokes on purpose; every other one fails it. */
  readonly expectProblems: (...patterns: RegExp[]) => void;
  /** Fails the test for what a learner must never cause: console errors, uncaught exceptions, missing files. */
  readonly cleanConsole: undefined;
}

interface Place {
  /** Address of the suite that is tested: the shared one, unless a spec brings its own. */
  readonly suiteAt: string;
}

/** Playwright's test with what nearly every spec needs. */
export const test = base.extend<Fixtures & { expected: RegExp[] }, Place>({
  suiteAt: [async ({}, use) => use(suiteUrl()), { scope: 'worker' }],
  baseURL: async ({ suiteAt }, use) => use(suiteAt),
  expected: async ({}, use) => use([]),
  expectProblems: async ({ expected }, use) => use((...patterns) => void expected.push(...patterns)),
  cleanConsole: [
    async ({ page, expected }, use) => {
      const problems = watchConsole(page);
      await use(undefined);
      expect(problems().filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  learner: async ({ suiteAt }, use) => use(await createLearner(suiteAt)),
  newcomer: async ({ suiteAt }, use) => use(await createNewcomer(suiteAt)),
  signedIn: async ({ page, learner, suiteAt }, use) => {
    await withSession(page, learner, suiteAt);
    await use(page);
  },
});

export { expect };
