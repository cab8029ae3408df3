import type { Page } from '@playwright/test';
import { buttonOf, fieldOf } from '../support/account-forms';
import { bringAxe, expectAccessible } from '../support/axe';
import { signInHere } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { become, openTab } from '../support/tabs';
import { expect, test } from '../support/test';

const WANTED = '/vocabularies?query=kasa#list';
const OWN_PASSWORD = 'Ame-ga-furu-2';
const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test(
  'the owner of an address with which somebody else signed up follows the mailed link and alone has the account',
  { tag: '@smoke' },
  async ({ page, context, browser, newcomer, expectProblems }) => {
    expectProblems(/401.*\/api\/auth\/check-auth/);
    expectProblems(/400.*\/api\/auth\/signin/);
    // Whoever signed up waits for the link to be followed.
    await become(page, newcomer);
    const stranger = await openTab(context, WANTED);
    await expect(stranger).toHaveURL('/auth/unverified-email');
    await buttonOf(stranger, 'Resend Verification Email').click();
    const link = await mailedLink(newcomer.email, '/auth/email-verification', 2);

    const device = await browser.newContext();
    const owner = await device.newPage();
    await bringAxe(owner);
    await owner.goto(link);
    await headed(owner, 'Choose a new password');
    await expectAccessible(owner, 'A new password after a link that was followed elsewhere');
    await expect(owner.getByText(newcomer.email)).toBeVisible();
    expect(await owner.evaluate(() => localStorage.getItem('kotoba.session') ?? '')).not.toContain(
      '"token":"',
    );

    await stranger.evaluate(() => window.dispatchEvent(new Event('focus')));
    await headed(stranger, 'Sign in');
    await signInHere(stranger, newcomer);
    await expect(stranger.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeVisible();

    await fieldOf(owner, 'New password').fill(OWN_PASSWORD);
    await fieldOf(owner, 'Confirm password').fill(OWN_PASSWORD);
    await buttonOf(owner, 'Reset password').click();
    await expect(owner.getByText('Password reset successfully')).toBeVisible();
    await signInHere(owner, { ...newcomer, password: OWN_PASSWORD });
    await expect(owner).toHaveURL(WANTED);
    await headed(owner, 'Vocabulary');
    await device.close();
  },
);
