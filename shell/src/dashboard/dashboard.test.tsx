import { reply, settings, startFakeApi } from '@kotoba/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';

afterEach(closeSuites);

const year = Array.from({ length: 365 }, (_, day) => ({
  date: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
  count: day === 364 ? 1234 : 0,
}));
const summary = { level: 'N4', streak: 12, words: 1248, due: 23, accuracy30: 87.5, heatmap: year };

test('greets in Japanese with the name, and shows the ways in of the contributions', async () => {
  openSuite({ at: '/dashboard', user: verified });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^(おはようございます|こんにちは|こんばんは)、Aiko$/);
  expect(within(heading).getByText(/、$/)).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /^Vocabulary/ })).toHaveAttribute('href', '/vocabularies');
});

test('a learner without a name is greeted as "User"', async () => {
  openSuite({ at: '/dashboard', user: { ...verified, firstName: ' ' } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/、User$/);
});

test('the figures come from the server', async () => {
  const server = startFakeApi({ 'GET /stats/summary': reply({ data: summary }) });
  openSuite({ at: '/dashboard', user: verified, server });
  const figure = async (name: string) => within(await screen.findByRole('group', { name }));
  expect((await figure('Level')).getByText('N4')).toBeVisible();
  expect((await figure('Streak')).getByText('12')).toBeVisible();
  expect((await figure('Streak')).getByText('days in a row')).toBeVisible();
  expect((await figure('Words')).getByText('1,248')).toBeVisible();
  expect((await figure('Due today')).getByText('23')).toBeVisible();
  expect((await figure('Accuracy')).getByText('87.5%')).toBeVisible();
  expect((await figure('Plan')).getByText('Unlimited')).toBeVisible();
  expect(screen.getByRole('img', { name: '1,234 answers in the last 365 days' })).toBeInTheDocument();
});

const emptyYear = year.map((day) => ({ ...day, count: 0 }));
const nothing = { level: 'N5', streak: 0, words: 0, due: 0, accuracy30: 0, heatmap: emptyYear };

test('a learner without words is invited to the first one or to a deck, and sees no figures of nothing', async () => {
  const server = startFakeApi({ 'GET /stats/summary': reply({ data: nothing }) });
  openSuite({ at: '/dashboard', user: verified, server });
  expect(await screen.findByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your first word' })).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { name: 'Take a ready-made deck' })).toHaveAttribute(
    'href',
    '/vocabularies/decks',
  );
  await waitFor(() => expect(screen.queryByText('Where you stand')).not.toBeInTheDocument());
});

const DUE = 'GET /learn/due';
const sitting = { vocabularyIds: [3], due: 40, new: 5, now: 15, later: 25, meet: 5, minutes: 6 };

test('LEARN-43 the dashboard opens with what there is to do today; its button goes where that starts', async () => {
  const server = startFakeApi({
    'GET /stats/summary': reply({ data: summary }),
    [DUE]: reply({ data: sitting }),
  });
  const { user, place } = openSuite({ at: '/dashboard', user: verified, server });
  const today = await screen.findByRole('region', { name: 'Review 15 · Learn 5 · about 6 min' });
  const entrances = screen.getByRole('heading', { name: 'What would you like to do?' });
  expect(today.compareDocumentPosition(entrances)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(within(today).getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/today'));
});

test('what there is to do today comes with the second try', async () => {
  const server = startFakeApi({ 'GET /stats/summary': reply({ data: summary }), [DUE]: reply({}, 500) });
  const { user } = openSuite({ at: '/dashboard', user: verified, server });
  expect(await screen.findByText('What there is to do today could not be loaded.')).toBeVisible();
  server.on(DUE, reply({ data: { ...sitting, now: 0, meet: 0, minutes: 0 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'That is enough for today' })).toBeVisible();
});

test('the greeting goes by the learner’s time zone, as soon as it is known', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-10T21:00:00Z'), advanceTimers: true });
  const server = startFakeApi({
    'GET /account/settings': reply({ ...settings, timeZone: 'Asia/Tokyo' }),
  });
  openSuite({ at: '/dashboard', user: verified, server });
  expect(await screen.findByText('おはようございます、')).toHaveAttribute('lang', 'ja');
  jest.useRealTimers();
});

test('a beginner has no accuracy yet, and a year to fill', async () => {
  const server = startFakeApi({ 'GET /stats/summary': reply({ data: { ...nothing, words: 3 } }) });
  openSuite({ at: '/dashboard', user: verified, server });
  expect(within(await screen.findByRole('group', { name: 'Accuracy' })).getByText('–')).toBeVisible();
  expect(screen.getByText('one answer today starts it')).toBeVisible();
  expect(screen.getByText(/^Every answer you give puts a mark on its day/)).toBeVisible();
});

test('figures that fail say so and come with the second try; the rest of the page stands', async () => {
  const server = startFakeApi({
    'GET /stats/summary': reply({ error: 'down' }, 500),
    [DUE]: reply({ data: sitting }),
  });
  const { user } = openSuite({ at: '/dashboard', user: verified, server });
  expect(await screen.findByText('Your figures could not be loaded.')).toBeVisible();
  server.on('GET /stats/summary', reply({ data: summary }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Level' })).toBeVisible();
});
