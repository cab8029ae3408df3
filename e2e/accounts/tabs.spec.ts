import type { BrowserContext, Page } from '@playwright/test';
import {
  asLearner,
  createLearner,
  mailTo,
  signIn,
  suiteUrl,
  tokenIn,
  type Learner,
} from '../support/learner';
import { SESSION_KEY, sessionText } from '../support/session';
import { expect, test } from '../support/test';
import { apiCalls, bearerOf, record, seen } from '../support/watch';

/** How soon the other tabs must know. */
const AT_ONCE = { timeout: 1000 };

/** A tab at `path`, in which the learner is signed in as on his last visit. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Writes the session as a sign-in in `page` would: the other tabs hear of it. */
async function becomeLearner(page: Page, learner: Pick<Learner, 'token'>): Promise<void> {
  const text = await sessionText(learner);
  await page.goto('/privacy');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, text] as const);
}

async function saveWord(learner: Learner, en_word: string): Promise<void> {
  const vocabulary = [{ en_word, hiragana: 'ひみつ', status: true }];
  await asLearner(learner, 'POST', '/vocabulary/create', { vocabulary });
}

/** As from another device. */
const signOutOnServer = (learner: Learner): Promise<unknown> => asLearner(learner, 'POST', '/auth/signout');

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
};

test('a sign-out in one tab takes effect in every tab within a second', async ({
  page,
  learner,
  context,
}) => {
  await becomeLearner(page, learner);
  const tabs = [
    await openTab(context, '/profile'),
    await openTab(context, '/chat'),
    await openTab(context, '/learn'),
  ];
  const active = await openTab(context, '/exam');
  const calls = apiCalls(context);
  await signOut(active);
  await expect(active.getByText('Signed out successfully')).toBeVisible();
  await Promise.all(
    tabs.map((tab) => expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible(AT_ONCE)),
  );
  for (const tab of tabs) await expect(tab.getByText(learner.email)).toHaveCount(0);
  const spoken = calls.map((call) => new URL(call.url()).pathname);
  expect(spoken).toEqual(['/api/auth/signout']);
});

test('another sign-in in one tab takes effect in every tab within a second: no tab shows or writes the first learner’s data', async ({
  page,
  learner,
  context,
}) => {
  const other = await createLearner();
  await saveWord(learner, 'first secret');
  await saveWord(other, 'second secret');
  await becomeLearner(page, learner);
  const list = await openTab(context, '/vocabularies?query=secret#list');
  await expect(list.getByRole('main').getByText('first secret').first()).toBeVisible();
  const notes = await openTab(context, '/chat');
  await notes.getByRole('textbox', { name: 'Note' }).fill('half a secret note');
  const idle = await openTab(context, '/learn');

  // Not by the form: signing out before would empty the tabs.
  const text = await sessionText(other);
  const calls = apiCalls(context);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, text] as const);
  await expect(list.getByRole('main').getByText('second secret').first()).toBeVisible(AT_ONCE);
  await expect(list.getByText('first secret')).toHaveCount(0);
  await expect(list).toHaveURL(`${suiteUrl()}/vocabularies`);
  await expect(notes.getByRole('textbox', { name: 'Note' })).toHaveValue('', AT_ONCE);
  for (const tab of [list, notes, idle]) {
    await tab.getByRole('button', { name: 'Account menu' }).click();
    await expect(tab.getByText(other.email)).toBeVisible();
    await tab.keyboard.press('Escape');
  }
  await notes.getByRole('textbox', { name: 'Note' }).fill('mine alone');
  await notes.reload();
  await expect(notes.getByRole('textbox', { name: 'Note' })).toHaveValue('mine alone');
  expect(calls.filter((call) => bearerOf(call).includes(learner.token))).toEqual([]);
  expect(calls.filter((call) => call.url().endsWith('/api/events')).length).toBeGreaterThanOrEqual(3);
});

test('a late answer for the learner before is thrown away, and a late refusal of his token signs nobody out', async ({
  page,
  learner,
  context,
  expectProblems,
}) => {
  expectProblems(/401/);
  const other = await createLearner();
  await saveWord(learner, 'first secret');
  await becomeLearner(page, learner);
  const tab = await context.newPage();
  await record(tab);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const late = tab.waitForRequest(
    (request) => request.url().includes('/api/vocabulary?') && bearerOf(request).includes(learner.token),
  );
  await tab.route('**/api/vocabulary?*', async (route) => {
    if (!bearerOf(route.request()).includes(learner.token)) return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await tab.goto('/vocabularies');
  await late;
  await signOutOnServer(learner);
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto('/auth/signin');
  await signIn(page, other);
  await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible();
  answer();
  await tab.getByRole('link', { name: 'Vocabulary', exact: true }).first().click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  await expect(tab.getByRole('main').getByText('first secret')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  expect((await seen(tab)).headings).not.toContain('first secret');
});

test('an email verified in one tab is verified in the others', async ({ page, context, newcomer }) => {
  await becomeLearner(page, newcomer);
  const waiting = await openTab(context, '/vocabularies?query=kasa#list');
  await expect(waiting).toHaveURL(/\/auth\/unverified-email$/);
  const asking = await openTab(context, '/auth/email-verification');
  const mail = await mailTo(newcomer.email);
  await page.goto(`/auth/email-verification?token=${tokenIn(mail)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect(waiting).toHaveURL(`${suiteUrl()}/vocabularies?query=kasa#list`, AT_ONCE);
  await expect(asking.getByRole('heading', { level: 1, name: 'Email Already Verified' })).toBeVisible(
    AT_ONCE,
  );
});
