import { closeRemotes, cut, held, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';

afterEach(closeRemotes);

const now = new Date().toISOString();
const note = (id: number, content: string, more: object = {}) => ({
  id,
  content,
  createdAt: now,
  isConverted: false,
  error: null,
  vocabularyIds: [],
  words: [],
  ...more,
});
const converted = (...ids: number[]) => ({
  isConverted: true,
  vocabularyIds: ids,
  words: ids.map((id) => ({ id, en_word: `word ${id}`, ja_word: `語${id}` })),
});
const notes = (...list: object[]): Answer => reply({ success: true, notes: list });
const open = (answers: Record<string, Answer>) => openRemote(remote, { at: '/chat', answers });
const field = () => screen.findByRole('textbox', { name: 'Note' });

test('without notes it invites to type', async () => {
  open({ 'GET /capture-notes': notes() });
  expect(await screen.findByText('No notes yet')).toBeVisible();
  expect(screen.getByText('Start typing below to capture your notes from the class.')).toBeVisible();
});

test('each note shows its content, its state and what can be done about it', async () => {
  open({
    'GET /capture-notes': notes(
      note(1, 'WORD - umbrella'),
      note(2, 'CATEGORY - fruits', converted(5)),
      note(3, 'TOPIC - zzz', { error: 'Nothing was found for this note.' }),
    ),
  });
  const item = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
  expect(within(await item('WORD - umbrella')).getByText('Generating...')).toBeVisible();
  const group = within(await item('GROUP - fruits'));
  expect(group.getByText('Generated')).toBeVisible();
  const word = group.getByRole('link', { name: '語5 word 5' });
  expect(word).toHaveAttribute('href', '/vocabularies/5/detail');
  expect(group.getByText('語5')).toHaveAttribute('lang', 'ja');
  const failed = within(await item('TOPIC - zzz'));
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.getByText('Nothing was found for this note.')).toBeVisible();
  expect(failed.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(failed.getByRole('button', { name: 'Edit' })).toBeEnabled();
});

test('has one heading and its own title', async () => {
  open({ 'GET /capture-notes': notes() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Capture' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Capture · Kotoba'));
});

test('notes stand under their days, the newest first', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  open({
    'GET /capture-notes': notes(
      note(1, 'WORD - old', { createdAt: '2024-02-29T12:00:00.000Z' }),
      note(2, 'WORD - yesterday', { createdAt: ago(1) }),
      note(3, 'WORD - today'),
    ),
  });
  await screen.findByText('WORD - today');
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', 'Thursday, February 29, 2024']);
  const group = within(screen.getByRole('region', { name: 'Today' }));
  expect(group.getByText('WORD - today')).toBeVisible();
  expect(group.queryByText('WORD - yesterday')).not.toBeInTheDocument();
});

/** A full page: notes `first`, `first - 1`, … a quarter of an hour apart. */
const pageFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    note(first - index, `WORD - note ${first - index}`, {
      createdAt: new Date(Date.UTC(2024, 1, 28, 12) + (first - index) * 900_000).toISOString(),
    }),
  );

test('older notes come when they are asked for, under their days, until there are no more', async () => {
  const asked: (string | null)[] = [];
  open({
    'GET /capture-notes': ({ url }) => {
      const before = new URL(url).searchParams.get('before');
      asked.push(before);
      const page = before === null ? pageFrom(105, 100) : pageFrom(5, 5);
      return Response.json({ success: true, notes: page });
    },
  });
  fireEvent.click(await screen.findByText('Show older notes'));
  await screen.findByText('WORD - note 1');
  expect(screen.queryByText('Show older notes')).not.toBeInTheDocument();
  expect(asked).toEqual([null, '6']);
  const shown = screen.getAllByText(/^WORD - note /).map(({ textContent }) => textContent);
  expect(shown).toEqual(pageFrom(105, 105).map(({ content }) => content));
  const days = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);
  expect(days).toEqual(['Thursday, February 29, 2024', 'Wednesday, February 28, 2024']);
});

test('older notes that cannot be read say so and can be asked for again', async () => {
  const { server } = open({ 'GET /capture-notes': notes(...pageFrom(101, 100)) });
  const older = await screen.findByText('Show older notes');
  server.on('GET /capture-notes', cut);
  fireEvent.click(older);
  expect(await screen.findByText('Failed to fetch notes')).toBeVisible();
  server.on('GET /capture-notes', notes(...pageFrom(1, 1)));
  fireEvent.click(older);
  expect(await screen.findByText('WORD - note 1')).toBeVisible();
});

