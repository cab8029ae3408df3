import { bringAxe, expectAccessible } from '../support/axe';
import { actOn, convertedNote, messageField, noteField, noteItem, say, typeNote } from '../support/capture';
import { holdBack } from '../support/hold-back';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

/** What `shell/accessibility.spec.ts` does not open: failures, what is on its way, and the assistant. */
test.beforeEach(({ page }) => bringAxe(page));

test('the notes are accessible while they are read, written, refused and deleted', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/400|500|503/);
  await convertedNote(learner, 'CATEGORY - fruits');
  await convertedNote(learner, 'WORD - qqzzxx');
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

  const error = 'Note holds characters that cannot be stored';
  await page.route(/\/api\/capture-notes$/, (route) =>
    route.request().postData()?.includes('rain')
      ? route.fulfill({ status: 400, json: { success: false, error, message: error, code: 'INVALID_INPUT' } })
      : route.fulfill({ status: 503, body: '' }),
  );
  await typeNote(page, 'rain');
  const refused = noteItem(page, 'WORD - rain');
  await expect(refused.getByText(error)).toBeVisible();
  await noteField(page).fill('雨\n雪');
  await page.getByRole('button', { name: 'Save as 2 notes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Notes on their way' })).toBeVisible();
  await expect(page.getByText(/Kept on this device/).first()).toBeVisible();
  await expect(noteItem(page, 'GROUP - fruits').getByRole('link').first()).toBeVisible();
  await noteField(page).fill(`one\n${'x'.repeat(2001)}`);
  await expectAccessible(page, 'notes of all kinds, and lines of which one is too long');
  await refused.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('x'.repeat(2001));
  await expect(page.getByRole('dialog').getByText(/This note has 2001 characters/)).toBeVisible();
  await expectAccessible(page, 'editing a note that is too long');
  await page.keyboard.press('Escape');
  await actOn(noteItem(page, 'GROUP - fruits'), 'Delete note');
  await expect(page.getByText('Note deleted successfully')).toBeVisible();
  await expectAccessible(page, 'a deletion that can be undone');
});

test(
  'the assistant is accessible with cards, a failed reply and a card that is being changed',
  { tag: ['@smoke', '@phone'] },
  async ({ signedIn: page, learner, expectProblems }) => {
    expectProblems(/500/);
    await asLearner(learner, 'POST', '/chat/send', { content: 'teach me 2 words about weather' });
    await page.goto('/chat?view=assistant');
    const [saved, other] = [page.getByRole('article').first(), page.getByRole('article').last()];
    await saved.getByRole('button', { name: /^Save / }).click();
    await expect(page.getByRole('link', { name: 'View in Vocabularies' })).toBeVisible();
    await page.route('**/api/chat/send', (route) => route.fulfill({ status: 500, body: '' }));
    await say(page, '雨って何');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await messageField(page).fill('x'.repeat(2001));
    await other.getByRole('button', { expanded: false }).click();
    await expectAccessible(page, 'cards and a failed reply');
    await other.getByRole('button', { name: /^Edit / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('English', { exact: true }).fill('');
    await dialog.getByRole('button', { name: /^Save / }).click();
    await expect(page.getByText('The English word is needed')).toBeVisible();
    await expectAccessible(page, 'a card that is being changed, with an error');
  },
);

test('the assistant is accessible without a history, listening, waiting, saving, and with what opens over it', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/500/);
  // The recognition of Chromium asks a server of its maker.
  await page.addInitScript(() => {
    class Listener {
      start(): void {}
      abort(): void {}
    }
    Object.assign(window, { webkitSpeechRecognition: Listener, SpeechRecognition: undefined });
  });
  await page.route('**/api/chat/history?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/chat?view=assistant');
  await expect(page.getByText('Failed to fetch chat history')).toBeVisible();
  await expectAccessible(page, 'the greeting, and a history that could not be read');
  await page.unroute('**/api/chat/history?*');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('button', { name: 'Speak a message' }).click();
  await page.getByRole('menuitem', { name: 'Speak Japanese' }).click();
  await expect(page.getByRole('button', { name: 'Stop listening', pressed: true })).toBeVisible();
  await expectAccessible(page, 'listening');

  const answer = await holdBack(page, '**/api/chat/send');
  await say(page, 'teach me 2 words about weather');
  await expect(page.getByRole('progressbar', { name: 'The assistant is writing' })).toBeVisible();
  await expectAccessible(page, 'waiting for an answer');
  answer();
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
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('dialog', { name: 'Clear history?' })).toBeVisible();
  await expectAccessible(page, 'clearing the history');
});
