import { closeRemotes, held, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { enter, field, noted, write } from '../testing/write';

afterEach(() => {
  jest.restoreAllMocks();
  closeRemotes();
});

const POST = 'POST /capture-notes';
const none = reply({ success: true, notes: [] });
const saved =
  (id: number): Answer =>
  async (request) => {
    const { content } = (await request.json()) as { content: string };
    const note = { id, content, createdAt: new Date().toISOString(), isConverted: false, error: null };
    return Response.json({
      success: true,
      note: {
        ...note,
        vocabularyIds: [],
        words: [],
        kept: [],
        question: null,
        hasOtherMeanings: false,
        notFound: [],
      },
    });
  };
/** Saves everything, under rising ids. */
function saving(): Answer {
  let id = 0;
  return (request) => saved((id += 1))(request);
}
const open = (answers: Record<string, Answer> = {}) =>
  openRemote(remote, { at: '/chat', answers: { 'GET /capture-notes': none, ...answers } });
const item = async (text: string) =>
  within((await screen.findByText(noted(text))).closest('li') as HTMLElement);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const captured = (what: string) => `${what} captured! Vocabulary will be generated automatically.`;
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
  open({ [POST]: slow.answer });
  await enter('Note', 'rain');
  const note = await item('WORD - rain');
  expect(note.getByText('Sending…')).toBeVisible();
  expect(note.getByRole('button', { name: 'Delete note' })).toBeDisabled();
  expect(await field('Note')).toHaveValue('');
  slow.release();
  expect(await screen.findByText('Generating...')).toBeVisible();
  expect(await screen.findByText(captured('Note'))).toBeVisible();
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});

test('notes of a class without a connection wait, survive a reload, and are sent in order; one can be deleted before', async () => {
  setOnline(false);
  open();
  await enter('Note', 'one', 'two', 'three');
  expect(await screen.findAllByText('Sending…')).toHaveLength(3);
  fireEvent.click((await item('WORD - two')).getByRole('button', { name: 'Delete note' }));
  leavePage();
  const { server } = open({ [POST]: saving() });
  expect(await screen.findAllByText('Sending…')).toHaveLength(2);
  setOnline(true);
  expect(await screen.findByText(captured('2 notes'))).toBeVisible();
  expect(server.sent(POST)).toEqual([{ content: 'WORD - one' }, { content: 'WORD - three' }]);
});

test('a try that fails says so, and the note is kept and sent again', async () => {
  const words = 'The note store is full';
  const { server } = open({ [POST]: reply({ success: false, error: words }, 503) });
  await enter('Note', 'rain');
  expect(await screen.findByText(words)).toBeVisible();
  const note = await item('WORD - rain');
  expect(note.getByText(`Kept on this device, and sent as soon as possible. ${words}`)).toBeVisible();
  server.on(POST, saved(4));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Generating...')).toBeVisible();
});

test('a note that the server does not want stays with the reason, is sent again when asked, and can be changed', async () => {
  const { server } = open({
    [POST]: reply({ success: false, error: 'Note holds characters that cannot be stored' }, 400),
  });
  await enter('Note', 'rain', 'snow');
  const [rain, snow] = [await item('WORD - rain'), await item('WORD - snow')];
  for (const note of [rain, snow]) {
    expect(await note.findByText('Not saved')).toBeVisible();
    expect(note.getByText('Note holds characters that cannot be stored')).toBeVisible();
  }
  server.on(POST, saving());
  fireEvent.click(snow.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Generating...')).toBeVisible();
  fireEvent.click(rain.getByRole('button', { name: 'Edit' }));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue('rain');
  fireEvent.change(text, { target: { value: 'rainbow' } });
  fireEvent.keyDown(text, { key: 'Enter' });
  await waitFor(() => expect(screen.getAllByText('Generating...')).toHaveLength(2));
  const contents = ['WORD - rain', 'WORD - snow', 'WORD - snow', 'WORD - rainbow'];
  expect(server.sent(POST)).toEqual(contents.map((content) => ({ content })));
  expect(screen.queryByText(noted('WORD - rain'))).not.toBeInTheDocument();
});

describe('a text of several lines', () => {
  test('becomes one note a line when that is chosen, with progress', async () => {
    const slow = held(saved(1));
    const { server } = open({ [POST]: slow.answer });
    await write('Note', ' rain \r\n\n snow\nsun\n');
    expect(screen.getByText('3 lines: one note, or one note per line?')).toBeVisible();
    press('Save as 3 notes');
    expect(await field('Note')).toHaveValue('');
    const progress = await screen.findByRole('progressbar', { name: 'Notes on their way' });
    expect(progress).toHaveAttribute('aria-valuetext', '0/3 notes saved');
    server.on(POST, saving());
    slow.release();
    expect(await screen.findByText(captured('3 notes'))).toBeVisible();
    expect(server.sent(POST)).toEqual(['rain', 'snow', 'sun'].map((text) => ({ content: `WORD - ${text}` })));
    expect(screen.queryByRole('progressbar', { name: 'Notes on their way' })).not.toBeInTheDocument();
  });

  test('says how many were captured when the last one is not wanted', async () => {
    const slow = held(saved(1));
    const { server } = open({ [POST]: slow.answer });
    await write('Note', 'rain\nsnow');
    press('Save as 2 notes');
    await screen.findByRole('progressbar', { name: 'Notes on their way' });
    server.on(POST, reply({ success: false, error: 'Note is too long' }, 400));
    slow.release();
    expect(await screen.findByText(captured('Note'))).toBeVisible();
    expect((await item('WORD - snow')).getByText('Not saved')).toBeVisible();
  });

  test('of more than two hundred lines leaves the rest in the box', async () => {
    setOnline(false);
    open();
    await write('Note', Array.from({ length: 203 }, (_, index) => `line ${index + 1}`).join('\n'));
    expect(screen.getByText('The first 200 lines can be saved together; the rest stays here.')).toBeVisible();
    press('Save as 200 notes');
    expect(await field('Note')).toHaveValue('line 201\nline 202\nline 203');
    expect(screen.getAllByText('Sending…')).toHaveLength(200);
  });

  test('is never cut: it stays one note when saved as it is; too long for one, it can still be many', async () => {
    const { server } = open({ [POST]: saving() });
    await write('Note', 'x'.repeat(2001));
    expect(await field('Note')).toHaveValue('x'.repeat(2001));
    expect(screen.getByText(/This note has 2001 characters; the limit is 2000/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await write('Note', `${'x'.repeat(2001)}\nrain`);
    expect(screen.getByText('One of these lines is too long for a note.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as 2 notes' })).toBeDisabled();
    const [long, other] = ['x'.repeat(1999), 'y'.repeat(1999)];
    await write('Note', `${long}\n${other}`);
    press('Save as 2 notes');
    await waitFor(() => expect(server.sent(POST)).toHaveLength(2));
    await write('Note', 'rain\nsnow');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled());
    press('Save note');
    await waitFor(() => expect(server.sent(POST)).toHaveLength(3));
    expect(server.sent(POST)).toEqual(
      [long, other, 'rain\nsnow'].map((text) => ({ content: `WORD - ${text}` })),
    );
  });
});
