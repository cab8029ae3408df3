import type { Page } from '@playwright/test';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import { visitAs, visitors, type Visitor } from '../support/visitors';
import { giveWords, startQuiz } from '../support/words';

/** A row of the route table: the heading that it shows, whose code it is (null: the shell's), and where each visitor ends. */
interface Row {
  readonly heading: string | RegExp;
  /** The title of the tab without " · Kotoba", where it is not the heading. */
  readonly title?: string;
  readonly remote: string | null;
  /** `here`, or the address that the visitor is sent to. */
  readonly ends: Readonly<Record<Visitor, string>>;
}

const SIGN_IN = '/auth/signin';
const UNVERIFIED = '/auth/unverified-email';
const guests = { guest: 'here', unverified: UNVERIFIED, verified: '/dashboard' };
const everybody = { guest: 'here', unverified: 'here', verified: 'here' };
const protectedPage = { guest: SIGN_IN, unverified: UNVERIFIED, verified: 'here' };

/** Source: document 1, "Route table", and the pages that the decisions add. `0` stands for an id that nothing has. */
const table: Readonly<Record<string, Row>> = {
  '/': {
    heading: /./,
    remote: null,
    ends: { guest: SIGN_IN, unverified: UNVERIFIED, verified: '/dashboard' },
  },
  '/auth/signin': { heading: 'Sign in', remote: 'mfe-auth', ends: guests },
  '/auth/signup': { heading: 'Create Account', remote: 'mfe-auth', ends: guests },
  '/auth/forgot-password': { heading: 'Forgot password', remote: 'mfe-auth', ends: everybody },
  '/auth/reset-password': { heading: 'Invalid Reset Link', remote: 'mfe-auth', ends: everybody },
  '/auth/email-verification': {
    heading: /Email (Verification Required|Already Verified)/,
    remote: 'mfe-auth',
    ends: everybody,
  },
  '/auth/unverified-email': {
    heading: 'Email Verification Required',
    remote: 'mfe-auth',
    // A learner whose email is verified has nothing to do there (section 2, "Unverified email").
    ends: { guest: SIGN_IN, unverified: 'here', verified: '/dashboard' },
  },
  '/auth/email-verified': { heading: 'Email Verified!', remote: 'mfe-auth', ends: everybody },
  '/dashboard': { heading: /Hana/, title: 'Dashboard', remote: null, ends: protectedPage },
  '/chat': { heading: 'Capture', remote: 'mfe-capture', ends: protectedPage },
  '/learn': { heading: 'Learning', remote: 'mfe-learn', ends: protectedPage },
  '/learn/session/2147483647': { heading: /./, remote: 'mfe-learn', ends: protectedPage },
  '/learn/results/2147483647': { heading: /./, remote: 'mfe-learn', ends: protectedPage },
  '/exam': { heading: 'Exam Page', remote: null, ends: protectedPage },
  '/vocabularies': { heading: 'Vocabulary', remote: 'mfe-vocabulary', ends: protectedPage },
  '/vocabularies/2147483647/detail': {
    heading: 'Vocabulary',
    remote: 'mfe-vocabulary',
    // An unknown entry gives the toast and the list (decisions, "Names that assistive technology reads").
    ends: { ...protectedPage, verified: '/vocabularies' },
  },
  '/vocabularies/2147483647/edit': {
    heading: 'Vocabulary',
    remote: 'mfe-vocabulary',
    ends: { ...protectedPage, verified: '/vocabularies' },
  },
  '/settings': { heading: 'Settings', remote: 'mfe-auth', ends: protectedPage },
  '/profile': { heading: 'Profile', remote: 'mfe-auth', ends: protectedPage },
  '/privacy': { heading: 'Privacy', remote: null, ends: everybody },
  '/terms': { heading: 'Terms', remote: null, ends: everybody },
  '/support': { heading: 'Support', remote: null, ends: everybody },
  '/attributions': { heading: 'Attributions', remote: null, ends: everybody },
  '/dev/mailbox': { heading: 'Mailbox', remote: null, ends: everybody },
  '/no/such/place': { heading: 'Page Not Found', remote: null, ends: everybody },
};

