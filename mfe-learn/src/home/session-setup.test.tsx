import { MIXED_MODE } from '@kotoba/contracts';
import { closeRemotes, held, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { session, word } from '../testing/fixtures';
import { homeAnswers } from '../testing/home-answers';

afterEach(closeRemotes);

const answers: Answers = {
  ...homeAnswers,
  'POST /learn/chat': reply({
    data: { vocabulary: [{ id: 8 }, { id: 9 }], category: 'Weather', level: 'N5' },
  }),
  'POST /learn/start': reply({ data: { id: 52 } }),
  'GET /learn/session/52': reply({ data: session([[word(3), 0]], { id: 52 }) }),
};

const open = (more: Answers = {}) => openRemote(remote, { at: '/learn', answers: { ...answers, ...more } });
const field = () => screen.findByRole('textbox', { name: 'What to practise' });
const startLearning = () => screen.getByRole('button', { name: 'Start Learning' });
const smartStart = () => screen.findByRole('button', { name: 'Smart Start' });

test('Start Learning waits for words', async () => {
  const { user } = open();
  expect(await screen.findByRole('region', { name: 'Session Setup' })).toBeVisible();
  expect(startLearning()).toBeDisabled();
  await user.type(await field(), '  ');
  expect(startLearning()).toBeDisabled();
  await user.type(await field(), 'weather');
  expect(startLearning()).toBeEnabled();
});

test.each(['button', 'Enter'])('starts what the free text finds, by %s', async (how) => {
  const { user, server, place } = open();
  await user.type(await field(), ' the weather ');
  if (how === 'Enter') await user.keyboard('{Enter}');
  else await user.click(startLearning());
  await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
  expect(server.sent('POST /learn/chat')).toEqual([{ message: 'the weather', mode: 2 }]);
  expect(server.sent('POST /learn/start')).toEqual([
    { vocabularyIds: [8, 9], topic: 'Weather', level: 'N5', mode: 2 },
  ]);
});

test('Enter of a composition starts nothing', async () => {
  const { user, server } = open();
  await user.type(await field(), '天気');
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('says when the text finds nothing', async () => {
  const empty = reply({ data: { vocabulary: [], category: 'General', level: 'beginner' } });
  const { user, server } = open({ 'POST /learn/chat': empty });
  await user.type(await field(), 'xyz{Enter}');
  expect(await screen.findByText('No vocabulary found!')).toBeVisible();
  expect(server.calls).not.toContain('POST /learn/start');
  expect(await field()).toHaveValue('xyz');
});

test('Smart Start takes what is due, each word in the direction in which it is', async () => {
  const { user, server, place } = open();
  await user.click(await smartStart());
  await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
  expect(server.sent('POST /learn/start')).toEqual([
    { vocabularyIds: [3, 4], topic: null, level: 'beginner', mode: MIXED_MODE },
  ]);
});

test.each([
  ['due words wait for tomorrow', { vocabularyIds: [3, 8, 9], due: 2, new: 5, now: 1, later: 1 }],
  ['all due words wait for tomorrow', { vocabularyIds: [8, 9], due: 2, new: 5, now: 0, later: 2 }],
])('Smart Start takes all words that are offered when %s', async (_when, data) => {
  const { user, server, place } = open({ 'GET /learn/due': reply({ data }) });
  await user.click(await smartStart());
  await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
  expect(server.sent('POST /learn/start')).toEqual([
    { vocabularyIds: data.vocabularyIds, topic: null, level: 'beginner', mode: MIXED_MODE },
  ]);
});

test('Smart Start says when nothing is due', async () => {
  const { user, server } = open({
    'GET /learn/due': reply({ data: { vocabularyIds: [], due: 0, new: 0, now: 0, later: 0 } }),
  });
  await user.click(await smartStart());
  expect(await screen.findByText('No vocabulary available for start!')).toBeVisible();
  expect(server.calls).not.toContain('POST /learn/start');
});

test.each([
  ['what is due cannot be asked', { 'GET /learn/due': reply({}, 500) }],
  ['the session cannot be started', { 'POST /learn/start': reply({}, 500) }],
])('Smart Start says when %s', async (_what, failing) => {
  const { user, place } = open(failing);
  await user.click(await smartStart());
  expect(await screen.findByText('Failed to start smart session')).toBeVisible();
  expect(place().pathname).toBe('/learn');
});

test('two clicks start one session', async () => {
  const slow = held(reply({ data: { id: 52 } }));
  const { user, server, place } = open({ 'POST /learn/start': slow.answer });
  await user.dblClick(await smartStart());
  expect(await smartStart()).toBeDisabled();
  expect(startLearning()).toBeDisabled();
  slow.release();
  await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
  expect(server.sent('POST /learn/start')).toHaveLength(1);
});
