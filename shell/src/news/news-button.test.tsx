import { reply, startFakeApi } from '@kotoba/api-client/testing';
import { sessionEnded } from '@kotoba/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';
import { READ_MARKS_KEY } from './read-marks';

afterEach(closeSuites);

const bell = () => screen.findByRole('button', { name: 'Notifications' });

const due = (counts: { due?: number; now?: number; later?: number }) =>
  reply({ data: { vocabularyIds: [], due: 0, new: 0, now: 0, later: 0, ...counts } });
const unfinished = (id: number) => ({
  id,
  mode: 1,
  name: 'Due',
  type: 'due',
  topic: null,
  level: null,
  startedAt: new Date().toISOString(),
  endedAt: null,
  progress: { total: 1, answered: 0, correct: 0, incorrect: 0, reviewed: 0, percent: 0 },
  learnDetails: [],
});

test('all is quiet until something happens', async () => {
  const server = startFakeApi({
    'GET /capture-notes': reply({ success: true, notes: [] }),
    'GET /learn/due': due({}),
    'GET /learn/unfinished-sessions': reply({ data: [] }),
  });
  const { user } = openSuite({ at: '/dashboard', user: verified, server });
  await user.click(await bell());
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(await screen.findByText('All quiet')).toBeVisible();
});

const note = {
  ...{ content: 'WORD - cat', createdAt: new Date().toISOString(), words: [] },
  ...{ question: null, hasOtherMeanings: false, kept: [], notFound: [], pieces: [] },
};
const failed = {
  ...note,
  content: 'TOPIC - zzz',
  id: 2,
  isConverted: false,
  error: 'nothing found',
  vocabularyIds: [],
};
const converted = {
  ...{ ...note, id: 1, isConverted: true, error: null, vocabularyIds: [5] },
  words: [{ id: 5, ja_word: '猫', en_word: 'cat' }],
};
const notes = reply({ success: true, notes: [failed, converted] });
const unread = (count: number) => screen.findByText(`${count} unread notifications`);

test('counts what is unread, shows it, and takes it as read when the list is closed', async () => {
  const server = startFakeApi({ 'GET /capture-notes': notes });
  const { user, place } = openSuite({ at: '/dashboard', user: verified, server });
  expect(await unread(2)).toBeInTheDocument();
  expect(await bell()).toHaveAccessibleDescription('2 unread notifications');
  await user.click(await bell());
  expect(
    await screen.findByRole('link', { name: /^zzz ?A note could not be turned into words/ }),
  ).toHaveAttribute('href', '/chat');
  await user.click(screen.getByRole('link', { name: /^cat → 猫 ?A note became 1 word/ }));
  expect(place()?.pathname).toBe('/vocabularies/5/detail');
  await waitFor(() => expect(screen.queryByText('2 unread notifications')).not.toBeInTheDocument());
});

test('SHELL-16 what becomes of notes before the learner’s eyes is in the list, under its day, and counts for nothing', async () => {
  const server = startFakeApi({ 'GET /capture-notes': notes });
  const { user, router } = openSuite({ at: '/chat', user: verified, server });
  await user.click(await bell());
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(await today.findAllByRole('link')).toHaveLength(2);
  expect(today.getByText('猫')).toHaveAttribute('lang', 'ja');
  expect(screen.queryByText(/unread notification/)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await act(() => router().navigate('/chat?view=assistant'));
  expect(screen.queryByText(/unread notification/)).not.toBeInTheDocument();
});

test('what was read stays read after a reload, and is gone with the sign-out', async () => {
  const first = openSuite({
    at: '/dashboard',
    user: verified,
    server: startFakeApi({ 'GET /capture-notes': notes }),
  });
  await unread(2);
  await first.user.click(await bell());
  await screen.findByRole('dialog', { name: 'Notifications' });
  await first.user.keyboard('{Escape}');
  expect(await bell()).toHaveFocus();
  first.unmount();

  const { user, store } = openSuite({
    at: '/dashboard',
    user: verified,
    server: startFakeApi({ 'GET /capture-notes': notes }),
  });
  await user.click(await bell());
  expect(await screen.findByRole('link', { name: /A note became 1 word/ })).toBeVisible();
  expect(screen.queryByText(/unread notification/)).not.toBeInTheDocument();
  expect(localStorage.getItem(READ_MARKS_KEY)).not.toBeNull();
  act(() => void store.dispatch(sessionEnded()));
  expect(localStorage.getItem(READ_MARKS_KEY)).toBeNull();
});

test('the words of the next sitting, not all that are due, and an unfinished session wait, and lead there', async () => {
  const server = startFakeApi({
    'GET /learn/due': due({ due: 400, now: 12, later: 388 }),
    'GET /learn/unfinished-sessions': reply({ data: [unfinished(9)] }),
  });
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const asked = () => server.calls.filter((call) => call === 'GET /learn/due').length;
  const { user, router } = openSuite({ at: '/dashboard', user: verified, server });
  await unread(2);
  await user.click(await bell());
  expect(await screen.findByRole('link', { name: /12 words are due for review/ })).toHaveAttribute(
    'href',
    '/learn',
  );
  expect(screen.getByRole('link', { name: /Session 9 is not finished/ })).toHaveAttribute(
    'href',
    '/learn/session/9',
  );
  await user.keyboard('{Escape}');
  await act(() => router().navigate('/settings'));
  // Arrivals and openings ask, and not again within a moment.
  expect(asked()).toBe(1);
  now.mockReturnValue(start + 60_000);
  await act(() => router().navigate('/vocabularies'));
  await waitFor(() => expect(asked()).toBe(2));
  now.mockRestore();
});

test('a session that ended with the quiz is no news any more', async () => {
  const server = startFakeApi({
    'GET /capture-notes': reply({ success: true, notes: [] }),
    'GET /learn/due': due({}),
    'GET /learn/unfinished-sessions': reply({ data: [unfinished(9)] }),
  });
  const { user, suite } = openSuite({ at: '/dashboard', user: verified, server });
  await screen.findByText('1 unread notification');
  let end: () => void = () => undefined;
  act(() => void (end = suite.busy.markBusy()));
  server.on('GET /learn/unfinished-sessions', reply({ data: [] }));
  act(() => end());
  await waitFor(() => expect(screen.queryByText('1 unread notification')).not.toBeInTheDocument());
  await user.click(await bell());
  expect(await screen.findByText('All quiet')).toBeVisible();
});
