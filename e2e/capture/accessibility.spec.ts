import { bringAxe, expectAccessible } from '../support/axe';
import { convertedNote, messageField, noteField, noteItem, say, typeNote } from '../support/capture';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

test('the notes are accessible in every state', async ({ signedIn: page, learner, expectProblems }) => {
  expectProblems(/503/);
  await bringAxe(page);
  await page.goto('/chat');
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
  await expectAccessible(page, 'a card that is being changed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('dialog', { name: 'Clear history?' })).toBeVisible();
  await expectAccessible(page, 'clearing the history');
});
