import type { Page } from '@playwright/test';
import { actOn, noteField, noteItem, storedNotes, typeNote } from '../support/capture';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test, withSession } from '../support/test';

test(
  'a note becomes words by itself; one that is not understood says why and is changed; a word leads to its page',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    await page.goto('/chat');
    await typeNote(page, 'qqzzxx');
    const failed = noteItem(page, 'WORD - qqzzxx');
    await expect(failed.getByText('Failed', { exact: true })).toBeVisible();
    await expect(failed.getByText(/No word was found for “qqzzxx”/)).toBeVisible();
    await failed.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('umbrella');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const note = noteItem(page, 'WORD - umbrella');
    await expect(note.getByText('Generated', { exact: true })).toBeVisible();
    expect((await storedNotes(learner)).map(({ content }) => content)).toEqual(['WORD - umbrella']);
    await note.getByRole('link', { name: /umbrella/ }).click();
    await expect(page).toHaveURL(/\/vocabularies\/\d+\/detail$/);
    await expect(page.getByText('傘').first()).toBeVisible();
  },
);

test('what becomes of a note shows in every open tab by itself: its words, the counts, its deletion', async ({
  page,
  context,
  learner,
}) => {
  await withSession(page, learner);
  await openListening(page, '/chat');
  const [other, dashboard, list] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await openListening(other, '/chat');
  await openListening(dashboard, '/dashboard');
  await openListening(list, '/vocabularies');
  await expect(list.getByText('No vocabulary found')).toBeVisible();
  await typeNote(page, 'umbrella');
  const there = noteItem(other, 'WORD - umbrella');
  await expect(there.getByText('Generated', { exact: true })).toBeVisible();
  await expect(list.getByText('Showing 1 - 1 of 1.')).toBeVisible();
  await expect(dashboard.getByRole('group', { name: 'Words', exact: true })).toContainText('1');
  const [word] = (await storedNotes(learner))[0]?.words ?? [];
  await asLearner(learner, 'PATCH', `/vocabulary/${word?.id}`, { en_word: 'parasol' });
  await expect(there.getByRole('link', { name: /parasol/ })).toBeVisible();
  await actOn(there, 'Delete note');
  await expect(noteItem(page, 'WORD - umbrella')).toHaveCount(0);
});

interface Told {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Gives the page these notes, newest first, as the server reads them: nobody writes hundreds in a minute. */
async function tell(page: Page, notes: readonly Told[]): Promise<void> {
  await page.route(/\/api\/capture-notes(\?|$)/, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const query = new URL(route.request().url()).searchParams;
    const ids = query.getAll('ids').flatMap((list) => list.split(',').map(Number));
    const before = notes.findIndex(({ id }) => id === Number(query.get('before')));
    const wanted = ids.length > 0 ? notes.filter(({ id }) => ids.includes(id)) : notes.slice(before + 1);
    const page = wanted.slice(0, Number(query.get('limit') ?? 500));
    return route.fulfill({ json: { success: true, notes: page } });
  });
}

test('notes that change above do not move what is read, and one can write beside many', async ({
  signedIn: page,
  learner,
}) => {
  const moment = Date.now();
  const { vocabulary_ids: vocabularyIds } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    { vocabulary: [{ en_word: 'rain', hiragana: 'あめ', status: true }] },
  );
  const notes = Array.from({ length: 150 }, (_, index) => ({
    ...{ id: 150 - index, content: `WORD - note ${150 - index}`, error: null },
    ...{
      isConverted: false,
      words: [],
      question: null,
      hasOtherMeanings: false,
      notFound: [],
      pieces: [],
      kept: [],
      vocabularyIds: index < 10 ? vocabularyIds : [],
    },
    createdAt: new Date(moment - index * 1000).toISOString(),
  }));
  await tell(page, notes);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Show older notes' }).click();
  await expect(page.getByText(/^WORD - note \d+$/)).toHaveCount(150);
  const read = noteItem(page, 'WORD - note 75');
  await read.scrollIntoViewIfNeeded();
  await expect(read).toBeInViewport();
  const top = () => read.evaluate((item) => item.getBoundingClientRect().top);
  const before = await top();
  const words = Array.from({ length: 8 }, (_, id) => ({
    ...{ id: id + 1, en_word: 'a long meaning of a word', ja_word: '言葉' },
  }));
  const changed = notes.map((note) => (note.id > 140 ? { ...note, isConverted: true, words } : note));
  await tell(page, changed);
  // What happens to a word asks for the notes that have it.
  await asLearner(learner, 'PATCH', `/vocabulary/${vocabularyIds[0]}`, { en_word: 'rainfall' });
  await expect(noteItem(page, 'WORD - note 150').getByText('Generated', { exact: true })).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await noteField(page).fill('the next one');
  await expect(noteField(page)).toHaveValue('the next one');
});

test('NOTE-20 twelve notes of a word are seen at once, six on a phone', async ({ signedIn: page }) => {
  const word = { id: 1, en_word: 'beautiful', ja_word: '美しい', reading: 'うつくしい' };
  const notes = Array.from({ length: 20 }, (_, index) => ({
    ...{ id: 20 - index, content: 'WORD - beautiful', error: null, isConverted: true, words: [word] },
    ...{ question: null, hasOtherMeanings: true, notFound: [], pieces: [], kept: [], vocabularyIds: [1] },
    createdAt: new Date().toISOString(),
  }));
  await tell(page, notes);
  await page.goto('/chat');
  await expect(page.getByText('Generated', { exact: true })).toHaveCount(20);
  const edge = (await noteField(page).boundingBox())?.y ?? 0;
  const ends = await noteItem(page, 'WORD - beautiful').evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().bottom),
  );
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  expect(ends.filter((end) => end <= edge).length).toBeGreaterThanOrEqual(isPhone ? 6 : 12);
});
