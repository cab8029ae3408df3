import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entryOf } from '../testing/entry';
import { openWord } from '../testing/open-word';

afterEach(closeRemotes);

const press = async ({ user }: ReturnType<typeof openWord>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('shows the word as its page does, with the way back', async () => {
  openWord('edit?sort=oldest');
  expect(await screen.findByText('umbrella')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Vocabulary' })).toBeVisible();
  expect(document.title).toBe('Edit umbrella · Kotoba');
  expect(screen.getByText('No Katakana!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the word' })).toHaveAttribute(
    'href',
    '/vocabularies/5/detail?sort=oldest',
  );
});

describe.each([
  [
    'sentence',
    'sentences',
    'Example sentence regenerated successfully',
    { en_sentence: 'I left my umbrella on the train.' },
  ],
  ['image', 'images', 'Word image regenerated successfully', { word_image_alt: 'Another umbrella' }],
] as const)('regenerating the %s', (what, regenerate_type, toast, change) => {
  it('says that it runs, then shows what came', async () => {
    const slow = held(reply({ vocabulary: entryOf(change), kanji: [] }));
    const opened = openWord('edit', entryOf(), { 'POST /vocabulary/regenerate': slow.answer });
    await press(opened, `Regenerate ${what}`);
    expect(screen.getByRole('button', { name: `Regenerate ${what}` })).toBeDisabled();
    opened.server.on('GET /vocabulary/5', reply({ vocabulary: entryOf(change), kanji: [] }));
    slow.release();
    expect(await screen.findByText(toast)).toBeVisible();
    expect(opened.server.sent('POST /vocabulary/regenerate')).toEqual([
      { vocabulary_id: 5, regenerate_type },
    ]);
    const shown = Object.values(change)[0] ?? '';
    const example = within(screen.getByRole('region', { name: 'Example sentence' }));
    expect(
      await (what === 'image' ? screen.findByRole('img', { name: shown }) : example.findByText(shown)),
    ).toBeVisible();
  });

  it.each([
    [
      'the reason of the server',
      reply({ error: 'The picture book is closed' }, 503),
      'The picture book is closed',
    ],
    ['the documented text of the call', cut, 'Failed to regenerate vocabulary'],
  ])('shows %s when it fails', async (_what, answer, text) => {
    const opened = openWord('edit', entryOf(), { 'POST /vocabulary/regenerate': answer });
    await press(opened, `Regenerate ${what}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: `Regenerate ${what}` })).toBeEnabled();
  });
});

test('a word that is not saved says so', async () => {
  openWord('edit', entryOf({ status: false, is_saved: false }));
  expect(await screen.findByRole('region', { name: 'Not Saved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Vocabulary' })).toHaveAttribute('href', '/vocabularies');
  expect(screen.queryByRole('button', { name: 'Regenerate image' })).not.toBeInTheDocument();
});

test('an unknown word gives the toast and the list', async () => {
  const { href } = openWord('edit', entryOf(), { 'GET /vocabulary/5': reply({ error: 'x' }, 404) });
  expect(await screen.findByText('Vocabulary not found')).toBeVisible();
  expect(href()).toBe('/vocabularies');
});

test('a deleted word leads to the list, in the words of this page', async () => {
  const opened = openWord('edit?sort=oldest', entryOf(), {
    'DELETE /vocabulary/5': reply({ deleted_count: 1 }),
  });
  await press(opened, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
  await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Vocabulary deleted successfully')).toBeVisible();
  await waitFor(() => expect(opened.href()).toBe('/vocabularies?sort=oldest'));
});
