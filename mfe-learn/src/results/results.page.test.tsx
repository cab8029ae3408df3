import { closeRemotes, cut, held, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { session, station, word } from '../testing/fixtures';
import { effects } from '../testing/open-quiz';

afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const tea = word(3, { topic: { name: '飲み物', userTopic: { name: 'Class Notes' } } });
const done = session(
  [
    [word(1), 1],
    [station, 2],
    [tea, 3],
    [word(4), 0],
  ],
  { endedAt: '2026-03-01T10:02:05.000Z' },
);

async function open(shown = done, more: Answers = {}, width?: number) {
  const answers = { 'GET /learn/session/41': reply({ data: shown }), ...more };
  const opened = openRemote(remote, { at: '/learn/results/41', answers, width });
  await screen.findByRole('heading', { name: 'Detailed Results' });
  await effects();
  return opened;
}

const card = (name: string) => within(screen.getByRole('group', { name }));
const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const unloads = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const dialog = () => screen.findByRole('dialog', { name: 'End Session?' });

test('waits with a spinner, then shows the mode and the figures', async () => {
  const slow = held(reply({ data: done }));
  openRemote(remote, { at: '/learn/results/41', answers: { 'GET /learn/session/41': slow.answer } });
  expect(await screen.findByRole('progressbar', { name: 'Counting your results…' })).toBeVisible();
  slow.release();
  expect(await screen.findByText('Hiragana/Katakana to English')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Learning Results' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Learning Results · Kotoba'));
  expect(card('Accuracy').getByText('33.3%')).toBeVisible();
  expect(card('Accuracy').getByText('1 of 4 words correct')).toBeVisible();
  expect(card('Accuracy').getByRole('img', { name: 'Needs practice' })).toBeVisible();
  expect(card('Total Words').getByText('4')).toBeVisible();
  expect(card('Time Spent').getByText('00:02:05')).toBeVisible();
});

test('the detailed results name collections and topics once, and count each status', async () => {
  await open();
  expect(screen.getAllByText('Class Notes')).toHaveLength(1);
  expect(screen.getAllByText('Weather')).toHaveLength(1);
  expect(screen.getByText('飲み物').closest('[lang]')).toHaveAttribute('lang', 'ja');
  expect(value('Total')).toHaveTextContent('4');
  expect(value('Fully Learned Words')).toHaveTextContent('3');
  expect(value('Correct Words')).toHaveTextContent('1');
  expect(value('Incorrect Words')).toHaveTextContent('1');
  expect(value('Reviewed Words')).toHaveTextContent('1');
  expect(value('Correct/Learned Ratio')).toHaveTextContent('1/3');
});