/** The remotes whose files the page asked for, and the headings that it ever showed, since the last page began. */
async function watch(page: Page) {
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const name = /\/releases\/([^/]+)\//.exec(new URL(request.url()).pathname)?.[1];
    if (name) remotes.add(name);
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    const note = (): void => {
      for (const heading of document.querySelectorAll('h1')) {
        const text = heading.textContent.trim();
        if (text !== '' && !seen.includes(text)) seen.push(text);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return {
    forget: () => remotes.clear(),
    remotes: () => [...remotes],
    headings: () => page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen),
  };
}

for (const visitor of visitors) {
  test(`every address of the route table lets a ${visitor} visitor in under its title, or sends him on before its code is fetched`, async ({
    page,
    expectProblems,
  }) => {
    test.setTimeout(180_000);
    expectProblems(/404/);
    await visitAs(page, visitor);
    const seen = await watch(page);
    for (const [address, { heading, remote, ends }] of Object.entries(table)) {
      await test.step(address, async () => {
        seen.forget();
        const end = ends[visitor] === 'here' ? address : ends[visitor];
        await page.goto(address);
        await expect(page).toHaveURL((url) => url.pathname === end);
        const wanted = table[end]?.heading ?? heading;
        await expect(page.getByRole('heading', { level: 1, name: wanted })).toBeVisible();
        const title = table[end]?.title ?? wanted;
        if (typeof title === 'string') await expect(page).toHaveTitle(`${title} · Kotoba`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // A page that the guard refuses never flashes, and nothing of its remote is downloaded.
        if (visitor !== 'verified' && end !== address) {
          const headings = await seen.headings();
          expect(
            headings.every((text) => matches(text, wanted)),
            headings.join(', '),
          ).toBe(true);
          if (remote !== table[end]?.remote) expect(seen.remotes()).not.toContain(remote);
        }
      });
    }
  });
}

const matches = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

test('the pages with an id show that session, its results, that word and its form', async ({
  signedIn: page,
  learner,
}) => {
  const words = await giveWords(learner);
  const session = await startQuiz(learner, words);
  const pages: [string, string | RegExp][] = [
    [`/learn/session/${session}`, 'Learning Session'],
    [`/vocabularies/${words[0]}/detail`, /./],
    [`/vocabularies/${words[0]}/edit`, 'Edit Vocabulary'],
  ];
  for (const [address, heading] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await asLearner(learner, 'PUT', `/learn/session/${session}/end`);
  await page.goto(`/learn/results/${session}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Results' })).toBeVisible();
});

test('the landing page shows a full-screen spinner while the session is checked, then leads to the dashboard', async ({
  signedIn: page,
}) => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/check-auth', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  const spinner = page.getByRole('progressbar', { name: 'Checking your session…' });
  await expect(spinner).toBeVisible();
  expect((await spinner.boundingBox())?.height).toBe(page.viewportSize()?.height);
  await expect(page.getByRole('banner')).toHaveCount(0);
  answer();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a protected page shows a spinner while the session loads, and nothing of itself', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/401/);
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/check-auth', async (route) => {
    await gate;
    await route.fulfill({
      status: 401,
      json: { success: false, error: 'Unauthorized', message: 'Unauthorized' },
    });
  });
  const seen = await watch(page);
  await page.goto('/vocabularies?query=neko#top');
  await expect(page.getByRole('progressbar', { name: 'Checking your session…' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(await seen.headings()).toEqual([]);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await seen.headings()).toEqual(['Sign in']);
});

test('the requested location is passed along to sign-in and to the verification page, and Back does not return to the refused page', async ({
  page,
}) => {
  const from = (): Promise<unknown> => page.evaluate(() => (history.state as { usr: unknown }).usr);
  await page.goto('/privacy');
  await page.goto('/learn?topic=3#words');
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await from()).toEqual({ from: '/learn?topic=3#words' });
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);

  await visitAs(page, 'unverified');
  await page.goto('/chat?view=assistant');
  await expect(page).toHaveURL(/\/auth\/unverified-email$/);
  expect(await from()).toEqual({ from: '/chat?view=assistant' });
});

test('the exam page says that the feature is coming soon', async ({ signedIn: page }) => {
  await page.goto('/exam');
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Page' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/coming soon/i)).toBeVisible();
});
