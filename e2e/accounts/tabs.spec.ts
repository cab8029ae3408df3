import { buttonOf } from '../support/account-forms';
import { createLearner } from '../support/learner';
import { mailedLink } from '../support/mailed-link';
import { become, openTab, saveWord } from '../support/tabs';
import { expect, test } from '../support/test';
import { apiCalls, bearerOf } from '../support/watch';

test(
  'another sign-in in one tab, and a sign-out, take effect in every tab: none shows or writes the first learner’s data',
  { tag: '@smoke' },
  async ({ page, learner, context }) => {
    const other = await createLearner();
    await saveWord(learner, 'first secret');
    await saveWord(other, 'second secret');
    const streams = apiCalls(context, '/events');
    await become(page, learner);
    const list = await openTab(context, '/vocabularies?query=secret#list');
    await expect(list.getByRole('main').getByText('first secret').first()).toBeVisible();
    const notes = await openTab(context, '/chat');
    const note = notes.getByRole('textbox', { name: 'Note' });
    await note.fill('half a secret note');

    // Both tabs listen, before anything changes.
    await expect.poll(() => new Set(streams.map((call) => call.frame().page())).size).toBe(2);
    const calls = apiCalls(context);
    await become(page, other);
    await expect(list.getByText('first secret')).toHaveCount(0);
    await expect(note).toHaveValue('');
    await expect(list.getByRole('main').getByText('second secret').first()).toBeVisible();
    await expect(list).toHaveURL('/vocabularies');
    await notes.getByRole('button', { name: 'Account menu' }).click();
    await expect(notes.getByText(other.email)).toBeVisible();
    // The event streams, too: the old ones are closed, and each tab has a new one.
    expect(calls.filter((call) => bearerOf(call).includes(learner.token))).toEqual([]);
    await expect
      .poll(() => calls.filter((call) => call.url().endsWith('/api/events')).length)
      .toBeGreaterThanOrEqual(2);

    await notes.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(notes.getByText('Signed out successfully')).toBeVisible();
    await expect(list.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(list.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  },
);

test('an email that is verified in one tab leads on in every tab that is looked at again', async ({
  page,
  context,
  newcomer,
}) => {
  const wanted = '/vocabularies?query=kasa#list';
  const verification = '/auth/email-verification';
  await become(page, newcomer);
  const waiting = await openTab(context, wanted);
  await expect(waiting).toHaveURL('/auth/unverified-email');
  const asking = await openTab(context, verification);
  await buttonOf(waiting, 'Resend Verification Email').click();
  const link = await mailedLink(newcomer.email, verification, 2);

  const verifying = await context.newPage();
  await verifying.goto(link);
  await expect(verifying.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await buttonOf(verifying, 'Continue').click();
  await expect(verifying).toHaveURL(wanted);

  await waiting.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(waiting).toHaveURL(wanted);
  await expect(asking.getByRole('heading', { level: 1, name: 'Email Already Verified' })).toBeVisible();
});