test.each([
  [
    'a desk',
    1440,
    ['傘umbrella', 'Correct', 'umbrella', 'umbrella'],
    ['駅station', 'Incorrect', 'hat', 'umbrella'],
  ],
  ['a phone', 360, ['傘umbrella', 'Correctumbrella'], ['駅station', 'Incorrecthatumbrella']],
])(
  'on %s every word has its verdict, what was typed and the right answer',
  async (_on, width, right, wrong) => {
    const { user } = await open(done, {}, width);
    const [, ...rows] = screen.getByRole<HTMLTableElement>('table', { name: 'Words of this session' }).rows;
    const cells = rows.map((row) => [...row.cells].map(({ textContent }) => textContent));
    expect(cells.slice(0, 2)).toEqual([right, wrong]);
    expect(cells[3]?.join()).toContain('Not asked');
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(screen.getByRole('option', { name: 'Wrong ones first' }));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('駅');
    await user.click(screen.getByRole('switch', { name: 'Only wrong words' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
  },
);

test.each([
  ['an unknown session', '41', { 'GET /learn/session/41': reply({ code: 'NOT_FOUND' }, 404) }],
  ['an id that is none', '41abc', {}],
])('%s shows its panel', async (_what, id, answers) => {
  const { user, place } = openRemote(remote, { at: `/learn/results/${id}`, answers });
  const panel = within(await screen.findByRole('region', { name: 'Session Not Found' }));
  expect(unloads()).toBe(false);
  await user.click(panel.getByRole('button', { name: 'Back to Learning' }));
  await waitFor(() => expect(place().pathname).toBe('/learn'));
});

test('results that cannot be loaded lead back with a word', async () => {
  const { place } = openRemote(remote, {
    at: '/learn/results/41',
    answers: { 'GET /learn/session/41': cut },
  });
  expect(await screen.findByText('Failed to load session data')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/learn'));
});

describe('leaving', () => {
  test('the browser warns while the results are shown, and only then', async () => {
    const { user, place } = await open();
    expect(unloads()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Start New Session' }));
    await waitFor(() => expect(place().pathname).toBe('/learn'));
    expect(unloads()).toBe(false);
  });

  test('an address of the app asks first; Cancel stays', async () => {
    const { go, place, user } = await open();
    act(() => void go('/vocabularies'));
    const asked = within(await dialog());
    expect(
      asked.getByText('Are you sure you want to leave the results page? Your session data will be saved.'),
    ).toBeVisible();
    expect(place().pathname).toBe('/learn/results/41');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(place().pathname).toBe('/learn/results/41');
    expect(unloads()).toBe(true);
  });

  test('Continue goes where the learner wanted to go', async () => {
    const { go, place, user } = await open();
    act(() => void go('/vocabularies?query=kasa'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(place()).toMatchObject({ pathname: '/vocabularies', search: '?query=kasa' }));
    expect(unloads()).toBe(false);
  });

  test('a session that ended is never held back', async () => {
    const { store, go, place } = await open();
    act(() => void store.dispatch({ type: 'auth/sessionEnded' }));
    expect(unloads()).toBe(false);
    await act(() => go('/auth/signin'));
    expect(place().pathname).toBe('/auth/signin');
  });
});

test('the last answer stays when something newer was answered; when all was right there is nothing to relearn', async () => {
  const message = 'You have answered other words since, so this answer stays';
  const { user } = await open(session([[word(1), 1]], { endedAt: '2026-03-01T08:59:59.000Z' }), {
    'POST /learn/session/41/undo': reply({ error: message, message, code: 'SESSION_ENDED' }, 409),
  });
  await user.click(screen.getByRole('button', { name: 'Undo last answer' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Relearn Incorrect & Reviewed (0)' })).toBeDisabled();
  expect(screen.getByText('No words to relearn - all words were answered correctly!')).toBeVisible();
});

test('Z takes it back, unasked, and the session goes on', async () => {
  const ended = session([[word(1), 1]], { endedAt: '2026-03-01T09:00:01.000Z' });
  const undo = 'POST /learn/session/41/undo';
  const { server, place } = await open(ended, {
    [undo]: reply({ data: session([[word(1), 0]]).learnDetails[0] }),
  });
  const again = session([[word(1), 0]]);
  const learnDetails = again.learnDetails.map((item) => ({ ...item, isNew: true }));
  server.on('GET /learn/session/41', reply({ data: { ...again, learnDetails } }));
  expect(screen.getByRole('button', { name: 'Undo last answer' })).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'z' });
  await waitFor(() => expect(place().pathname).toBe('/learn/session/41'));
  expect(server.sent(undo)).toEqual([{ vocabularyId: 1 }]);
  // Its words were introduced when it began.
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeVisible();
});

describe('relearning', () => {
  const RELEARN = 'POST /learn/relearn';
  const started = { 'GET /learn/session/60': reply({ data: session([[station, 0]], { id: 60 }) }) };
  const button = () => screen.getByRole('button', { name: 'Relearn Incorrect & Reviewed (3)' });

  test('starts one review of what was not right, in the same mode, and asks nothing on the way', async () => {
    const slow = held(reply({ data: { id: 60 } }));
    const { user, server, place } = await open(done, { ...started, [RELEARN]: slow.answer });
    await user.dblClick(button());
    expect(button()).toBeDisabled();
    slow.release();
    expect(await screen.findByText('Starting relearn session with 3 words')).toBeVisible();
    await waitFor(() => expect(place().pathname).toBe('/learn/session/60'));
    expect(server.sent(RELEARN)).toEqual([
      { vocabularyIds: [2, 3, 4], name: 'Relearn Session', type: 'review', mode: 2 },
    ]);
  });

  test('that fails says so in the server’s words or its own, and stays guarded', async () => {
    const { user, server, place } = await open(done, { [RELEARN]: reply({ error: 'Slow down' }, 429) });
    await user.click(button());
    expect(await screen.findByText('Slow down')).toBeVisible();
    server.on(RELEARN, cut);
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    expect(await screen.findByText('Failed to start relearn session')).toBeVisible();
    expect(place().pathname).toBe('/learn/results/41');
    expect(unloads()).toBe(true);
  });
});
