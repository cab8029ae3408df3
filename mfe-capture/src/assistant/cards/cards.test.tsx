import { closeRemotes, cut, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { card, historyOf, message } from '../testing/conversation';

afterEach(closeRemotes);

const HISTORY = 'GET /chat/history';
const SAVE = 'POST /chat/save-vocabulary';
/** A conversation that brought these cards. */
const brought = (...cards: Parameters<typeof message>[2] & object) =>
  historyOf([message(1, 'rain'), message(2, 'Two words.', cards)]);
const open = (answers: Record<string, Answer> = {}) =>
  openRemote(remote, {
    at: '/chat?view=assistant',
    answers: {
      [HISTORY]: brought(card(5, 'umbrella'), card(6, 'raincoat')),
      'GET /topics/user': reply({ data: [] }),
      ...answers,
    },
  });
const article = async (name: string) => within(await screen.findByRole('article', { name }));
const savedAs = (...ids: number[]) => reply({ success: true, vocabulary_ids: ids });
const editor = async () => {
  fireEvent.click((await article('umbrella')).getByRole('button', { name: 'Edit umbrella' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit umbrella' }));
  return {
    dialog,
    write: (name: string | RegExp, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } }),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'Save umbrella' })),
  };
};

test('shows the word, its readings, kind, level, sentence and picture, who made it and what is doubtful', async () => {
  const doubtful = {
    ...card(6, 'raincoat'),
    sources: { word: 'assistant', sentence: 'template' } as const,
    checked: false,
    unchecked: ['hiragana' as const],
  };
  open({ [HISTORY]: brought(card(5, 'umbrella'), doubtful) });
  const shown = await article('umbrella');
  for (const text of ['かさ', 'kasa', 'noun', 'about N5', 'It is raining, so I take an umbrella.'])
    expect(shown.getAllByText(text)[0]).toBeVisible();
  expect(shown.getAllByText('傘', { selector: 'ruby' })).toHaveLength(2);
  expect(shown.getByRole('img', { name: 'An umbrella' })).toBeVisible();
  for (const sound of ['Japanese word', 'English word', 'Japanese sentence'])
    expect(shown.getByRole('button', { name: `Play ${sound}` })).toBeEnabled();
  for (const text of ['assistant', 'template', 'unchecked', 'checked', 'Could not be confirmed: Hiragana.'])
    expect((await article('raincoat')).getByText(text, { exact: true })).toBeVisible();
});

test('is saved and leads to the list; a failure says so; deleted elsewhere it can be saved again and makes no sound', async () => {
  const { server } = open({ [SAVE]: cut });
  const saveButton = async () => (await article('umbrella')).findByRole('button', { name: 'Save umbrella' });
  fireEvent.click(await saveButton());
  expect(await screen.findByText('Failed to save vocabulary')).toBeVisible();
  await waitFor(async () => expect(await saveButton()).toBeEnabled());
  server.on(SAVE, (request) => {
    server.on(HISTORY, brought(card(5, 'umbrella', true), card(6, 'raincoat')));
    return savedAs(5)(request);
  });
  fireEvent.click(await saveButton());
  expect(await screen.findByText('Successfully saved "umbrella" to your vocabulary!')).toBeVisible();
  const link = await (await article('umbrella')).findByRole('link', { name: 'View in Vocabularies' });
  expect(link).toHaveAttribute('href', '/vocabularies?search=umbrella');
  expect(server.sent(SAVE).at(-1)).toMatchObject({
    chat_message_id: 2,
    vocabulary_index: 0,
    vocabulary_items: [{ id: 5 }],
  });
  server.on(HISTORY, brought(card(null, 'umbrella'), card(6, 'raincoat')));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await saveButton()).toBeEnabled();
  expect(link).not.toBeInTheDocument();
  expect((await article('umbrella')).queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
});

test('is saved with all others, in the chosen collection', async () => {
  const { user, server } = open({
    'GET /topics/user': reply({ data: [{ id: 1, name: 'Weather', words: 3 }] }),
    'POST /vocabulary/move': reply({ updated_count: 1, user_topic_id: 1, topic_id: 1 }),
    [SAVE]: async (request) => {
      const { vocabulary_index } = (await request.json()) as { vocabulary_index: number };
      return Response.json({ success: true, vocabulary_ids: [5 + vocabulary_index] });
    },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Collection' }));
  await user.click(await screen.findByRole('option', { name: 'Weather' }));
  await user.click(screen.getByRole('button', { name: 'Save all 2' }));
  expect(await screen.findByText('Successfully saved 2 words to your vocabulary!')).toBeVisible();
  expect(server.sent('POST /vocabulary/move')).toEqual([
    { vocabulary_ids: [5], user_topic: 'Weather' },
    { vocabulary_ids: [6], user_topic: 'Weather' },
  ]);
});

test('is changed before it is saved: only what differs is sent', async () => {
  const { server } = open({ [SAVE]: savedAs(5), 'PATCH /vocabulary/5': reply({ vocabulary: {} }) });
  const { dialog, write, save } = await editor();
  write('English', '');
  save();
  expect(await dialog.findByText('The English word is needed')).toBeVisible();
  write('English', 'parasol');
  write(/^Hiragana/, '');
  save();
  expect(await screen.findByText('Successfully saved "parasol" to your vocabulary!')).toBeVisible();
  expect(server.sent('PATCH /vocabulary/5')).toEqual([{ en_word: 'parasol', hiragana: null }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is changed survives a failed saving and a reload, until it is cancelled', async () => {
  const english = async (dialog: Awaited<ReturnType<typeof editor>>['dialog']) =>
    dialog.findByRole('textbox', { name: 'English' });
  const { unmount } = open({ [SAVE]: cut });
  const first = await editor();
  first.write('English', 'a red umbrella');
  first.save();
  expect(await screen.findByText('Failed to save vocabulary')).toBeVisible();
  expect(await english(first.dialog)).toHaveValue('a red umbrella');
  unmount();
  open();
  const { dialog } = await editor();
  expect(await english(dialog)).toHaveValue('a red umbrella');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await english((await editor()).dialog)).toHaveValue('umbrella');
});
