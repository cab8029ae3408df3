import {
  conversation,
  messageField,
  noteField,
  noteItem,
  typeNote,
  say,
  storedNotes,
} from '../support/capture';
import { crash, reopen } from '../support/crash';
import { asLearner, signInHere } from '../support/learner';
import { tokenOf } from '../support/session';
import { expect, test } from '../support/test';

test(
  'what is typed in both views survives a reload, and is gone after a sign-out',
  { tag: '@smoke' },
  async ({ signedIn: page }) => {
    await page.goto('/chat?view=assistant');
    await messageField(page).fill('half a question');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await noteField(page).fill('half a note');
    await page.reload();
    await expect(noteField(page)).toHaveValue('half a note');
    await page.getByRole('tab', { name: 'Assistant' }).click();
    await expect(messageField(page)).toHaveValue('half a question');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('half a');
  },
);

test('when the renderer dies, what is typed is kept, and what was on its way is there once, in order', async ({
  signedIn: page,
  context,
  learner,
}) => {
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  // The server takes what is sent first, and its answer is still to come when there is nobody any more to hear it.
  let arrived = 0;
  await page.route(/\/api\/(capture-notes|chat\/send)$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    arrived += 1;
  });
  for (const word of ['rain', 'snow', 'sun']) await typeNote(page, word);
  await noteField(page).fill('half a note');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await say(page, 'how do you say umbrella');
  await messageField(page).fill('half a question');
  await expect.poll(() => arrived).toBe(2);
  await crash(page);
  const again = await reopen(context, '/chat?view=assistant');
  await expect(messageField(again)).toHaveValue('half a question');
  await expect(again.getByRole('button', { name: 'Save umbrella' })).toHaveCount(1);
  await expect(conversation(again).getByText('how do you say umbrella', { exact: true })).toHaveCount(1);
  await expect(again.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await again.getByRole('tab', { name: 'Notes' }).click();
  await expect(noteField(again)).toHaveValue('half a note');
  await expect(again.getByText('Generated', { exact: true })).toHaveCount(3);
  await expect(again.getByText('Sending…')).toHaveCount(0);
  const notes = await storedNotes(learner);
  expect(notes.map(({ content }) => content)).toEqual(['WORD - rain', 'WORD - snow', 'WORD - sun']);
  const { messages } = await asLearner<{ messages: unknown[] }>(learner, 'GET', '/chat/history');
  expect(messages).toHaveLength(2);
});

test('a session that ends while one writes keeps notes and texts for the sign-in, which leads back', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/401/);
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  await page.route('**/api/capture-notes', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  );
  for (const word of ['rain', 'snow']) await typeNote(page, word);
  await expect(noteItem(page, 'WORD - snow')).toBeVisible();
  await noteField(page).fill('half a note\nin two lines');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await messageField(page).fill('半分の質問');
  await asLearner(learner, 'POST', '/auth/signout');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signInHere(page, learner);
  await expect(page).toHaveURL(/\/chat\?view=assistant$/);
  await expect(messageField(page)).toHaveValue('半分の質問');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(noteField(page)).toHaveValue('half a note\nin two lines');
  await expect(page.getByText('Generated', { exact: true })).toHaveCount(2);
  const notes = await storedNotes({ ...learner, token: await tokenOf(page) });
  expect(notes.map(({ content }) => content)).toEqual(['WORD - rain', 'WORD - snow']);
});
