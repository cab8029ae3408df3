import { closeRemotes, cut, held, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';

afterEach(() => {
  jest.restoreAllMocks();
  closeRemotes();
});

const none = reply({ success: true, notes: [] });
const saved =
  (id: number): Answer =>
  async (request) => {
    const { content } = (await request.json()) as { content: string };
    const note = { id, content, createdAt: new Date().toISOString(), isConverted: false, error: null };
    return Response.json({ success: true, note: { ...note, vocabularyIds: [], words: [] } });
  };
/** Saves everything, under rising ids. */
function saving(): Answer {
  let id = 0;
  return (request) => saved((id += 1))(request);
}
const open = (answers: Record<string, Answer> = {}) =>
  openRemote(remote, { at: '/chat', answers: { 'GET /capture-notes': none, ...answers } });
const field = () => screen.findByRole('textbox', { name: 'Note' });
const item = async (text: string) => within((await screen.findByText(text)).closest('li') as HTMLElement);
/** Closes the page; what the browser keeps stays. */
function leavePage(): void {
  const kept = Object.entries({ ...localStorage }) as [string, string][];
  closeRemotes();
  for (const [key, value] of kept) localStorage.setItem(key, value);
}
const setOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) act(() => void window.dispatchEvent(new Event('online')));
};

test('a note appears at once as "Sending…", and then is the server’s', async () => {
  const slow = held(saved(4));
  const { user } = open({ 'POST /capture-notes': slow.answer });
  await user.type(await field(), 'rain{Enter}');
  expect((await item('WORD - rain')).getByText('Sending…')).toBeVisible();
  expect((await item('WORD - rain')).getByRole('button', { name: 'Delete note' })).toBeDisabled();
  expect(await field()).toHaveValue('');
  slow.release();
  expect(await screen.findByText('Generating...')).toBeVisible();
  expect(await screen.findByText('Note captured! Vocabulary will be generated automatically.')).toBeVisible();
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});

test('notes of a class without a connection wait, survive a reload, and are sent in order', async () => {
  setOnline(false);
  const first = open();
  await first.user.type(await field(), 'one{Enter}two{Enter}');
  expect(await screen.findAllByText('Sending…')).toHaveLength(2);
  leavePage();
  const { server } = open({ 'POST /capture-notes': saving() });
  expect(await screen.findAllByText('Sending…')).toHaveLength(2);
  setOnline(true);
  expect(
    await screen.findByText('2 notes captured! Vocabulary will be generated automatically.'),
  ).toBeVisible();
  expect(server.sent('POST /capture-notes')).toEqual([{ content: 'WORD - one' }, { content: 'WORD - two' }]);
});

