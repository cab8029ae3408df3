import { noteField, noteItem, storedNotes, typeNote } from '../support/capture';
import { glimpse } from '../support/glimpse';
import { createLearner, signIn } from '../support/learner';
import { expect, test } from '../support/test';

const OFFLINE = /ERR_INTERNET_DISCONNECTED/;
const contents = async (...[learner]: Parameters<typeof storedNotes>) =>
  (await storedNotes(learner)).map(({ content }) => content);

test('notes of a class without reception appear at once and are sent once, in order, when it is back', async ({
  signedIn: page,
  context,
  learner,
  expectProblems,
}) => {
  expectProblems(OFFLINE);
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  await context.setOffline(true);
  for (const word of ['rain', 'snow', 'sun']) {
    await typeNote(page, word);
    await expect(noteItem(page, `WORD - ${word}`).getByText('Sending…')).toBeVisible();
  }
  expect(await contents(learner)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('3 notes captured! Vocabulary will be generated automatically.')).toBeVisible();
  await expect(page.getByText('Sending…')).toHaveCount(0);
  expect(await contents(learner)).toEqual(['WORD - rain', 'WORD - snow', 'WORD - sun']);
});

test('a lost answer makes no second note', async ({ signedIn: page, learner, expectProblems }) => {
  expectProblems(/ERR_CONNECTION_RESET|ERR_FAILED/);
  await page.goto('/chat');
  let lost = 0;
  await page.route('**/api/capture-notes', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await typeNote(page, 'rain');
  await expect(page.getByText('Failed to create note').first()).toBeVisible();
  await expect(page.getByText('Note captured! Vocabulary will be generated automatically.')).toBeVisible();
  expect(lost).toBe(1);
  expect(await contents(learner)).toEqual(['WORD - rain']);
});

test('what waits survives a reload on another page, and is sent from there', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/503/);
  await page.goto('/chat');
  await page.route('**/api/capture-notes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await typeNote(page, 'rain');
  await expect(page.getByText('Failed to create note').first()).toBeVisible();
  await page.unroute('**/api/capture-notes');
  await page.goto('/dashboard');
  await expect.poll(() => contents(learner)).toEqual(['WORD - rain']);
});

test('a sign-out takes what was not sent along; nobody else sees or sends it', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/503/);
  await page.goto('/chat');
  await page.route('**/api/capture-notes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await typeNote(page, 'a secret');
  await expect(noteItem(page, 'WORD - a secret')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('a secret');
  await page.unroute('**/api/capture-notes');
  const other = await createLearner();
  await signIn(page, other);
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  expect(await storedNotes(other)).toEqual([]);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signIn(page, learner);
  await page.goto('/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
});

test('a pasted list becomes one note a line, two hundred at a time, and nothing of it is cut', async ({
  signedIn: page,
  learner,
}) => {
  test.setTimeout(180_000);
  await page.goto('/chat');
  const lines = Array.from({ length: 205 }, (_, index) => `qqzz ${index + 1}`);
  await noteField(page).focus();
  await page.evaluate((text) => document.execCommand('insertText', false, text), lines.join('\n'));
  await expect(noteField(page)).toHaveValue(lines.join('\n'));
  let all = false;
  const captured = '200 notes captured! Vocabulary will be generated automatically.';
  void glimpse(page, '[role="status"] span', captured).then(() => (all = true));
  await page.getByRole('button', { name: 'Save as 200 notes' }).click();
  const progress = page.getByRole('progressbar', { name: 'Notes on their way' });
  await expect(progress).toBeVisible();
  await expect(noteField(page)).toHaveValue(lines.slice(200).join('\n'));
  let done = 0;
  const howFar = async (): Promise<number> => {
    if (all) return 200;
    const [value] = await progress.evaluateAll((bars) => bars.map((bar) => Number(bar.ariaValueNow)));
    return value ?? done;
  };
  // It goes on and on until all are there.
  while (done < 200) {
    await expect.poll(howFar).toBeGreaterThan(done);
    done = await howFar();
  }
  expect(await contents(learner)).toEqual(lines.slice(0, 200).map((line) => `WORD - ${line}`));
});
