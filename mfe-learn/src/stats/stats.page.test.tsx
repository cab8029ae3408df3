import { closeRemotes, cut, held, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import type { StatsDay } from './figures';

afterEach(closeRemotes);

const day = (index: number, more: Partial<StatsDay> = {}): StatsDay => ({
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  ...{ answers: 0, correct: 0, repeated: 0, retained: 0, seconds: 0 },
  ...more,
});
const word = { id: 7, enWord: 'bridge', jaWord: '橋', reading: 'はし', direction: 'recall', difficulty: 8 };
const days = [
  ...Array.from({ length: 20 }, (_, index) => day(index)),
  day(20, { answers: 10, correct: 8, repeated: 4, retained: 3, seconds: 600 }),
];
const full = {
  days,
  leeches: [{ ...word, lapses: 9, confusedWith: [{ answer: 'chopsticks', count: 4 }] }],
  hardest: [{ ...word, lapses: 9 }],
};

async function open(data: object, more: Answers = {}) {
  const opened = openRemote(remote, {
    at: '/learn/stats',
    answers: {
      'GET /stats/learning': reply({ data }),
      'GET /learn/forecast': reply({ data: [{ date: '2026-01-21', count: 3 }] }),
      ...more,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Learning Statistics' });
  return opened;
}

test('cards, pictures and tables tell how much, how well it stays, how long it takes, and what does not stick', async () => {
  await open(full);
  expect(await screen.findByText('in the last year, on 1 day')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Remembered' })).getByText('75%')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Time per day' })).getByText('10 min')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Remembered, week by week: .* none, .* 75%$/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'What comes due: Jan 21 3' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Minutes by day: Jan 8 0 min, .* Jan 21 10 min$/ })).toBeVisible();
  const leeches = within(screen.getByRole('table', { name: 'Words that do not stick: table' }));
  expect(leeches.getByText('橋')).toHaveAttribute('lang', 'ja');
  expect(leeches.getByText('chopsticks (4×)')).toBeVisible();
  expect(leeches.getByText('Japanese, 9 times')).toBeVisible();
  expect(leeches.getByRole('link', { name: 'bridge' })).toHaveAttribute('href', '/vocabularies/7/detail');
  const hardest = within(screen.getByRole('table', { name: 'Hardest words: table' }));
  expect(hardest.getByText('8.0 of 10')).toBeVisible();
  expect(hardest.getByText('はし')).toBeVisible();
});

test('LEARN-61 the words that do not stick are practised by a press, each once', async () => {
  const twice = [word, { ...word, direction: 'recognition' }, { ...word, id: 9 }];
  const leeches = twice.map((one) => ({ ...one, lapses: 9, confusedWith: [] }));
  const { user, server, place } = await open(
    { ...full, leeches, hardest: [] },
    // Without an answer the page of the session would lead away again at once.
    {
      'POST /learn/start': reply({ data: { id: 52 } }),
      'GET /learn/session/52': held(reply({}, 500)).answer,
    },
  );
  // Not where there is no hard word.
  await user.click(await screen.findByRole('button', { name: 'Practice these' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
  expect(server.sent('POST /learn/start')).toEqual([
    expect.objectContaining({ vocabularyIds: [7, 9], mode: 11 }),
  ]);
});

test('a learner whose words all stay and for whom nothing comes is told so, and less than a minute is not nothing', async () => {
  await open(
    { days: [day(0, { answers: 12_345, seconds: 20 })], leeches: [], hardest: [] },
    { 'GET /learn/forecast': reply({ data: [{ date: '2026-01-21', count: 0 }] }) },
  );
  expect(await screen.findByText('No word was forgotten eight times.')).toBeVisible();
  expect(screen.getByText('No word was forgotten yet.')).toBeVisible();
  expect(await screen.findByText('Nothing comes due in these two weeks.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Minutes by day: Jan 1 under 1 min' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Time per day' })).getByText('under 1 min')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Answers' })).getByText('12,345')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Answers in the last year: 12,345 on 1 day' })).toBeVisible();
});

test('without answers it invites to the first session', async () => {
  await open({ days: [day(0)], leeches: [], hardest: [] });
  expect(await screen.findByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/learn');
});

test('what cannot be loaded can be tried again', async () => {
  const { server, user } = await open({}, { 'GET /stats/learning': reply({}, 500) });
  expect(await screen.findByText('Your statistics could not be loaded.')).toBeVisible();
  server.on('GET /stats/learning', reply({ data: full }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('in the last year, on 1 day')).toBeVisible();
});

test('a week without repetition and one in which nothing stayed look different', async () => {
  const [empty, lost] = [
    Array.from({ length: 7 }, (_, index) => day(index)),
    Array.from({ length: 7 }, (_, index) => day(7 + index, { answers: 1, repeated: 1 })),
  ];
  await open({ ...full, days: [...empty, ...lost] });
  const picture = await screen.findByRole('img', { name: 'Remembered, week by week: Jan 1 none, Jan 8 0%' });
  // The foot of the scale, and the bar.
  expect(within(picture).getAllByText('0%')).toHaveLength(2);
  expect(within(picture).getByText('–')).toBeVisible();
});

test('what comes due is told apart from what could not be asked for, and is asked for again', async () => {
  const slow = held(reply({}, 500));
  const { server, user } = await open(full, { 'GET /learn/forecast': slow.answer });
  const section = within(await screen.findByRole('region', { name: 'What comes due' }));
  expect(section.queryByRole('img')).not.toBeInTheDocument();
  slow.release();
  expect(await section.findByText('What comes due could not be loaded.')).toBeVisible();
  server.on('GET /learn/forecast', reply({ data: [{ date: '2026-01-21', count: 3 }] }));
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('img', { name: 'What comes due: Jan 21 3' })).toBeVisible();
});

test('each visit asks anew, and figures that cannot be renewed stay in sight', async () => {
  const { server, go } = await open(full);
  const answers = async () => within(await screen.findByRole('group', { name: 'Answers' }));
  await answers();
  await act(() => go('/elsewhere'));
  server.on('GET /stats/learning', reply({ data: { ...full, days: [day(0, { answers: 77 })] } }));
  await act(() => go('/learn/stats'));
  expect(await (await answers()).findByText('77')).toBeVisible();
  await act(() => go('/elsewhere'));
  server.on('GET /stats/learning', cut);
  await act(() => go('/learn/stats'));
  expect((await answers()).getByText('77')).toBeVisible();
});
