import { closeRemotes, cut, held, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';

afterEach(closeRemotes);

const LIST = 'GET /capture-notes';
const ANSWER = 'POST /capture-notes/1/meanings';
const candidate = (ja_word: string, label: string, more: object = {}) => ({
  ...{
    en_word: label,
    ja_word,
    reading: ja_word,
    romaji: 'x',
    label,
    part_of_speech: 'noun',
    register: null,
  },
  ...{ level: null, ja_sentence: null, en_sentence: null, picture_url: null },
  ...more,
});
const lamp = candidate('電気', 'lamp', {
  ...{ reading: 'でんき', ja_sentence: '電気をつけます。', picture_url: '/api/media/pictures/a.svg' },
});
const ray = candidate('光', 'ray', { reading: 'ひかり', register: 'formal' });
const weight = candidate('軽い', 'not heavy', { reading: 'かるい' });
const question = (more: object = {}) => ({
  ...{ id: 7, about: 'light', kind: 'meaning', vocabularyId: 50, chosen: 0, more: 0 },
  candidates: [lamp, ray, weight],
  ...more,
});
const word = (id: number, ja_word: string) => ({ id, ja_word, en_word: 'light' });
const note = (more: object = {}) => ({
  ...{ id: 1, content: 'WORD - light', createdAt: new Date().toISOString(), isConverted: true, error: null },
  ...{
    vocabularyIds: [50],
    words: [word(50, '電気')],
    kept: [],
    question: null,
    hasOtherMeanings: true,
    notFound: [],
  },
  ...more,
});
const answered = note({ vocabularyIds: [51], words: [word(51, '光')] });
const failed = (asked: object) =>
  note({
    ...{
      isConverted: false,
      error: 'No word was found.',
      vocabularyIds: [],
      words: [],
      kept: [],
      question: asked,
    },
  });
const parts = question({
  ...{ kind: 'parts', vocabularyId: null, chosen: null, about: 'light' },
  candidates: [candidate('風', 'wind'), candidate('鈴', 'bell')],
});
const spelling = question({
  ...{ kind: 'spelling', vocabularyId: null, chosen: null, about: 'light' },
  candidates: [candidate('明日', 'tomorrow', { reading: 'あした' })],
});
const listed = (...notes: object[]): Answer => reply({ success: true, notes });
const done = (now: object): Answer => reply({ success: true, note: now });

const open = (asked: object, answers: Record<string, Answer> = {}) =>
  openRemote(remote, { at: '/chat', answers: { [LIST]: listed(asked), ...answers } });
const chips = async (name = 'Which one?') => within(await screen.findByRole('radiogroup', { name }));
const chosen = () => screen.getAllByRole('radio', { checked: true }).map((chip) => chip.textContent);
const gone = () =>
  waitFor(() =>
    expect(screen.queryByText(/Which one\?|Only its parts|Did you mean/)).not.toBeInTheDocument(),
  );

test('a note that is not sure is generated, and asks with what tells its meanings apart, the made one chosen', async () => {
  open(note({ question: question() }));
  const group = await chips();
  expect(screen.getByText('Generated')).toBeVisible();
  expect(group.getAllByRole('radio')).toHaveLength(3);
  const first = group.getByRole('radio', { name: /電気.*でんき.*lamp.*電気をつけます。/ });
  expect(first).toBeChecked();
  expect(within(first).getByText('でんき')).toHaveAttribute('lang', 'ja');
  expect(first.querySelector('img')).toHaveAttribute('src', '/api/media/pictures/a.svg');
  expect(group.getByRole('radio', { name: /光.*ray.*Formal/ })).not.toBeChecked();
  expect(screen.getByRole('link', { name: '電気 light' })).toHaveAttribute('href', '/vocabularies/50/detail');
});

test('a tap answers: it shows at once, the word follows, the question goes and the outcome is told', async () => {
  const slow = held(done(answered));
  const { server } = open(note({ question: question() }), { [ANSWER]: slow.answer });
  fireEvent.click((await chips()).getByRole('radio', { name: /光/ }));
  expect(chosen()).toEqual([expect.stringContaining('光')]);
  // Nothing else is sent while it is on its way.
  fireEvent.click(screen.getByRole('radio', { name: /軽い/ }));
  server.on(LIST, listed(answered));
  slow.release();
  await gone();
  expect(screen.getByRole('link', { name: '光 light' })).toHaveAttribute('href', '/vocabularies/51/detail');
  expect(await screen.findByText('“light” is 光 now')).toHaveAttribute('role', 'status');
  expect(server.sent(ANSWER)).toEqual([{ question: 7, choices: [1] }]);
});

test('a number answers while the focus is in the question; arrows look around, and the focus stays in the note', async () => {
  const { server, user } = open(note({ question: question() }), { [ANSWER]: done(answered) });
  const group = await chips();
  await user.keyboard('2');
  expect(server.sent(ANSWER)).toEqual([]);
  act(() => group.getByRole('radio', { name: /電気/ }).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(group.getByRole('radio', { name: /軽い/ })).toHaveFocus();
  await user.keyboard('4');
  expect(server.sent(ANSWER)).toEqual([]);
  server.on(LIST, listed(answered));
  await user.keyboard('2');
  await gone();
  expect(server.sent(ANSWER)).toEqual([{ question: 7, choices: [1] }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Other meanings' })).toHaveFocus());
});

test('a failure says so and leaves the question as it was', async () => {
  const { server } = open(note({ question: question() }), { [ANSWER]: cut });
  fireEvent.click((await chips()).getByRole('radio', { name: /光/ }));
  expect(await screen.findByText('Failed to update note')).toBeVisible();
  await waitFor(() => expect(chosen()).toEqual([expect.stringContaining('電気')]));
  server.on(ANSWER, done(answered));
  server.on(LIST, listed(answered));
  fireEvent.click(screen.getByRole('radio', { name: /光/ }));
  await gone();
});

test('a question that another tab has answered is not asked any more', async () => {
  const refused = reply({ success: false, error: 'The question was not found', code: 'NOT_FOUND' }, 404);
  const { server } = open(note({ question: question() }), { [ANSWER]: refused });
  const group = await chips();
  server.on(LIST, listed(answered));
  fireEvent.click(group.getByRole('radio', { name: /軽い/ }));
  await gone();
  expect(screen.getByRole('link', { name: '光 light' })).toBeVisible();
});

test('none of these closes the question and opens the editor of the word', async () => {
  const { server, place } = open(note({ question: question() }), { [ANSWER]: done(note()) });
  server.on(LIST, listed(note({ question: question() })));
  fireEvent.click(await screen.findByRole('button', { name: 'None of these' }));
  await waitFor(() => expect(place().pathname).toBe('/vocabularies/50/edit'));
  expect(server.sent(ANSWER)).toEqual([{ question: 7, choices: [] }]);
});

test('a misspelling is corrected with one tap, and none of these opens the note', async () => {
  const closed = { ...failed(spelling), question: null };
  const first = open(failed(spelling), { [ANSWER]: done(closed) });
  await chips('Did you mean tomorrow?');
  first.server.on(LIST, listed(closed));
  fireEvent.click(screen.getByRole('button', { name: 'None of these' }));
  expect(await screen.findByRole('dialog', { name: 'Edit note' })).toBeVisible();
  expect(screen.getByText('Failed')).toBeInTheDocument();
  closeRemotes();
  const fixed = note({ words: [word(60, '明日')], vocabularyIds: [60] });
  const { server } = open(failed(spelling), { [ANSWER]: done(fixed) });
  const group = await chips('Did you mean tomorrow?');
  server.on(LIST, listed(fixed));
  fireEvent.click(group.getByRole('radio', { name: /明日/ }));
  expect(await screen.findByText('Generated')).toBeVisible();
  await gone();
});

test('of what is known by its parts those are added that are chosen', async () => {
  const both = note({ words: [word(61, '風'), word(62, '鈴')], vocabularyIds: [61, 62] });
  const { server, user } = open(failed(parts), { [ANSWER]: done(both) });
  const group = within(await screen.findByRole('group', { name: 'Only its parts are known:' }));
  expect(screen.getByText('Failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add words' })).toBeDisabled();
  fireEvent.click(group.getByRole('checkbox', { name: /鈴/ }));
  expect(screen.getByRole('button', { name: 'Add 1 word' })).toBeEnabled();
  act(() => group.getByRole('checkbox', { name: /鈴/ }).focus());
  await user.keyboard('1');
  server.on(LIST, listed(both));
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 words' }));
  await gone();
  expect(server.sent(ANSWER)).toEqual([{ question: 7, choices: [0, 1] }]);
  expect(screen.getByText('Generated')).toBeVisible();
});

test('a sure note opens its other meanings when asked to, and the word is swapped', async () => {
  const MEANINGS = 'GET /capture-notes/1/meanings';
  const { more: _more, ...meaning } = question();
  const { server, user } = open(note(), {
    [MEANINGS]: reply({ success: true, meanings: [meaning] }),
    [ANSWER]: done(answered),
  });
  const control = await screen.findByRole('button', { name: 'Other meanings', expanded: false });
  expect(server.calls).not.toContain(MEANINGS);
  await user.click(control);
  const group = await chips();
  expect(control).toHaveAttribute('aria-expanded', 'true');
  server.on(LIST, listed(answered));
  await user.click(group.getByRole('radio', { name: /光/ }));
  expect(await screen.findByRole('link', { name: '光 light' })).toBeVisible();
  await gone();
  expect(screen.getByRole('button', { name: 'Other meanings', expanded: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Other meanings' }));
  await chips();
  await user.click(screen.getByRole('button', { name: 'Other meanings', expanded: true }));
  await gone();
});

test('a note of several items asks one after the other, each by its name', async () => {
  const content = 'WORD - light, spring';
  const spring = question({ id: 8, about: 'spring', more: 0, vocabularyId: 52 });
  const second = note({ content, question: spring });
  const { server, user } = open(note({ content, question: question({ more: 1 }) }), {
    [ANSWER]: done(second),
  });
  const group = await chips('“light”: which one?');
  expect(screen.getByText('1 more question')).toBeVisible();
  server.on(LIST, listed(second));
  act(() => group.getByRole('radio', { name: /電気/ }).focus());
  await user.keyboard('3');
  const next = await chips('“spring”: which one?');
  await waitFor(() => expect(next.getByRole('radio', { name: /電気/ })).toHaveFocus());
  expect(screen.queryByText('1 more question')).not.toBeInTheDocument();
});

test('an old question can stay: nothing of the note waits for its answer', async () => {
  open(note({ question: question() }));
  await chips();
  expect(screen.getByRole('button', { name: 'Edit note' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Delete note' })).toBeEnabled();
  expect(screen.getByRole('link', { name: '電気 light' })).toBeVisible();
});
