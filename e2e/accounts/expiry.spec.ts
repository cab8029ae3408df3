import type { Locator, Page } from '@playwright/test';
import { asLearner, createLearner, suiteUrl, type Learner } from '../support/learner';
import { expect, test } from '../support/test';
import { apiCalls, storedSession, untilAnswered } from '../support/watch';

const REFUSED = /401/;

/**
 * Opens tabs that get no news from the server, so that a dead session is found out by a call that is refused. Gives what lets the server
 * forget the session, once all that was asked before is answered.
 */
async function withoutNews(page: Page, learner: Learner): Promise<() => Promise<void>> {
  const answered = untilAnswered(page);
  await page.route('**/api/events', () => undefined);
  return async () => {
    await answered();
    await asLearner(learner, 'POST', '/auth/signout');
  };
}

/** Signs in on the page where an ended session has led. */
async function comeBack(page: Page, { email, password }: Learner): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function saveWord(learner: Learner, en_word: string, hiragana: string): Promise<number> {
  const { vocabulary_ids } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    {
      vocabulary: [{ en_word, hiragana, status: true }],
    },
  );
  return vocabulary_ids[0] ?? 0;
}

const note = (page: Page): Locator => page.getByRole('textbox', { name: 'Note' });

test('a 401 in the middle of work signs out once, keeps the saved note, returns to the place and sends it', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(REFUSED);
  const expire = await withoutNews(page, learner);
  await page.goto('/chat?view=notes#compose');
  await note(page).fill('雨が降っている');
  await expire();
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  const calls = apiCalls(page);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(places).toEqual(['/auth/signin']);
  expect(calls.length - 1).toBeLessThanOrEqual(2);
  expect(await storedSession(page)).toBeNull();
  await page.reload();
  await comeBack(page, learner);
  await expect(page).toHaveURL(`${suiteUrl()}/chat?view=notes#compose`);
  await expect(page.getByText('WORD - 雨が降っている')).toBeVisible();
  await expect(page.getByText('Sending…')).toHaveCount(0);
  const { notes } = await asLearner<{ notes: unknown[] }>(
    { ...learner, token: JSON.parse((await storedSession(page)) ?? '{}').token as string },
    'GET',
    '/capture-notes',
  );
  expect(notes).toHaveLength(1);
});

test('however many calls are refused at once, there is one way out and no more than two requests after it', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(REFUSED);
  const expire = await withoutNews(page, learner);
  await page.goto('/exam');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expire();
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  const calls = apiCalls(page);
  const first = page.waitForResponse((response) => response.status() === 401);
  // The profile asks for several things in one moment.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await first;
  const sent = calls.length;
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toBeGreaterThan(1);
  expect(calls.length - sent).toBeLessThanOrEqual(2);
  expect(places.filter((place) => place === '/auth/signin')).toHaveLength(1);
  expect(places.at(-1)).toBe('/auth/signin');
});

test('a session that is ended on another device ends here by itself, and the typed text stays', async ({
  signedIn: page,
  learner,
}) => {
  const open = page.waitForResponse('**/api/events');
  await page.goto('/chat');
  await open;
  await note(page).fill('not saved yet');
  await asLearner(learner, 'POST', '/auth/signout');
  await comeBack(page, learner);
  await expect(page).toHaveURL(`${suiteUrl()}/chat`);
  await expect(note(page)).toHaveValue('not saved yet');
});

test('the custom sentence of a word, the profile and an answer are there again after signing in', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(REFUSED);
  const expire = await withoutNews(page, learner);
  const id = await saveWord(learner, 'umbrella', 'かさ');
  const { data } = await asLearner<{ data: { id: number } }>(learner, 'POST', '/learn/start', {
    vocabularyIds: [id],
    name: 'Rain',
    type: 'new',
    mode: 2,
  });
  const firstName = page.getByLabel('First name');
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  const sentence = page.getByRole('textbox', { name: 'Sentence' });

  await page.goto('/profile#details');
  await firstName.fill('Hanako');
  await page.goto(`/learn/session/${data.id}?from=home`);
  await answer.fill('umbrel');
  await page.goto(`/vocabularies/${id}/edit?query=umbrella#sentence`);
  await page.getByRole('button', { name: 'Customize sentence…' }).click();
  await sentence.fill('傘がない。');
  await expire();
  await page.getByRole('button', { name: 'Update Sentence' }).click();

  await comeBack(page, learner);
  await expect(page).toHaveURL(`${suiteUrl()}/vocabularies/${id}/edit?query=umbrella#sentence`);
  await page.getByRole('button', { name: 'Customize sentence…' }).click();
  await expect(sentence).toHaveValue('傘がない。');
  await page.goto(`/learn/session/${data.id}`);
  await expect(answer).toHaveValue('umbrel');
  await page.goto('/profile');
  await expect(firstName).toHaveValue('Hanako');
});

test('the fields of a word and the description of its picture are there again after signing in', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(REFUSED);
  const expire = await withoutNews(page, learner);
  const address = `/vocabularies/${await saveWord(learner, 'umbrella', 'かさ')}/edit`;
  const english = page.getByRole('textbox', { name: 'English word' });
  const prompt = page.getByRole('textbox', { name: 'Image prompt' });
  await page.goto(address);
  await english.fill('brolly');
  await page.getByRole('button', { name: 'Customize image…' }).click();
  await prompt.fill('an umbrella in the wind');
  await page.keyboard.press('Escape');
  await expire();
  await page.getByRole('button', { name: 'Save changes' }).click();

  await comeBack(page, learner);
  await expect(page).toHaveURL(`${suiteUrl()}${address}`);
  await expect(english).toHaveValue('brolly');
  await page.getByRole('button', { name: 'Customize image…' }).click();
  await expect(prompt).toHaveValue('an umbrella in the wind');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
});

test('another learner who signs in instead sees neither the text nor the place of the first', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(REFUSED);
  const other = await createLearner();
  const expire = await withoutNews(page, learner);
  await page.goto('/chat?view=notes');
  await note(page).fill('half a secret');
  await expire();
  await page.getByRole('button', { name: 'Save note' }).click();
  await comeBack(page, other);
  await expect(page).toHaveURL(`${suiteUrl()}/dashboard`);
  await page.goto('/chat');
  await expect(note(page)).toHaveValue('');
  await expect(page.getByText('half a secret')).toHaveCount(0);
});

test('signing out deletes what was typed and forgets the place', async ({ signedIn: page, learner }) => {
  await page.goto('/chat?view=notes');
  await note(page).fill('half a note');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await comeBack(page, learner);
  await expect(page).toHaveURL(`${suiteUrl()}/dashboard`);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('half a note');
  expect(kept).not.toContain('view=notes');
  await page.goto('/chat');
  await expect(note(page)).toHaveValue('');
});
