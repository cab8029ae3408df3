import type { Page } from '@playwright/test';
import { buttonOf, fieldOf } from '../support/account-forms';
import { catalogueOf, dismissToast, expectErrorToast, failures, type Failure } from '../support/failures';
import { suiteUrl, type Learner } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { expect, test as base, withSession } from '../support/test';

const AT = '/auth/email-verification';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The page with the session of a learner who has not verified yet. */
const test = base.extend<{ newcomersPage: Page }>({
  newcomersPage: async ({ page, newcomer }, use) => {
    await withSession(page, newcomer);
    await use(page);
  },
});

const verifyElsewhere = async (learner: Learner): Promise<void> => {
  const token = new URL(await mailedLink(learner.email, AT), suiteUrl()).searchParams.get('token');
  await fetch(`${suiteUrl()}/api/auth/verify-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
};

test.describe('with a token', () => {
  test('verifies by itself with one POST, takes the token out of the address, starts the session, and goes to /auth/email-verified?from=…', async ({
    page,
    newcomer,
  }) => {
    const link = `${await mailedLink(newcomer.email, AT)}&from=${encodeURIComponent('/vocabularies?query=neko#top')}`;
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/verify-email')) sent.push(request.postDataJSON());
    });
    await page.goto(link);
    await expect(heading(page, 'Email Verified!')).toBeVisible();
    await expect(page).toHaveURL(
      `/auth/email-verified?from=${encodeURIComponent('/vocabularies?query=neko#top')}`,
    );
    expect(sent).toEqual([{ token: new URL(link, suiteUrl()).searchParams.get('token') }]);
    const check = page.waitForRequest('**/api/auth/check-auth');
    await buttonOf(page, 'Continue').click();
    await check;
    await expect(page).toHaveURL('/vocabularies?query=neko#top');
    await expect(heading(page, 'Vocabulary')).toBeVisible();
  });

  test('a link that was used before shows "Email Already Verified" as a success, and Continue to Dashboard goes on', async ({
    newcomersPage: page,
    newcomer,
    expectProblems,
  }) => {
    expectProblems(/\/api\/auth\/verify-email/);
    const link = await mailedLink(newcomer.email, AT);
    await verifyElsewhere(newcomer);
    await page.goto(link);
    await expect(heading(page, 'Email Already Verified')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(AT);
    await buttonOf(page, 'Continue to Dashboard').click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('every failure shows the text of the catalogue, and the way to another mail', async ({
    page,
    newcomersPage: _seeded,
    expectProblems,
  }) => {
    expectProblems(/\/api\/auth\/verify-email/);
    const catalogue = catalogueOf({ bare400: 'Invalid request data' }, 'Failed to verify email');
    for (const [failure, words] of Object.entries(catalogue)) {
      // A refused token ends no session here; the guard of a dead one is told elsewhere.
      if (failure === 'bare401') continue;
      await test.step(failure, async () => {
        await page.route('**/api/auth/verify-email', failures[failure as Failure]);
        await page.goto(`${AT}?token=made-up`);
        await expectErrorToast(page, words);
        await expect(heading(page, 'Email Verification Required')).toBeVisible();
        await expect(page.getByRole('main').getByText(words)).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(buttonOf(page, 'Resend Verification Email')).toBeEnabled();
        await page.unroute('**/api/auth/verify-email');
      });
    }
  });

  test('after a failure of the network the same link can be tried again, without a reload', async ({
    page,
    newcomer,
    expectProblems,
  }) => {
    expectProblems(/\/api\/auth\/verify-email/);
    await page.route('**/api/auth/verify-email', failures.cut);
    await page.goto(await mailedLink(newcomer.email, AT));
    await expect(heading(page, 'Email Verification Required')).toBeVisible();
    await page.unroute('**/api/auth/verify-email');
    await buttonOf(page, 'Try again').click();
    await expect(heading(page, 'Email Verified!')).toBeVisible();
  });
});

test.describe('without a token', () => {
  test('shows "Email Verification Required", the email, Resend Verification Email and Back to Sign In, which signs the learner out', async ({
    newcomersPage: page,
    newcomer,
  }) => {
    await page.goto(AT);
    await expect(heading(page, 'Email Verification Required')).toBeVisible();
    await expect(page).toHaveTitle('Email Verification Required · Kotoba');
    await expect(page.getByRole('main').getByText(newcomer.email)).toBeVisible();
    await expect(buttonOf(page, 'Resend Verification Email')).toBeEnabled();
    await buttonOf(page, 'Back to Sign In').click();
    await expect(page).toHaveURL('/auth/signin');
    await expect(fieldOf(page, 'Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kotoba.session'))).toBeNull();
  });

  for (const [query, from] of [
    ['?from=%2Fvocabularies%3Fquery%3Dneko', '/vocabularies?query=neko'],
    ['?from=https%3A%2F%2Fevil.example%2Flearn', null],
  ] as const) {
    test(`Resend with ${query} toasts, and sends the place ${from}, which the mail carries`, async ({
      newcomersPage: page,
      newcomer,
    }) => {
      await page.goto(AT + query);
      const request = page.waitForRequest('**/api/auth/resend-verification');
      await buttonOf(page, 'Resend Verification Email').dblclick();
      expect((await request).postDataJSON()).toEqual({ from });
      await expect(page.getByText('Verification email sent')).toBeVisible();
      const link = new URL(await mailedLink(newcomer.email, AT, 2), suiteUrl());
      expect(link.searchParams.get('from')).toBe(from);
    });
  }

  test('every failure of Resend shows the text of the catalogue, and it can be pressed again', async ({
    newcomersPage: page,
    expectProblems,
  }) => {
    expectProblems(/\/api\/auth\/resend-verification/);
    await page.goto(AT);
    const catalogue = catalogueOf({ bare400: 'Invalid request data' });
    for (const [failure, words] of Object.entries(catalogue)) {
      if (failure === 'bare401') continue;
      await test.step(failure, async () => {
        await page.unroute('**/api/auth/resend-verification');
        await page.route('**/api/auth/resend-verification', failures[failure as Failure]);
        await buttonOf(page, 'Resend Verification Email').click();
        await expectErrorToast(page, words);
        await expect(buttonOf(page, 'Resend Verification Email')).toBeEnabled();
        await dismissToast(page);
      });
    }
  });
});

test.describe('email verified', () => {
  for (const [query, target] of [
    ['?from=%2Flearn', '/learn'],
    ['?from=%2F%2Fevil.example', '/dashboard'],
    ['', '/dashboard'],
  ] as const) {
    test(`with ${query || 'no query'} Continue checks the session again, then goes to ${target}`, async ({
      signedIn: page,
    }) => {
      await page.goto(`/auth/email-verified${query}`);
      await expect(heading(page, 'Email Verified!')).toBeVisible();
      await expect(buttonOf(page, 'Continue')).toBeEnabled();
      const check = page.waitForResponse('**/api/auth/check-auth');
      await buttonOf(page, 'Continue').click();
      expect((await check).ok()).toBe(true);
      await expect(page).toHaveURL(target);
    });
  }
});

test.describe('unverified email', () => {
  test('a protected page leads here; the screen is that of the verification, and once verified in another tab it goes to the remembered place by itself', async ({
    newcomersPage: page,
    newcomer,
    context,
  }) => {
    await page.goto('/vocabularies?query=neko');
    await expect(page).toHaveURL('/auth/unverified-email');
    await expect(heading(page, 'Email Verification Required')).toBeVisible();
    await expect(page.getByRole('main').getByText(newcomer.email)).toBeVisible();
    const other = await context.newPage();
    await other.goto(await mailedLink(newcomer.email, AT));
    await expect(heading(other, 'Email Verified!')).toBeVisible();
    await expect(page).toHaveURL('/vocabularies?query=neko');
  });

  test('verified on another device, it goes on as soon as the learner looks at it again; default /dashboard', async ({
    newcomersPage: page,
    newcomer,
  }) => {
    await page.goto('/auth/unverified-email');
    await expect(page.getByRole('main').getByText(newcomer.email)).toBeVisible();
    await verifyElsewhere(newcomer);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/dashboard');
  });

  for (const [at, from] of [
    ['/learn', '/learn'],
    ['/auth/unverified-email', '/dashboard'],
  ] as const) {
    test(`opened at ${at}, Resend uses the place ${from}`, async ({ newcomersPage: page }) => {
      await page.goto(at);
      await expect(page).toHaveURL('/auth/unverified-email');
      const request = page.waitForRequest('**/api/auth/resend-verification');
      await buttonOf(page, 'Resend Verification Email').click();
      expect((await request).postDataJSON()).toEqual({ from });
      await expect(page.getByText('Verification email sent')).toBeVisible();
    });
  }
});
