import { convertedNote, noteField, noteItem, storedNotes, typeNote } from '../support/capture';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { keepToast } from '../support/toasts';
import { expect, test, withSession } from '../support/test';

test('without notes the view invites to type', async ({ signedIn: page }) => {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Capture' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
  await expect(page.getByText('No notes yet', { exact: true })).toBeVisible();
  await expect(page.getByText('Start typing below to capture your notes from the class.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save note' })).toBeDisabled();
});

test('the text area grows from 48 to 120 px; Enter saves, Shift+Enter makes a line, a blank text is not saved', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/chat');
  const height = async () => (await noteField(page).boundingBox())?.height;
  await expect.poll(height).toBe(48);
  await noteField(page).pressSequentially('rain');
  for (let line = 0; line < 8; line += 1) await noteField(page).press('Shift+Enter');
  await expect.poll(height).toBe(120);
  await expect(noteField(page)).toHaveValue(`rain${'\n'.repeat(8)}`);
  await noteField(page).fill('  \n ');
  await expect(page.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await noteField(page).press('Enter');
  await typeNote(page, 'rain');
  await expect(page.getByText('Note captured! Vocabulary will be generated automatically.')).toBeVisible();
  await expect(noteField(page)).toHaveValue('');
  expect((await storedNotes(learner)).map(({ content }) => content)).toEqual(['WORD - rain']);
});

test('a note says its type, its time and how far it is, and its words lead to their pages', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/chat');
  for (const [type, text, shown] of [
    ['Word', 'umbrella', 'WORD - umbrella'],
    ['Phrase', 'how much is it', 'PHRASE - how much is it'],
    ['Group', 'fruits', 'GROUP - fruits'],
    ['Topic', 'TOPIC - weather', 'TOPIC - TOPIC - weather'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await typeNote(page, text);
    await expect(noteItem(page, shown)).toBeVisible();
    await expect(page.getByText('Sending…')).toHaveCount(0);
  }
  expect((await storedNotes(learner)).map(({ content }) => content)).toEqual([
    'WORD - umbrella',
    'PHRASE - how much is it',
    'CATEGORY - fruits',
    'TOPIC - TOPIC - weather',
  ]);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.locator('time').first()).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
  const note = noteItem(page, 'WORD - umbrella');
  await expect(note.getByText('Generated', { exact: true })).toBeVisible();
  await note.getByRole('link', { name: /umbrella/ }).click();
  await expect(page).toHaveURL(/\/vocabularies\/\d+\/detail$/);
  await expect(page.getByText('傘').first()).toBeVisible();
});

test('a text that begins like a prefix comes back as it was typed, under every type', async ({
  signedIn: page,
  learner,
}) => {
  const text = 'TOPIC - CATEGORY - qqzz';
  const types = [
    ['WORD', 'Word', 'WORD'],
    ['PHRASE', 'Phrase', 'PHRASE'],
    ['CATEGORY', 'Group', 'GROUP'],
    ['TOPIC', 'Topic', 'TOPIC'],
  ] as const;
  for (const [prefix] of types)
    await asLearner(learner, 'POST', '/capture-notes', { content: `${prefix} - ${text}` });
  await page.goto('/chat');
  for (const [, type, shown] of types) {
    await noteItem(page, `${shown} - ${text}`).getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit note' });
    await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveText(type);
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(text);
    await dialog.getByRole('textbox', { name: 'Text' }).press('End');
    await dialog.getByRole('textbox', { name: 'Text' }).pressSequentially(' x');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(noteItem(page, `${shown} - ${text} x`)).toBeVisible();
  }
  expect((await storedNotes(learner)).map(({ content }) => content)).toEqual(
    types.map(([prefix]) => `${prefix} - ${text} x`),
  );
});

