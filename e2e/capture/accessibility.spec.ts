import { bringAxe, expectAccessible } from '../support/axe';
import { convertedNote, messageField, noteField, noteItem, say, typeNote } from '../support/capture';
import { holdBack } from '../support/hold-back';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test } from '../support/test';

test('the notes are accessible in every state', async ({ signedIn: page, learner, expectProblems }) => {
  expectProblems(/503/);
  await bringAxe(page);
  await openListening(page, '/chat');
  await expect(page.getByText('No notes yet')).toBeVisible();
  await expectAccessible(page, 'no notes');
  await convertedNote(learner, 'CATEGORY - fruits');
  await convertedNote(learner, 'WORD - qqzzxx');
  await page.route(/\/api\/capture-notes$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await typeNote(page, '雨が降っている');
  await noteField(page).fill('one\ntwo');
  await expect(page.getByText(/It is kept on this device/)).toBeVisible();
  await expect(noteItem(page, 'GROUP - fruits').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'notes of all kinds');
  await noteField(page).fill('x'.repeat(2001));
  await noteItem(page, 'GROUP - fruits').getByRole('button', { name: 'Edit note' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'editing a note');
});

test('the notes are accessible while they are read, when that fails, and while a list is on its way', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500/);
  await convertedNote(learner, 'WORD - umbrella');
  await bringAxe(page);
  const read = await holdBack(page, /\/api\/capture-notes\?/, {
    answer: (route) => route.fulfill({ status: 500, body: '' }),
  });
  await page.goto('/chat');
  await expect(noteField(page)).toBeVisible();
  await expectAccessible(page, 'notes that are being read');
  read();
  await expect(page.getByText('Failed to load notes')).toBeVisible();
  await expectAccessible(page, 'notes that could not be read');
  await page.unroute(/\/api\/capture-notes\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(noteItem(page, 'WORD - umbrella')).toBeVisible();
  const saved = await holdBack(page, /\/api\/capture-notes$/, { method: 'POST' });
  await noteField(page).fill('qqzz one\nqqzz two\nqqzz three');
  await page.getByRole('button', { name: 'Save as 3 notes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Notes on their way' })).toBeVisible();
  await expectAccessible(page, 'notes on their way');
  saved();
  await expect(page.getByText('3 notes captured! Vocabulary will be generated automatically.')).toBeVisible();
  await noteItem(page, 'WORD - umbrella').getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Note deleted successfully')).toBeVisible();
  await expectAccessible(page, 'a deletion that can be undone');
});

test('a note that the server does not want is accessible, with its reason and its editor', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/400/);
  const error = 'Note holds characters that cannot be stored';
  await bringAxe(page);
  await page.route(/\/api\/capture-notes$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { success: false, error, message: error, code: 'INVALID_INPUT' } })
      : route.fallback(),
  );
  await page.goto('/chat');
  await typeNote(page, 'rain');
  const refused = noteItem(page, 'WORD - rain');
  await expect(refused.getByText('Not saved')).toBeVisible();
  await expect(refused.getByText(error)).toBeVisible();
  await expectAccessible(page, 'a refused note');
  await refused.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('x'.repeat(2001));
  await expect(page.getByText(/This note has 2001 characters/)).toBeVisible();
  await expectAccessible(page, 'a note that is too long');
});

test('the assistant is accessible when its history cannot be read, and with what opens over it', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500/);
  await bringAxe(page);
  await page.route('**/api/chat/history?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/chat?view=assistant');
  await expect(page.getByText('Failed to fetch chat history')).toBeVisible();
  await expectAccessible(page, 'a history that could not be read');
  await page.unroute('**/api/chat/history?*');
  await asLearner(learner, 'POST', '/chat/send', { content: 'teach me 2 words about weather' });
  await page.reload();
  await page.getByRole('combobox', { name: 'Collection' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'choosing a collection');
  await page.keyboard.press('Escape');
  const save = await holdBack(page, '**/api/chat/save-vocabulary');
  await page.getByRole('button', { name: 'Save all 2' }).click();
  await expect(page.getByText('Saving 0/2')).toBeVisible();
  await expectAccessible(page, 'cards that are being saved');
  save();
  await expect(page.getByRole('link', { name: 'View in Vocabularies' })).toHaveCount(2);
  await expectAccessible(page, 'saved cards');
});

test('the assistant is accessible in every state', async ({ signedIn: page, learner, expectProblems }) => {
  expectProblems(/500/);
  await bringAxe(page);
  await page.goto('/chat?view=assistant');
  await expect(page.getByText(/^Hello! Ask me for words/)).toBeVisible();
  await expectAccessible(page, 'the greeting');
  await asLearner(learner, 'POST', '/chat/send', { content: 'teach me 2 words about weather' });
  await page.reload();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'View in Vocabularies' })).toBeVisible();
  await page.route('**/api/chat/send', (route) => route.fulfill({ status: 500, body: '' }));
  await say(page, '雨って何');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await messageField(page).fill('x'.repeat(2001));
  await expectAccessible(page, 'cards and a failed reply');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByLabel('English', { exact: true }).fill('');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByText('The English word is needed')).toBeVisible();
  await expectAccessible(page, 'a card that is being changed, with an error');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('dialog', { name: 'Clear history?' })).toBeVisible();
  await expectAccessible(page, 'clearing the history');
});
