import { holdBack } from '../support/hold-back';
import { asLearner, createLearner, signInHere } from '../support/learner';
import { expect, test } from '../support/test';
import { apiCalls, storedSession } from '../support/watch';

test('a session that ends in the middle of work is left once, and the note that was saved is sent after the next sign-in; another learner finds none of it', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/401/);
  const note = page.getByRole('textbox', { name: 'Note' });
  // Without news from the server the dead session is found out by a call that is refused.
  await page.route('**/api/events', () => undefined);
  const release = await holdBack(page, '**/api/capture-notes', { method: 'POST' });
  await page.goto('/chat?view=notes#compose');
  await note.fill('雨が降っている');
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Save note' }).click();
  await note.fill('half a secret');
  await asLearner(learner, 'POST', '/auth/signout');
  const calls = apiCalls(page, '/auth');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  expect(places).toEqual(['/auth/signin']);
  expect(calls).toEqual([]);

  await signInHere(page, await createLearner());
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/chat');
  await expect(note).toHaveValue('');
  await expect(page.getByText('雨が降っている')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await page.goto('/chat?view=notes#compose');
  await signInHere(page, learner);
  await expect(page).toHaveURL('/chat?view=notes#compose');
  await expect(page.getByText('WORD - 雨が降っている')).toBeVisible();
  await expect(page.getByText('Sending…')).toHaveCount(0);
  await expect(note).toHaveValue('half a secret');
});
