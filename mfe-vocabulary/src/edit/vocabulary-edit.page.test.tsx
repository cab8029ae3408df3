import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '@kotoba/api-client';
import { entryOf } from '../testing/entry';
import { openWord } from '../testing/open-word';

afterEach(closeRemotes);

type Opened = ReturnType<typeof openWord>;
const call = 'PATCH /vocabulary/5';
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const field = (name: string) => screen.findByRole('textbox', { name });
const save = async ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save changes' }));
const answer = (change: Parameters<typeof entryOf>[0]) => reply({ vocabulary: entryOf(change), kanji: [] });

async function rewrite({ user }: Opened, name: string, text: string) {
  await user.clear(await field(name));
  await user.paste(text);
}

const write = async ({ user }: Opened, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const saved = reply({ vocabulary: entryOf() });

async function openDialog(opened: Opened, what: 'sentence' | 'image') {
  await opened.user.click(await screen.findByRole('button', { name: `Customize ${what}…` }));
  const title = what === 'sentence' ? 'Customize Sentence' : 'Customize Image';
  return within(await screen.findByRole('dialog', { name: title }));
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

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
  for (const name of ['Customize sentence…', 'Customize image…', 'Delete', 'Play Japanese word']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
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
  it('says that it runs, shows what came, and can be taken back', async () => {
    const slow = held(reply({ vocabulary: entryOf(change), kanji: [] }));
    const opened = openWord('edit', entryOf(), {
      'POST /vocabulary/regenerate': slow.answer,
      'POST /vocabulary/undo': reply({ vocabulary: entryOf() }),
    });
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
    await press(opened, `Undo ${what}`);
    await waitFor(() =>
      expect(opened.server.sent('POST /vocabulary/undo')).toEqual([{ vocabulary_id: 5, regenerate_type }]),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Undo ${what}` })).not.toBeInTheDocument(),
    );
  });

  it('says why it failed, in the words of the server or of the call', async () => {
    const opened = openWord('edit', entryOf(), { 'POST /vocabulary/regenerate': cut });
    await press(opened, `Regenerate ${what}`);
    expect(await screen.findByText('Failed to regenerate vocabulary')).toBeVisible();
    opened.server.on('POST /vocabulary/regenerate', reply({ error: 'The pens are dry' }, 503));
    await waitFor(() => expect(screen.getByRole('button', { name: `Regenerate ${what}` })).toBeEnabled());
    await press(opened, `Regenerate ${what}`);
    expect(await screen.findByText('The pens are dry')).toBeVisible();
    expect(screen.queryByRole('button', { name: `Undo ${what}` })).not.toBeInTheDocument();
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

test('only what was changed is sent, and romaji follows the kana; the button waits, what is refused stays', async () => {
  const slow = held(answer({ hiragana: 'ひがさ', romaji: 'higasa' }));
  const opened = openWord('edit', entryOf(), { [call]: reply({ error: 'The dictionary is closed' }, 503) });
  await rewrite(opened, 'Hiragana', 'ひがさ');
  expect(await field('Romaji')).toHaveValue('higasa');
  expect(opened.busy()).toBe(true);
  await save(opened);
  expect(await screen.findByText('The dictionary is closed')).toBeVisible();
  expect(await field('Hiragana')).toHaveValue('ひがさ');
  opened.server.on(call, slow.answer);
  opened.server.on('GET /vocabulary/5', answer({ hiragana: 'ひがさ', romaji: 'higasa' }));
  await save(opened);
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
  slow.release();
  expect(await screen.findByText('Changes saved')).toBeVisible();
  const change = { hiragana: 'ひがさ', romaji: 'higasa' };
  expect(opened.server.sent(call)).toEqual([change, change]);
  await waitFor(() => expect(opened.busy()).toBe(false));
  expect(localStorage.getItem('kotoba.draft.1.vocabulary.edit.5')).toBeNull();
});

test('an error shows when its field is left; a refused form puts the focus on its first one and sends nothing', async () => {
  const opened = openWord('edit');
  await opened.user.clear(await field('English word'));
  await rewrite(opened, 'Hiragana', 'kasa');
  expect(screen.queryByText('Write this in hiragana')).not.toBeInTheDocument();
  await opened.user.tab();
  expect(await screen.findByText('Write this in hiragana')).toBeVisible();
  await save(opened);
  expect(await screen.findByText('English word is required')).toBeVisible();
  await waitFor(async () => expect(await field('English word')).toHaveFocus());
  expect(opened.server.sent(call)).toEqual([]);
});

test('what is typed outlives a reload, until it is discarded', async () => {
  const opened = openWord('edit');
  await rewrite(opened, 'English word', 'parasol');
  cleanup();
  const again = openWord('edit#romaji', entryOf({ level: 'N4' }));
  // An address with a field opens there.
  await waitFor(async () => expect(await field('Romaji')).toHaveFocus());
  expect(await field('English word')).toHaveValue('parasol');
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveTextContent('N4');
  await again.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await field('English word')).toHaveValue('umbrella');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('a change made elsewhere shows at once and leaves alone what is being typed; a deletion leads to the list', async () => {
  const opened = openWord('edit');
  await rewrite(opened, 'English word', 'parasol');
  const tellChange = () =>
    act(() => void opened.store.dispatch(api.util.invalidateTags([{ type: 'Vocabulary', id: 5 }])));
  opened.server.on('GET /vocabulary/5', answer({ level: 'N2' }));
  tellChange();
  const facts = within(screen.getByRole('region', { name: 'About this word' }));
  expect(await facts.findByText('about N2')).toBeVisible();
  expect(await field('English word')).toHaveValue('parasol');
  opened.server.on(call, answer({ en_word: 'parasol', level: 'N2' }));
  await save(opened);
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(opened.server.sent(call)).toEqual([{ en_word: 'parasol' }]);
  opened.server.on('GET /vocabulary/5', reply({ error: 'x' }, 404));
  tellChange();
  expect(await screen.findByText('Vocabulary not found')).toBeVisible();
  expect(opened.href()).toBe('/vocabularies');
});

describe('a sentence of the learner', () => {
  const call = 'POST /vocabulary/update-sentence';

  it('of the learner is sent trimmed, with its language', async () => {
    const opened = openWord('edit', entryOf(), { [call]: saved });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    expect(field).toHaveAttribute('lang', 'ja');
    await write(opened, field, ' 傘がない。 ');
    expect(opened.busy()).toBe(true);
    await opened.user.click(dialog.getByRole('button', { name: 'Update Sentence' }));
    expect(await screen.findByText('Sentence updated successfully')).toBeVisible();
    expect(opened.server.sent(call)).toEqual([
      { vocabulary_id: 5, sentence_input: '傘がない。', input_language: 'ja' },
    ]);
    await dialogGone();
    expect(opened.busy()).toBe(false);
  });

  it('may be English', async () => {
    const opened = openWord('edit', entryOf(), { [call]: saved });
    const dialog = await openDialog(opened, 'sentence');
    await opened.user.click(dialog.getByRole('combobox', { name: 'Language' }));
    await opened.user.click(await screen.findByRole('option', { name: 'English' }));
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    expect(field).toHaveAttribute('lang', 'en');
    await write(opened, field, 'No umbrella.');
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('Sentence updated successfully')).toBeVisible();
    expect(opened.server.sent(call)).toEqual([
      { vocabulary_id: 5, sentence_input: 'No umbrella.', input_language: 'en' },
    ]);
  });

  it('VOC-39 that looks like another language is asked about, and can be saved as either', async () => {
    const asks = reply({ code: 'OTHER_LANGUAGE', error: 'This looks like English.' }, 409);
    const opened = openWord('edit', entryOf(), { [call]: asks });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    await write(opened, field, 'No umbrella.');
    await opened.user.keyboard('{Enter}');
    expect(await dialog.findByText('This looks like English.')).toBeVisible();
    await opened.user.click(dialog.getByRole('button', { name: 'It is Japanese' }));
    await waitFor(() => expect(opened.server.sent(call)).toHaveLength(2));
    opened.server.on(
      call,
      reply({ vocabulary: entryOf(), note: 'Your sentence does not contain “umbrella”.' }),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save as English' })).toBeEnabled());
    await opened.user.click(dialog.getByRole('button', { name: 'Save as English' }));
    expect(await screen.findByText('Your sentence does not contain “umbrella”.')).toBeVisible();
    const sent = { vocabulary_id: 5, sentence_input: 'No umbrella.' };
    expect(opened.server.sent(call)).toEqual([
      { ...sent, input_language: 'ja' },
      { ...sent, input_language: 'ja', as_written: true },
      { ...sent, input_language: 'en' },
    ]);
  });

  it('that was typed and not sent is there again when the page is opened anew, for this word alone', async () => {
    const opened = openWord('edit');
    const before = await openDialog(opened, 'sentence');
    await write(opened, before.getByRole('textbox', { name: 'Sentence' }), '傘が');
    opened.unmount();
    const again = await openDialog(openWord('edit'), 'sentence');
    expect(again.getByRole('textbox', { name: 'Sentence' })).toHaveValue('傘が');
    cleanup();
    const other = await openDialog(openWord('edit', entryOf({ id: 6 })), 'sentence');
    expect(other.getByRole('textbox', { name: 'Sentence' })).toHaveValue('');
  });

  it('of white space only cannot be sent; nor can one that is being composed', async () => {
    const opened = openWord('edit', entryOf(), { [call]: saved });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    await write(opened, field, '   ');
    await opened.user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'Update Sentence' })).toBeDisabled();
    await write(opened, field, 'かさ');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(opened.server.sent(call)).toEqual([]);
  });

  it('that was refused stays in its dialog, with the reason of the server or of the call', async () => {
    const opened = openWord('edit', entryOf(), { [call]: cut });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    await write(opened, field, '傘がない。');
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to update vocabulary sentence')).toBeVisible();
    opened.server.on(call, reply({ error: 'The sentence lacks the word' }, 400));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Update Sentence' })).toBeEnabled());
    await opened.user.click(dialog.getByRole('button', { name: 'Update Sentence' }));
    expect(await screen.findByText('The sentence lacks the word')).toBeVisible();
    expect(field).toHaveValue('傘がない。');
  });

  it('can be made anew from the dialog too', async () => {
    const opened = openWord('edit', entryOf(), { 'POST /vocabulary/regenerate': saved });
    const dialog = await openDialog(opened, 'sentence');
    await opened.user.click(dialog.getByRole('button', { name: 'Auto Regenerate' }));
    expect(await screen.findByText('Example sentence regenerated successfully')).toBeVisible();
    expect(opened.server.sent('POST /vocabulary/regenerate')).toEqual([
      { vocabulary_id: 5, regenerate_type: 'sentences' },
    ]);
    await dialogGone();
  });

  it('is left alone by Cancel; what was typed is there again', async () => {
    const opened = openWord('edit');
    const dialog = await openDialog(opened, 'sentence');
    await write(opened, dialog.getByRole('textbox', { name: 'Sentence' }), '傘');
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    expect(opened.server.calls.filter((made) => made.startsWith('POST'))).toEqual([]);
    const again = await openDialog(opened, 'sentence');
    expect(again.getByRole('textbox', { name: 'Sentence' })).toHaveValue('傘');
  });
});

describe('a picture of the learner', () => {
  const call = 'POST /vocabulary/update-image';

  it('is drawn as the learner describes it; meanwhile the dialog waits', async () => {
    const slow = held(saved);
    const opened = openWord('edit', entryOf(), { [call]: slow.answer });
    const dialog = await openDialog(opened, 'image');
    expect(dialog.getByRole('button', { name: 'Update Image' })).toBeDisabled();
    await write(opened, dialog.getByRole('textbox', { name: 'What it should show' }), ' a red umbrella ');
    await opened.user.click(dialog.getByRole('button', { name: 'Update Image' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await opened.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    slow.release();
    expect(await screen.findByText('Image updated successfully')).toBeVisible();
    expect(opened.server.sent(call)).toEqual([
      { vocabulary_id: 5, image_prompt: 'a red umbrella', image_type: 'word' },
    ]);
    await dialogGone();
  });

  it('that is not what was asked for says why, until it is taken back', async () => {
    const note = 'Nothing in “hope” can be drawn here, so this is a picture of “umbrella”.';
    const opened = openWord('edit', entryOf(), {
      [call]: reply({ vocabulary: entryOf(), note }),
      'POST /vocabulary/regenerate': reply({ vocabulary: entryOf(), note: 'The picture service gave none.' }),
      'POST /vocabulary/undo': saved,
    });
    const dialog = await openDialog(opened, 'image');
    await write(opened, dialog.getByRole('textbox', { name: 'What it should show' }), 'hope');
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText(note)).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Regenerate image' }));
    expect(await screen.findByText('The picture service gave none.')).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Undo image' }));
    await waitFor(() => expect(screen.queryByText('The picture service gave none.')).not.toBeInTheDocument());
  });

  it('that failed keeps its description', async () => {
    const opened = openWord('edit', entryOf(), { [call]: cut });
    const dialog = await openDialog(opened, 'image');
    const field = dialog.getByRole('textbox', { name: 'What it should show' });
    await write(opened, field, 'a red umbrella');
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to update vocabulary image')).toBeVisible();
    expect(field).toHaveValue('a red umbrella');
  });
});
