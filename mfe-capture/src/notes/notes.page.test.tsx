import { closeRemotes, openRemote, reply, type Answer } from '@kotoba/federation/testing';
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
  ...more,
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
      note(2, 'CATEGORY - fruits', { isConverted: true, vocabularyIds: [5] }),
      note(3, 'TOPIC - zzz', { error: 'Nothing was found for this note.' }),
    ),
  });
  const item = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
  expect(within(await item('WORD - umbrella')).getByText('Generating...')).toBeVisible();
  const group = within(await item('GROUP - fruits'));
  expect(group.getByText('Generated')).toBeVisible();
  expect(group.getByRole('link', { name: 'See the word' })).toHaveAttribute('href', '/vocabularies/5/detail');
  const failed = within(await item('TOPIC - zzz'));
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.getByText('Nothing was found for this note.')).toBeVisible();
  expect(failed.getByRole('button', { name: 'Retry' })).toBeEnabled();
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

test('keeps the typed note when saving fails, also over a reload', async () => {
  const { user, unmount } = open({
    'GET /capture-notes': notes(),
    'POST /capture-notes': reply({ success: false, error: 'The note store is full' }, 503),
  });
  await user.type(await field(), 'umbrella{Enter}');
  expect(await screen.findByText('The note store is full')).toBeVisible();
  expect(await field()).toHaveValue('umbrella');
  unmount();
  open({ 'GET /capture-notes': notes() });
  expect(await field()).toHaveValue('umbrella');
});

test('says in the documented words that notes could not be loaded, and tries again', async () => {
  const { user, server } = open({ 'GET /capture-notes': reply({}, 500) });
  expect(await screen.findByText('Failed to load notes')).toBeVisible();
  server.on('GET /capture-notes', notes(note(1, 'WORD - umbrella')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('WORD - umbrella')).toBeVisible();
});

test('a deleted note is gone', async () => {
  const { user, server } = open({
    'GET /capture-notes': notes(note(1, 'WORD - umbrella')),
    'DELETE /capture-notes/1': reply({ success: true }),
  });
  const remove = await screen.findByRole('button', { name: 'Delete note' });
  server.on('GET /capture-notes', notes());
  await user.click(remove);
  expect(await screen.findByText('Note deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('WORD - umbrella')).not.toBeInTheDocument());
});