test.each([
  [
    'in the server’s words',
    reply({ success: false, error: 'The note store is full' }, 503),
    'The note store is full',
  ],
  ['in the documented words', cut, 'Failed to create note'],
])('a try that fails says so %s, and the note is kept and sent again', async (_how, failing, words) => {
  const { user, server } = open({ 'POST /capture-notes': failing });
  await user.type(await field(), 'rain{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  const note = await item('WORD - rain');
  expect(note.getByText(`${words}. It is kept on this device and sent as soon as that works.`)).toBeVisible();
  server.on('POST /capture-notes', saved(4));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Generating...')).toBeVisible();
});

test('a note that waits can be deleted before it is sent', async () => {
  setOnline(false);
  const { user } = open();
  await user.type(await field(), 'rain{Enter}');
  await user.click((await item('WORD - rain')).getByRole('button', { name: 'Delete note' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
});

describe('a note that the server does not want', () => {
  const refused = reply({ success: false, error: 'Note holds characters that cannot be stored' }, 400);
  const opened = async () => {
    const view = open({ 'POST /capture-notes': refused });
    await view.user.type(await field(), 'rain{Enter}');
    const note = await item('WORD - rain');
    await note.findByText('Not saved');
    expect(note.getByText('Note holds characters that cannot be stored')).toBeVisible();
    view.server.on('POST /capture-notes', saved(4));
    return { ...view, note };
  };

  test('stays with the reason, and is sent again when asked', async () => {
    const { user, note } = await opened();
    await user.click(note.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Generating...')).toBeVisible();
  });

  test('can be changed', async () => {
    const { user, note, server } = await opened();
    await user.click(note.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'bow{Enter}');
    expect(await screen.findByText('Generating...')).toBeVisible();
    expect(server.sent('POST /capture-notes').at(-1)).toEqual({ content: 'WORD - rainbow' });
    expect(screen.queryByText('WORD - rain')).not.toBeInTheDocument();
  });
});

describe('a text of several lines', () => {
  const paste = async (text: string) => {
    await field();
    fireEvent.change(await field(), { target: { value: text } });
  };

  test('becomes one note a line when that is wished, with progress', async () => {
    const slow = held(saved(1));
    const { user, server } = open({ 'POST /capture-notes': slow.answer });
    await paste(' rain \r\n\n snow\nsun\n');
    expect(screen.getByText('3 lines: one note, or one note per line?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as 3 notes' }));
    expect(await field()).toHaveValue('');
    const progress = await screen.findByRole('progressbar', { name: 'Notes on their way' });
    expect(progress).toHaveAttribute('aria-valuetext', '0/3 notes saved');
    server.on('POST /capture-notes', saving());
    slow.release();
    expect(
      await screen.findByText('3 notes captured! Vocabulary will be generated automatically.'),
    ).toBeVisible();
    expect(server.sent('POST /capture-notes')).toEqual(
      ['rain', 'snow', 'sun'].map((text) => ({ content: `WORD - ${text}` })),
    );
    expect(screen.queryByRole('progressbar', { name: 'Notes on their way' })).not.toBeInTheDocument();
  });

  test('says how many were captured when the last one is not wanted', async () => {
    const slow = held(saved(1));
    const { user, server } = open({ 'POST /capture-notes': slow.answer });
    await paste('rain\nsnow');
    await user.click(screen.getByRole('button', { name: 'Save as 2 notes' }));
    await screen.findByRole('progressbar', { name: 'Notes on their way' });
    server.on('POST /capture-notes', reply({ success: false, error: 'Note is too long' }, 400));
    slow.release();
    const captured = 'Note captured! Vocabulary will be generated automatically.';
    expect(await screen.findByText(captured)).toBeVisible();
    expect((await item('WORD - snow')).getByText('Not saved')).toBeVisible();
  });

  test('stays one note when it is saved as it is', async () => {
    const { user, server } = open({ 'POST /capture-notes': saved(1) });
    await paste('rain\nsnow');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Generating...');
    expect(server.sent('POST /capture-notes')).toEqual([{ content: 'WORD - rain\nsnow' }]);
  });

  test('of more than two hundred lines leaves the rest in the box', async () => {
    setOnline(false);
    const { user } = open();
    await paste(Array.from({ length: 203 }, (_, index) => `line ${index + 1}`).join('\n'));
    expect(screen.getByText('The first 200 lines can be saved together; the rest stays here.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as 200 notes' }));
    expect(await field()).toHaveValue('line 201\nline 202\nline 203');
    await waitFor(() => expect(screen.getAllByText('Sending…')).toHaveLength(200));
  });

  test('is never cut: too long for one note, it can still be many', async () => {
    const { user, server } = open({ 'POST /capture-notes': saving() });
    await paste('x'.repeat(2001));
    expect(await field()).toHaveValue('x'.repeat(2001));
    expect(screen.getByText(/This note has 2001 characters, 2000 are the most/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await paste(`${'x'.repeat(2001)}\nrain`);
    expect(screen.getByText('One of these lines is too long for a note.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as 2 notes' })).toBeDisabled();
    await paste(`${'x'.repeat(1999)}\n${'y'.repeat(1999)}`);
    await user.click(screen.getByRole('button', { name: 'Save as 2 notes' }));
    await waitFor(() => expect(server.sent('POST /capture-notes')).toHaveLength(2));
  });
});
