import { MIXED_MODE } from '@kotoba/contracts';
import { settings } from '@kotoba/api-client/testing';
import { closeRemotes, cut, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { session, summary, word } from '../testing/fixtures';
import { homeAnswers } from '../testing/home-answers';

afterEach(closeRemotes);

const DUE = 'GET /learn/due';
const sitting = { vocabularyIds: [3, 8, 9], due: 15, new: 5, now: 15, later: 0, meet: 5, minutes: 6 };
const answers: Answers = {
  ...homeAnswers,
  [DUE]: reply({ data: sitting }),
  'POST /learn/start': reply({ data: { id: 52 } }),
  'GET /learn/session/52': reply({ data: session([[word(3), 0]], { id: 52 }) }),
};
const open = (more: Answers = {}, at = '/learn') =>
  openRemote(remote, { at, answers: { ...answers, ...more } });
const LINE = 'Review 15 · Learn 5 · about 6 min';
const others = () => screen.getByRole('button', { name: 'Other ways to practice' });

test('LEARN-43 the learning home opens with one line and one button, which starts just those words in Mixed', async () => {
  const { user, server, place } = open();
  const today = within(await screen.findByRole('region', { name: LINE }));
  expect(today.getByText('15', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Session Setup' })).not.toBeInTheDocument();
  await user.click(today.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
  expect(server.sent('POST /learn/start')).toEqual([
    { vocabularyIds: [3, 8, 9], topic: null, level: 'beginner', mode: MIXED_MODE },
  ]);
});

test('LEARN-44 with nothing to do it says when the next words come, and practising stays possible', async () => {
  const next = new Date(Date.now() + 3 * 86_400_000);
  const none = { vocabularyIds: [], due: 0, new: 0, now: 0, later: 0, meet: 0, minutes: 0 };
  const { user } = open({ [DUE]: reply({ data: { ...none, next: next.toISOString() } }) });
  const today = within(await screen.findByRole('region', { name: 'You are all caught up' }));
  const weekday = next.toLocaleDateString('en', { weekday: 'long' });
  expect(today.getByText(new RegExp(`^The next words come on ${weekday}, .*\\.$`))).toBeVisible();
  await user.click(today.getByRole('button', { name: 'Practice anyway' }));
  expect(await screen.findByRole('button', { name: 'Smart Start' })).toBeVisible();
});

test('LEARN-62 a vacation is told where the day begins, and ends there', async () => {
  const away = {
    ...sitting,
    vocabularyIds: [],
    now: 0,
    meet: 0,
    minutes: 0,
    away: '2026-03-01T08:00:00.000Z',
  };
  const { user, server } = open({
    [DUE]: reply({ data: away }),
    'PUT /learn/vacation': reply({ data: { since: null } }),
  });
  const card = within(await screen.findByRole('region', { name: 'Enjoy your vacation' }));
  server.on(DUE, reply({ data: sitting }));
  await user.click(card.getByRole('button', { name: 'I am back' }));
  expect(await screen.findByRole('region', { name: LINE })).toBeVisible();
  expect(server.sent('PUT /learn/vacation')).toEqual([{ away: false }]);
});

test('the session length is kept, and what is due is asked for anew', async () => {
  const { user, server } = open({
    'PATCH /account/settings': reply({ ...settings, sessionLength: '5' }),
  });
  const length = await screen.findByRole('combobox', { name: 'Session length' });
  expect(length).toHaveTextContent('20 words');
  server.on(DUE, reply({ data: { ...sitting, now: 5, later: 10, meet: 0, minutes: 1 } }));
  await user.click(length);
  await user.click(screen.getByRole('option', { name: '5 words' }));
  expect(await screen.findByRole('region', { name: 'Review 5 · about 1 min' })).toBeVisible();
  expect(server.sent('PATCH /account/settings')).toEqual([{ sessionLength: '5' }]);
});

test('the last unfinished session is one line; the other ways open at a press, and stay open in this browser', async () => {
  const two = { 'GET /learn/unfinished-sessions': reply({ data: [summary(42), summary(41)] }) };
  const { user, unmount } = open(two);
  const line = await screen.findByRole('link', { name: 'Continue your last session' });
  expect(line).toHaveAttribute('href', '/learn/session/42');
  expect(line.closest('p')).toHaveTextContent('Continue your last session · 1 of 4 answered');
  expect(screen.queryByRole('listitem', { name: 'Session 42' })).not.toBeInTheDocument();
  expect(others()).toHaveAttribute('aria-expanded', 'false');
  await user.click(others());
  expect(await screen.findByRole('listitem', { name: 'Session 42' })).toBeVisible();
  unmount();
  open(two);
  expect(await screen.findByRole('listitem', { name: 'Session 42' })).toBeVisible();
  await user.click(others());
  expect(screen.queryByRole('listitem', { name: 'Session 42' })).not.toBeInTheDocument();
});

describe('/learn/today', () => {
  test('LEARN-45 starts the session of today once, and leaves no page behind it', async () => {
    const { server, place } = open({}, '/learn/today');
    await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
    expect(server.sent('POST /learn/start')).toHaveLength(1);
    expect(history.length).toBe(1);
  });

  test('LEARN-61 or one of the words that another page led here with', async () => {
    const state = { vocabularyIds: [4, 2] };
    const { server, place } = openRemote(remote, { at: '/learn/today', state, answers });
    await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
    expect(server.sent('POST /learn/start')).toEqual([
      expect.objectContaining({ vocabularyIds: [4, 2], mode: MIXED_MODE }),
    ]);
  });

  test.each([
    ['there is nothing to do', { [DUE]: reply({ data: { ...sitting, vocabularyIds: [] } }) }],
    ['it cannot be asked for', { [DUE]: cut }],
  ])('leads to the learning home when %s', async (_when, more) => {
    const { place } = open(more, '/learn/today');
    await waitFor(() => expect(place().pathname).toBe('/learn'));
  });
});
