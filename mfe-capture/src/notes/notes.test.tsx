import {
  closeRemotes,
  cut,
  held,
  openRemote,
  reply,
  settings,
  type Answer,
} from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { enter, field, noted, write } from '../testing/write';

afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const LIST = 'GET /capture-notes';
const POST = 'POST /capture-notes';
const now = new Date().toISOString();
const note = (id: number, content: string, more: object = {}) => ({
  ...{
    id,
    content,
    createdAt: now,
    isConverted: false,
    error: null,
    vocabularyIds: [],
    words: [],
    kept: [],
    question: null,
    hasOtherMeanings: false,
    notFound: [],
    pieces: [],
  },
  ...more,
});
const converted = (...ids: number[]) => ({
  isConverted: true,
  vocabularyIds: ids,
  words: ids.map((id) => ({ id, en_word: `word ${id}`, ja_word: `語${id}`, reading: `ご${id}` })),
});
const notes = (...list: object[]): Answer => reply({ success: true, notes: list });
const open = (answers: Record<string, Answer>) => openRemote(remote, { at: '/chat', answers });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('has one heading and its own title, and without notes it invites to type', async () => {
  open({ [LIST]: notes() });
  expect(await screen.findByText('No notes yet')).toBeVisible();
  expect(screen.getByText('Start typing below to capture your notes from the class.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Capture' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Capture · Kotoba'));
  const save = screen.getByRole('button', { name: 'Save note' });
  for (const [text, isReady] of [
    ['', false],
    ['雨', true],
    ['   ', false],
  ] as const) {
    await write('Note', text);
    if (isReady) expect(save).toBeEnabled();
    else expect(save).toBeDisabled();
  }
});

test('LEARN-61 the words of a day are practised by a press; a day without any has no button', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const { place } = open({
    [LIST]: notes(
      note(4, 'TOPIC - rain', converted(10, 11)),
      note(3, 'WORD - 傘', converted(11)),
      note(1, 'WORD - zzz', { createdAt: yesterday }),
    ),
  });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(screen.getAllByRole('button', { name: 'Practice these' })).toHaveLength(1);
  fireEvent.click(today.getByRole('button', { name: 'Practice these' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/today'));
  expect(place().state).toEqual({ vocabularyIds: [10, 11] });
});

test('each note shows its content, its language, its state, its words and what can be done about it', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => index + 10);
  open({
    [LIST]: notes(
      note(1, 'WORD - 傘'),
      note(2, 'CATEGORY - fruits', converted(5)),
      note(3, 'TOPIC - zzz', { error: 'Nothing was found for this note.' }),
      note(4, 'TOPIC - rain', converted(...ids)),
    ),
  });
  const item = async (text: string) =>
    within((await screen.findByText(noted(text))).closest('li') as HTMLElement);
  expect((await item('WORD - 傘')).getByText('Generating...')).toBeVisible();
  expect(screen.getByText(noted('WORD - 傘'))).toHaveAttribute('lang', 'ja');
  const group = await item('GROUP - fruits');
  expect(group.getByText('Generated')).toBeVisible();
  const word = group.getByRole('link', { name: '語5 ご5 word 5' });
  expect(word).toHaveAttribute('href', '/vocabularies/5/detail');
  expect(group.getByText('語5')).toHaveAttribute('lang', 'ja');
  const failed = await item('TOPIC - zzz');
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.getByText('Nothing was found for this note.')).toBeVisible();
  expect(failed.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(failed.getByRole('button', { name: 'Edit' })).toBeEnabled();
  // Of many words the first, and all when asked.
  const many = within((await item('TOPIC - rain')).getByRole('list', { name: 'Words of this note' }));
  expect(many.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(many.getByRole('button', { name: '8 more words' }));
  expect(many.getAllByRole('link')).toHaveLength(11);
});

test('NOTE-20 of a word its note shows what it does not say itself, and a button opens what a phone has no room for', async () => {
  const umbrella = { id: 5, en_word: 'umbrella; parasol', ja_word: '傘', reading: 'かさ' };
  open({
    [LIST]: notes(
      note(1, 'WORD - umbrella', { ...converted(5), words: [umbrella] }),
      note(2, 'WORD - かさ', { ...converted(5), words: [umbrella] }),
    ),
  });
  const item = async (text: string) => (await screen.findByText(noted(text))).closest('li') as HTMLElement;
  const [english, japanese] = [await item('WORD - umbrella'), await item('WORD - かさ')];
  expect(english).toHaveTextContent(/^WORD - umbrella傘 かさ umbrella; parasolGenerated/);
  expect(japanese).toHaveTextContent(/^WORD - かさ傘 umbrella; parasolGenerated/);
  const more = within(english).getByRole('button', { name: 'More', expanded: false });
  fireEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('NOTE-10 an edited note says which words of its earlier text stayed, and why', async () => {
  const kept = (id: number, ja_word: string, because: string) => ({
    id,
    en_word: `word ${id}`,
    ja_word,
    because,
  });
  const stayed = [kept(6, '冷蔵庫', 'practised'), kept(7, '駅', 'note'), kept(8, '電車', 'note')];
  open({ [LIST]: notes(note(1, 'WORD - rain', { ...converted(5), kept: stayed })) });
  await screen.findByText(noted('WORD - rain'));
  const lines = screen.getAllByText(/in your words/).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '冷蔵庫 stays in your words, because you practiced it.',
    '駅、電車 stay in your words, because other notes have them too.',
  ]);
});

describe('NOTE-16 a note that has no word for some of its items', () => {
  const partly = (content: string, ...notFound: string[]) => note(1, content, { ...converted(5), notFound });

  test('is not called generated, names them, and asks of one alone what it is asked', async () => {
    const question = {
      id: 7,
      about: 'tommorow',
      kind: 'spelling',
      vocabularyId: null,
      chosen: null,
      more: 0,
    };
    const asked = {
      ...partly('WORD - rain, 雨傘傘, tommorow', '雨傘傘', 'tommorow'),
      question: { ...question, candidates: [] },
    };
    open({ [LIST]: notes(asked) });
    expect(await screen.findByText('Partly generated')).toBeVisible();
    expect(screen.queryByText('Generated')).not.toBeInTheDocument();
    expect(screen.getByText(/^Not found:/)).toHaveTextContent('Not found: 雨傘傘');
    expect(screen.getByText('雨傘傘')).toHaveAttribute('lang', 'ja');
  });

  test('takes them from the learner: the editor waits for the Japanese of each, and the note is whole', async () => {
    const PUT = 'PUT /capture-notes/1';
    const whole = note(1, 'WORD - rain, xqzzy = クズ, a+b = 足す', converted(5, 6, 7));
    const { server } = open({ [LIST]: notes(partly('WORD - rain, xqzzy, a+b', 'xqzzy', 'a+b')) });
    server.on(PUT, reply({ success: true, note: whole }));
    expect(await screen.findByText(/^Not found:/)).toHaveTextContent('Not found: xqzzy, a+b');
    await press('Add them yourself');
    const text = await screen.findByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue('rain, xqzzy = , a+b = ');
    expect(screen.getByText('Write the Japanese after each “=”, as in cat = 猫.')).toBeVisible();
    server.on(LIST, notes(whole));
    fireEvent.change(text, { target: { value: 'rain, xqzzy = クズ, a+b = 足す' } });
    await press('Save changes');
    expect(await screen.findByText('Generated')).toBeVisible();
    expect(server.sent(PUT)).toEqual([{ content: 'WORD - rain, xqzzy = クズ, a+b = 足す' }]);
    expect(screen.queryByText(/^Not found:/)).not.toBeInTheDocument();
  });
});

test('NOTE-17 of a composed sentence own words lead to their pages, and a tap makes another one a note', async () => {
  const umbrella = { id: 8, ja_word: '傘', en_word: 'umbrella' };
  const forget = { id: null, ja_word: '忘れる', en_word: 'to forget' };
  const { server } = open({
    [LIST]: notes(note(1, 'PHRASE - I forgot my umbrella', { ...converted(5), pieces: [umbrella, forget] })),
    [POST]: reply({ success: true, note: note(9, 'WORD - 忘れる = to forget') }),
  });
  const made = within(await screen.findByRole('list', { name: 'Made of' }));
  expect(made.getByRole('link', { name: '傘 umbrella' })).toHaveAttribute('href', '/vocabularies/8/detail');
  expect(made.getByText('忘れる')).toHaveAttribute('lang', 'ja');
  fireEvent.click(made.getByRole('button', { name: 'Add 忘れる to forget' }));
  expect(made.getByRole('button', { name: 'Added: 忘れる to forget' })).toBeDisabled();
  await waitFor(() => expect(server.sent(POST)).toEqual([{ content: 'WORD - 忘れる = to forget' }]));
});

describe('notes stand under their days', () => {
  /** Opens the notes at a moment, for a learner whose days begin and end in a time zone. */
  function openAt(moment: string, timeZone: string, ...made: string[]): void {
    jest.useFakeTimers({ now: new Date(moment), advanceTimers: true });
    const list = made.map((createdAt, index) => note(9 - index, `WORD - note ${9 - index}`, { createdAt }));
    open({ [LIST]: notes(...list), 'GET /account/settings': reply({ ...settings, timeZone }) });
  }
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('which begin and end, as times are told, in the time zone of the settings', async () => {
    openAt('2026-03-01T16:00:00.000Z', 'Asia/Tokyo', '2026-03-01T15:00:00.000Z', '2026-03-01T14:59:00.000Z');
    const today = await region('Today');
    expect(today.getByText(noted('WORD - note 9'))).toBeVisible();
    expect(today.queryByText(noted('WORD - note 8'))).not.toBeInTheDocument();
    expect(today.getByText('12:00 AM')).toHaveAttribute('datetime', '2026-03-01T15:00:00.000Z');
    expect((await region('Yesterday')).getByText('11:59 PM')).toBeVisible();
  });

  test('yesterday being the day before, also where it had 23 hours', async () => {
    // Half past midnight of the day after the clocks went forward in Berlin.
    const made = ['2026-03-29T10:00:00.000Z', '2026-03-28T22:30:00.000Z'];
    openAt('2026-03-29T22:30:00.000Z', 'Europe/Berlin', ...made);
    expect((await region('Yesterday')).getByText(noted('WORD - note 9'))).toBeVisible();
    expect(days()).toEqual(['Yesterday', 'Saturday, March 28, 2026']);
  });

  test('today becoming yesterday by itself at midnight', async () => {
    openAt('2026-11-20T23:59:30.000Z', 'UTC', '2026-11-20T20:00:00.000Z');
    await region('Today');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(days()).toEqual(['Yesterday']);
  });
});

test('older notes come when they are asked for, under their days, until there are no more; a failure can be asked again', async () => {
  /** Notes `first`, `first - 1`, … a quarter of an hour apart. */
  const pageFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      note(first - index, `WORD - note ${first - index}`, {
        createdAt: new Date(Date.UTC(2024, 1, 28, 12) + (first - index) * 900_000).toISOString(),
      }),
    );
  const asked: (string | null)[] = [];
  const older: Answer[] = [cut, notes(...pageFrom(5, 5))];
  open({
    [LIST]: (request) => {
      const before = new URL(request.url).searchParams.get('before');
      asked.push(before);
      return (before === null ? notes(...pageFrom(105, 100)) : (older.shift() ?? cut))(request);
    },
  });
  const button = await screen.findByText('Show older notes');
  fireEvent.click(button);
  expect(await screen.findByText('Failed to fetch notes')).toBeVisible();
  fireEvent.click(button);
  await screen.findByText(noted('WORD - note 1'));
  expect(screen.queryByText('Show older notes')).not.toBeInTheDocument();
  expect(asked).toEqual([null, '6', '6']);
  const shown = screen.getAllByText(noted(/^WORD - note /)).map(({ textContent }) => textContent);
  expect(shown).toEqual(pageFrom(105, 105).map(({ content }) => content));
  const days = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);
  expect(days).toEqual(['Thursday, February 29, 2024', 'Wednesday, February 28, 2024']);
});

test('a text is saved with the prefix of its type, without the blanks around it, and empties the box', async () => {
  const { user, server } = open({ [LIST]: notes(), [POST]: reply({ success: true, note: note(9, 'x') }) });
  await user.click(await screen.findByRole('combobox', { name: 'Type' }));
  const kinds = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(kinds).toEqual(['Word', 'Phrase', 'Group', 'Topic']);
  await user.click(screen.getByRole('option', { name: 'Group' }));
  await write('Note', ' rain ');
  await press('Save note');
  expect(await screen.findByText('Note captured! Vocabulary will be generated automatically.')).toBeVisible();
  expect(server.sent(POST)).toEqual([{ content: 'CATEGORY - rain' }]);
  expect(await field('Note')).toHaveValue('');
});

test('NOTE-4 while a note is on its way the button rests, and Enter swallows nothing: the next note goes behind', async () => {
  const slow = held(reply({ success: true, note: note(9, 'WORD - rain') }));
  const { server } = open({ [LIST]: notes(), [POST]: slow.answer });
  await enter('Note', 'rain');
  fireEvent.keyDown(await field('Note'), { key: 'Enter' });
  await write('Note', 'snow');
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await enter('Note', 'snow');
  expect(await field('Note')).toHaveValue('');
  expect(server.sent(POST)).toEqual([{ content: 'WORD - rain' }]);
  server.on(POST, reply({ success: true, note: note(10, 'WORD - snow') }));
  slow.release();
  await waitFor(() =>
    expect(server.sent(POST)).toEqual([{ content: 'WORD - rain' }, { content: 'WORD - snow' }]),
  );
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
});

test('the screen asks for its notes once, and not again by itself', async () => {
  jest.useFakeTimers();
  const { server } = open({ [LIST]: notes(note(1, 'WORD - umbrella')) });
  await screen.findByText('Generating...');
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(server.calls.filter((call) => call === LIST)).toHaveLength(1);
});

test('Shift+Enter makes a line, Enter saves, Enter of a composition does not', async () => {
  const { user, server } = open({ [LIST]: notes(), [POST]: reply({ success: true, note: note(9, 'x') }) });
  await user.type(await field('Note'), 'a{Shift>}{Enter}{/Shift}b');
  expect(await field('Note')).toHaveValue('a\nb');
  fireEvent.keyDown(await field('Note'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await field('Note'), { key: 'Enter', keyCode: 229 });
  expect(server.sent(POST)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.sent(POST)).toEqual([{ content: 'WORD - a\nb' }]));
});

test('says in the documented words that notes could not be loaded, and tries again', async () => {
  const { server } = open({ [LIST]: reply({}, 500) });
  expect(await screen.findByText('Failed to load notes')).toBeVisible();
  server.on(LIST, notes(note(1, 'WORD - umbrella')));
  await press('Try again');
  expect(await screen.findByText(noted('WORD - umbrella'))).toBeVisible();
});

test('a failed note is tried again, and says so when that cannot be', async () => {
  const RETRY = 'POST /capture-notes/3/retry';
  const failed = note(3, 'TOPIC - zzz', { error: 'Nothing was found for this note.' });
  const { server } = open({ [LIST]: notes(failed), [RETRY]: cut });
  await press('Retry');
  expect(await screen.findByText('Failed to update note')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  server.on(RETRY, reply({ success: true, note: note(3, 'TOPIC - zzz') }));
  server.on(LIST, notes(note(3, 'TOPIC - zzz')));
  await press('Retry');
  expect(await screen.findByText('Generating...')).toBeVisible();
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
});

describe('a note that is deleted', () => {
  const DELETE = 'DELETE /capture-notes/1';
  const umbrella = note(1, 'WORD - umbrella');
  const expectGone = async () => {
    expect(await screen.findByText('Note deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(noted('WORD - umbrella'))).not.toBeInTheDocument());
  };

  test('goes, and is back when that is undone', async () => {
    const { server } = open({ [LIST]: notes(umbrella), [DELETE]: reply({ success: true }) });
    const remove = await screen.findByRole('button', { name: 'Delete note' });
    server.on(LIST, notes());
    fireEvent.click(remove);
    await expectGone();
    server.on('POST /capture-notes/1/restore', reply({ success: true, note: umbrella }));
    server.on(LIST, notes(umbrella));
    await press('Undo');
    expect(await screen.findByText('The note is back')).toBeVisible();
    expect(await screen.findByText(noted('WORD - umbrella'))).toBeVisible();
  });

  test('stays when that fails, goes also when it was gone before, and says so when it cannot come back', async () => {
    const { server } = open({ [LIST]: notes(umbrella), [DELETE]: cut });
    await press('Delete note');
    expect(await screen.findByText('Failed to delete note')).toBeVisible();
    expect(screen.getByText(noted('WORD - umbrella'))).toBeVisible();
    // The answer to the first deletion was lost.
    server.on(DELETE, reply({ success: false, error: 'Not found' }, 404));
    server.on(LIST, notes());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete note' })).toBeEnabled());
    await press('Delete note');
    await expectGone();
    await press('Undo');
    expect(await screen.findByText('Failed to restore note')).toBeVisible();
  });
});

describe('editing a note', () => {
  const PUT = 'PUT /capture-notes/1';
  const opened = async (answers: Record<string, Answer> = {}) => {
    const remote = open({ [LIST]: notes(note(1, 'TOPIC - TOPIC - x', converted(5))), ...answers });
    const editor = async () => {
      await press('Edit note');
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }));
      return { dialog, text: dialog.getByRole('textbox', { name: 'Text' }) };
    };
    return { ...remote, editor, ...(await editor()) };
  };
  const change = (text: HTMLElement, value: string) => fireEvent.change(text, { target: { value } });

  test('shows its type and its own text, saves both, and refuses a text that is too long or blank', async () => {
    const answer = reply({ success: true, note: note(1, 'WORD - rain') });
    const { user, server, dialog, text } = await opened({ [PUT]: answer });
    expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Topic');
    expect(text).toHaveValue('TOPIC - x');
    await user.click(dialog.getByRole('combobox', { name: 'Type' }));
    await user.click(screen.getByRole('option', { name: 'Word' }));
    const save = dialog.getByRole('button', { name: 'Save changes' });
    change(text, 'x'.repeat(2001));
    expect(dialog.getByText(/This note has 2001 characters; the limit is 2000/)).toBeVisible();
    expect(save).toBeDisabled();
    change(text, '');
    expect(save).toBeDisabled();
    change(text, ' rain ');
    fireEvent.keyDown(text, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent(PUT)).toEqual([{ content: 'WORD - rain' }]);
  });

  test('keeps what was typed when saving fails and over a reload, until it is cancelled', async () => {
    const first = await opened({ [PUT]: cut });
    change(first.text, 'TOPIC - x and y');
    fireEvent.keyDown(first.text, { key: 'Enter' });
    expect(await screen.findByText('Failed to update note')).toBeVisible();
    expect(first.text).toHaveValue('TOPIC - x and y');
    first.unmount();
    const second = await opened();
    expect(second.text).toHaveValue('TOPIC - x and y');
    fireEvent.click(second.dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await second.editor()).text).toHaveValue('TOPIC - x');
  });
});