test('a Japanese note says its language', async () => {
  open({ 'GET /capture-notes': notes(note(1, 'WORD - 傘')) });
  expect(await screen.findByText('WORD - 傘')).toHaveAttribute('lang', 'ja');
});

test.each([
  ['Word', 'WORD'],
  ['Phrase', 'PHRASE'],
  ['Group', 'CATEGORY'],
  ['Topic', 'TOPIC'],
])('the type %s is saved as %s', async (label, prefix) => {
  const { user, server } = open({
    'GET /capture-notes': notes(),
    'POST /capture-notes': reply({ success: true, note: note(9, 'x') }),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: label }));
  await user.type(await field(), ' rain ');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Note captured! Vocabulary will be generated automatically.');
  expect(server.sent('POST /capture-notes')).toEqual([{ content: `${prefix} - rain` }]);
});

test('while a note is saved no other can be, and Enter again makes no second one', async () => {
  const slow = held(reply({ success: true, note: note(9, 'WORD - rain') }));
  const { user, server } = open({ 'GET /capture-notes': notes(), 'POST /capture-notes': slow.answer });
  await user.type(await field(), 'rain{Enter}{Enter}');
  await user.type(await field(), 'snow{Enter}');
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  expect(await field()).toHaveValue('snow');
  expect(server.sent('POST /capture-notes')).toHaveLength(1);
  slow.release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled());
});

test('the screen asks for its notes once, and not again by itself', async () => {
  jest.useFakeTimers();
  try {
    const { server } = open({ 'GET /capture-notes': notes(note(1, 'WORD - umbrella')) });
    await screen.findByText('Generating...');
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(server.calls.filter((call) => call === 'GET /capture-notes')).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('Enter saves with the prefix of its type, once, and empties the box', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    'GET /capture-notes': notes(),
    'POST /capture-notes': async (request) => {
      sent.push(await request.json());
      return Response.json({ success: true, note: note(9, 'TOPIC - travel by train') });
    },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: 'Topic' }));
  await user.type(await field(), 'travel by train{Enter}');
  expect(await screen.findByText('Note captured! Vocabulary will be generated automatically.')).toBeVisible();
  expect(sent).toEqual([{ content: 'TOPIC - travel by train' }]);
  expect(await field()).toHaveValue('');
});

