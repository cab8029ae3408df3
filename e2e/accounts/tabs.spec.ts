import { createLearner, suiteUrl } from '../support/learner';
import { become, openTab, saveWord } from '../support/tabs';
import { expect, test } from '../support/test';
import { apiCalls, bearerOf } from '../support/watch';

test('a sign-out in one tab takes effect in every tab', async ({ page, learner, context }) => {
  await become(page, learner);
  const tabs = [await openTab(context, '/profile'), await openTab(context, '/chat')];
  await page.goto('/exam');
  const calls = apiCalls(context);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  for (const tab of tabs) {
    await expect(tab.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(tab.getByText(learner.email)).toHaveCount(0);
  }
  const paths = calls.map((call) => new URL(call.url()).pathname);
  expect(paths.slice(paths.indexOf('/api/auth/signout'))).toEqual(['/api/auth/signout']);
});

test('another sign-in in one tab takes effect in every tab: no tab shows or writes the first learner’s data', async ({
  page,
  learner,
  context,
}) => {
  const other = await createLearner();
  await saveWord(learner, 'first secret');
  await saveWord(other, 'second secret');
  await become(page, learner);
  const list = await openTab(context, '/vocabularies?query=secret#list');
  await expect(list.getByRole('main').getByText('first secret').first()).toBeVisible();
  const notes = await openTab(context, '/chat');
  const note = notes.getByRole('textbox', { name: 'Note' });
  await note.fill('half a secret note');

  const calls = apiCalls(context);
  await become(page, other);
  await expect(list.getByText('first secret')).toHaveCount(0);
  await expect(note).toHaveValue('');
  await expect(list.getByRole('main').getByText('second secret').first()).toBeVisible();
  await expect(list).toHaveURL(`${suiteUrl()}/vocabularies`);
  for (const tab of [list, notes]) {
    await tab.getByRole('button', { name: 'Account menu' }).click();
    await expect(tab.getByText(other.email)).toBeVisible();
    await tab.keyboard.press('Escape');
  }
  await note.fill('mine alone');
  await notes.reload();
  await expect(note).toHaveValue('mine alone');
  // The event streams, too: the old ones are closed, and each tab has a new one.
  expect(calls.filter((call) => bearerOf(call).includes(learner.token))).toEqual([]);
  expect(calls.filter((call) => call.url().endsWith('/api/events')).length).toBeGreaterThanOrEqual(2);
});
