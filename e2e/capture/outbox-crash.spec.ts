import {
  conversation,
  messageField,
  noteField,
  noteItem,
  noteOn,
  say,
  storedNotes,
} from '../support/capture';
import { crash, reopen } from '../support/crash';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

const contents = async (...[learner]: Parameters<typeof storedNotes>) =>
  (await storedNotes(learner)).map(({ content }) => content);

test('what is being typed outlives the renderer, in both views', async ({ signedIn: page, context }) => {
  await page.goto('/chat');
  await noteField(page).fill('half a note');
  await crash(page);
  const again = await reopen(context, '/chat');
  await expect(noteField(again)).toHaveValue('half a note');
  await again.getByRole('tab', { name: 'Assistant' }).click();
  await messageField(again).fill('half a question');
  await crash(again);
  const third = await reopen(context, '/chat?view=assistant');
  await expect(messageField(third)).toHaveValue('half a question');
  await third.getByRole('tab', { name: 'Notes' }).click();
  await expect(noteField(third)).toHaveValue('half a note');
});

test('notes that were on their way when the renderer died are there once, in order', async ({
  signedIn: page,
  context,
  learner,
}) => {
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  // The server takes the first one, and its answer is still to come when there is nobody any more to hear it.
  let arrived = false;
  await page.route('**/api/capture-notes', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    arrived = true;
  });
  for (const word of ['rain', 'snow', 'sun']) await noteOn(page, word);
  await expect.poll(() => arrived).toBe(true);
  await crash(page);
  expect(await contents(learner)).toEqual(['WORD - rain']);
  const again = await reopen(context, '/chat');
  await expect(again.getByText('Generated', { exact: true })).toHaveCount(3);
  await expect(again.getByText('Sending…')).toHaveCount(0);
  expect(await contents(learner)).toEqual(['WORD - rain', 'WORD - snow', 'WORD - sun']);
});

test('a message that was being answered when the renderer died is there once, with its answer', async ({
  signedIn: page,
  context,
  learner,
}) => {
  await page.goto('/chat?view=assistant');
  let arrived = false;
  await page.route('**/api/chat/send', async (route) => {
    await route.fetch();
    arrived = true;
  });
  await say(page, 'how do you say umbrella');
  await expect.poll(() => arrived).toBe(true);
  await crash(page);
  const again = await reopen(context, '/chat?view=assistant');
  await expect(again.getByRole('button', { name: 'Save umbrella' })).toHaveCount(1);
  await expect(conversation(again).getByText('how do you say umbrella', { exact: true })).toHaveCount(1);
  await expect(again.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  const { messages } = await asLearner<{ messages: unknown[] }>(learner, 'GET', '/chat/history');
  expect(messages).toHaveLength(2);
});

test('an expired session in the middle of noting keeps all notes for the sign-in', async ({
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
  for (const word of ['rain', 'snow']) await noteOn(page, word);
  await expect(noteItem(page, 'WORD - snow')).toBeVisible();
  await asLearner(learner, 'POST', '/auth/signout');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByText('Generated', { exact: true })).toHaveCount(2);
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('kotoba.session') ?? '{}'));
  expect(await contents({ ...learner, token })).toEqual(['WORD - rain', 'WORD - snow']);
});