test('Shift+Enter makes a line, Enter of a composition does not save', async () => {
  const { user, server } = open({ 'GET /capture-notes': notes() });
  await user.type(await field(), 'a{Shift>}{Enter}{/Shift}b');
  expect(await field()).toHaveValue('a\nb');
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('the button rests while the box is blank', async () => {
  const { user } = open({ 'GET /capture-notes': notes() });
  const save = await screen.findByRole('button', { name: 'Save note' });
  expect(save).toBeDisabled();
  await user.type(await field(), '   ');
  expect(save).toBeDisabled();
  await user.type(await field(), '雨');
  expect(save).toBeEnabled();
});

test('says in the documented words that notes could not be loaded, and tries again', async () => {
  const { user, server } = open({ 'GET /capture-notes': reply({}, 500) });
  expect(await screen.findByText('Failed to load notes')).toBeVisible();
  server.on('GET /capture-notes', notes(note(1, 'WORD - umbrella')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('WORD - umbrella')).toBeVisible();
});

describe('a failed note', () => {
  const failed = note(3, 'TOPIC - zzz', { error: 'Nothing was found for this note.' });

  test('is tried again', async () => {
    const { user, server } = open({
      'GET /capture-notes': notes(failed),
      'POST /capture-notes/3/retry': reply({ success: true, note: note(3, 'TOPIC - zzz') }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.on('GET /capture-notes', notes(note(3, 'TOPIC - zzz')));
    await user.click(retry);
    expect(await screen.findByText('Generating...')).toBeVisible();
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  });

  test('that cannot be tried again says so', async () => {
    const { user } = open({ 'GET /capture-notes': notes(failed), 'POST /capture-notes/3/retry': cut });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Failed to update note')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  });
});

test('a note with many words shows the first, and all of them when asked', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => index + 1);
  const { user } = open({ 'GET /capture-notes': notes(note(1, 'TOPIC - rain', converted(...ids))) });
  const words = within(await screen.findByRole('list', { name: 'Words of this note' }));
  expect(words.getAllByRole('link')).toHaveLength(8);
  await user.click(words.getByRole('button', { name: '3 more words' }));
  expect(words.getAllByRole('link')).toHaveLength(11);
});

test('a note that cannot be deleted stays, and says so', async () => {
  const { user } = open({
    'GET /capture-notes': notes(note(1, 'WORD - umbrella')),
    'DELETE /capture-notes/1': cut,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete note' }));
  expect(await screen.findByText('Failed to delete note')).toBeVisible();
  expect(screen.getByText('WORD - umbrella')).toBeVisible();
});

test.each([
  ['goes', reply({ success: true })],
  ['although it was before, with the answer lost, goes', reply({ success: false, error: 'Not found' }, 404)],
])('a note that is deleted %s', async (_what, answer) => {
  const { user, server } = open({
    'GET /capture-notes': notes(note(1, 'WORD - umbrella')),
    'DELETE /capture-notes/1': answer,
  });
  const remove = await screen.findByRole('button', { name: 'Delete note' });
  server.on('GET /capture-notes', notes());
  await user.click(remove);
  expect(await screen.findByText('Note deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('WORD - umbrella')).not.toBeInTheDocument());
});

describe('a deletion', () => {
  const opened = async () => {
    const remote = open({
      'GET /capture-notes': notes(note(1, 'WORD - umbrella')),
      'DELETE /capture-notes/1': reply({ success: true }),
    });
    const remove = await screen.findByRole('button', { name: 'Delete note' });
    remote.server.on('GET /capture-notes', notes());
    await remote.user.click(remove);
    await waitFor(() => expect(screen.queryByText('WORD - umbrella')).not.toBeInTheDocument());
    return remote;
  };

  test('is undone', async () => {
    const { user, server } = await opened();
    server.on('POST /capture-notes/1/restore', reply({ success: true, note: note(1, 'WORD - umbrella') }));
    server.on('GET /capture-notes', notes(note(1, 'WORD - umbrella')));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The note is back')).toBeVisible();
    expect(await screen.findByText('WORD - umbrella')).toBeVisible();
  });

  test('that cannot be undone says so', async () => {
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to restore note')).toBeVisible();
  });
});

describe('editing a note', () => {
  const editor = () => screen.findByRole('dialog', { name: 'Edit note' });
  const opened = async (answers: Record<string, Answer> = {}) => {
    const remote = open({
      'GET /capture-notes': notes(note(1, 'TOPIC - TOPIC - x', converted(5))),
      ...answers,
    });
    await remote.user.click(await screen.findByRole('button', { name: 'Edit note' }));
    return { ...remote, dialog: within(await editor()) };
  };

  test('shows its type and its own text, and saves both', async () => {
    const { user, server, dialog } = await opened({
      'PUT /capture-notes/1': reply({ success: true, note: note(1, 'WORD - rain') }),
    });
    expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Topic');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue('TOPIC - x');
    await user.click(dialog.getByRole('combobox', { name: 'Type' }));
    await user.click(screen.getByRole('option', { name: 'Word' }));
    await user.clear(text);
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.type(text, ' rain {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent('PUT /capture-notes/1')).toEqual([{ content: 'WORD - rain' }]);
  });

  test('keeps what was typed when saving fails and over a reload, until it is cancelled', async () => {
    const first = await opened({ 'PUT /capture-notes/1': cut });
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Text' }), ' and y{Enter}');
    expect(await screen.findByText('Failed to update note')).toBeVisible();
    expect(first.dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('TOPIC - x and y');
    first.unmount();
    const second = await opened();
    expect(second.dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('TOPIC - x and y');
    await second.user.click(second.dialog.getByRole('button', { name: 'Cancel' }));
    await second.user.click(screen.getByRole('button', { name: 'Edit note' }));
    expect(within(await editor()).getByRole('textbox', { name: 'Text' })).toHaveValue('TOPIC - x');
  });

  test('refuses a text that is too long, in words', async () => {
    const { dialog } = await opened();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Text' }), { target: { value: 'x'.repeat(2001) } });
    expect(dialog.getByText(/This note has 2001 characters, 2000 are the most/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });
});