test('the counts of every open tab follow a note that becomes words', async ({ page, context, learner }) => {
  await withSession(page, learner);
  await page.goto('/chat');
  const [dashboard, list] = [await context.newPage(), await context.newPage()];
  await openListening(dashboard, '/dashboard');
  await openListening(list, '/vocabularies');
  await expect(list.getByText('No vocabulary found')).toBeVisible();
  await typeNote(page, 'umbrella');
  await expect(noteItem(page, 'WORD - umbrella').getByText('Generated', { exact: true })).toBeVisible();
  await expect(list.getByText('Showing 1 - 1 of 1.')).toBeVisible();
  await expect(dashboard.getByRole('group', { name: 'Words', exact: true })).toContainText('1');
});

test('badges, words and deletions of one tab show in every other by themselves', async ({
  page,
  context,
  learner,
}) => {
  await withSession(page, learner);
  await openListening(page, '/chat');
  const other = await context.newPage();
  await openListening(other, '/chat');
  await typeNote(page, 'umbrella');
  const there = noteItem(other, 'WORD - umbrella');
  await expect(there.getByText('Generated', { exact: true })).toBeVisible();
  await expect(there.getByRole('link', { name: /umbrella/ })).toBeVisible();
  const [word] = (await storedNotes(learner))[0]?.words ?? [];
  await asLearner(learner, 'PATCH', `/vocabulary/${word?.id}`, { en_word: 'parasol' });
  await expect(there.getByRole('link', { name: /parasol/ })).toBeVisible();
  await other.getByRole('button', { name: 'Delete note' }).click();
  await expect(noteItem(page, 'WORD - umbrella')).toHaveCount(0);
});

test('a deletion can be undone', async ({ signedIn: page, learner }) => {
  await convertedNote(learner, 'WORD - umbrella');
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await keepToast(page, 'Note deleted successfully');
  await expect(page.getByText('No notes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(noteItem(page, 'WORD - umbrella').getByText('Generated', { exact: true })).toBeVisible();
  expect(await storedNotes(learner)).toHaveLength(1);
});

test('a note that cannot be understood says why, and can be tried again or changed', async ({
  signedIn: page,
  learner,
}) => {
  await convertedNote(learner, 'WORD - qqzzxx');
  await page.goto('/chat');
  const failed = noteItem(page, 'WORD - qqzzxx');
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible();
  await expect(failed.getByText(/No word was found for “qqzzxx”/)).toBeVisible();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible();
  await failed.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('umbrella');
  await dialog.getByRole('textbox', { name: 'Text' }).press('Enter');
  await expect(noteItem(page, 'WORD - umbrella').getByRole('link', { name: /umbrella/ })).toBeVisible();
});

test('the words of an edited note follow, those that the learner changed stay', async ({
  signedIn: page,
  learner,
}) => {
  await convertedNote(learner, 'WORD - umbrella');
  const changed = await convertedNote(learner, 'WORD - cat');
  await asLearner(learner, 'PATCH', `/vocabulary/${changed.words[0]?.id}`, { notes: 'like mine' });
  await page.goto('/chat');
  for (const [before, after] of [
    ['umbrella', 'train'],
    ['cat', 'dog'],
  ] as const) {
    await noteItem(page, `WORD - ${before}`).getByRole('button', { name: 'Edit note' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill(after);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(noteItem(page, `WORD - ${after}`).getByRole('link', { name: after })).toBeVisible();
  }
  const { vocabulary } = await asLearner<{ vocabulary: { en_word: string }[] }>(
    learner,
    'GET',
    '/vocabulary?limit=50&sort_by=alphabetical',
  );
  expect(vocabulary.map(({ en_word }) => en_word)).toEqual([
    expect.stringContaining('cat'),
    expect.stringContaining('dog'),
    expect.stringContaining('train'),
  ]);
});

test('notes that cannot be loaded say so in the documented words, and can be asked for again', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500/);
  await convertedNote(learner, 'WORD - umbrella');
  await page.route(/\/api\/capture-notes(\?|$)/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/chat');
  await expect(page.getByText('Failed to load notes')).toBeVisible();
  await page.unroute(/\/api\/capture-notes(\?|$)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(noteItem(page, 'WORD - umbrella')).toBeVisible();
});
