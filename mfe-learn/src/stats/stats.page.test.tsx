import { closeRemotes, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { screen, within } from '@testing-library/react';
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
  openRemote(remote, {
    at: '/learn/stats',
    answers: {
      'GET /stats/learning': reply({ data }),
      'GET /learn/forecast': reply({ data: [{ date: '2026-01-21', count: 3 }] }),
      ...more,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Learning Statistics' });
}

test('the cards tell how much, how well it stays, and how long it takes', async () => {
  await open(full);
  expect(await screen.findByText('in the last year, on 1 day')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Retention' })).getByText('75%')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Time per day' })).getByText('10 min')).toBeVisible();
});

test('pictures say what they show', async () => {
  await open(full);
  expect(await screen.findByRole('img', { name: /^Retention by week: .* none, .* 75%$/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'What comes due: Jan 21 3' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Minutes by day: Jan 8 0 min, .* Jan 21 10 min$/ })).toBeVisible();
});

test('leeches tell what was typed instead, and lead to their word', async () => {
  await open(full);
  const table = await screen.findByRole('table', { name: 'Words that do not stick: table' });
  expect(within(table).getByText('橋')).toHaveAttribute('lang', 'ja');
  expect(within(table).getByText('chopsticks (4×)')).toBeVisible();
  expect(within(table).getByText('Japanese, 9 times')).toBeVisible();
  expect(within(table).getByRole('link', { name: 'bridge' })).toHaveAttribute(
    'href',
    '/vocabularies/7/detail',
  );
});

test('a learner whose words all stay is told so', async () => {
  await open({ ...full, leeches: [], hardest: [] });
  expect(await screen.findByText('No word was forgotten eight times.')).toBeVisible();
  expect(screen.getByText('No word was forgotten yet.')).toBeVisible();
});

test('without answers it invites to the first session', async () => {
  await open({ days: [day(0)], leeches: [], hardest: [] });
  expect(await screen.findByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/learn');
});

test('what cannot be loaded can be tried again', async () => {
  await open({}, { 'GET /stats/learning': reply({}, 500) });
  expect(await screen.findByText('Your statistics could not be loaded.')).toBeVisible();
});
