import { MIXED_MODE } from '@kotoba/contracts';
import { closeRemotes, held, openRemote, reply, type Answer, type Answers } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { session, summary, word } from '../testing/fixtures';
import { homeAnswers, openOthers } from '../testing/home-answers';

beforeEach(openOthers);
afterEach(closeRemotes);

const collections = [
  { id: 1, name: 'Class Notes', words: 3, isDefault: false },
  { id: 2, name: '旅行', words: 1, isDefault: false },
];
const tree = {
  userTopic: { id: 1, name: 'Class Notes' },
  topics: [
    { parent: { id: 11, name: 'Words' }, words: 2 },
    { parent: { id: 12, name: 'Phrases' }, words: 1 },
  ],
};
const ids = (...vocabularyIds: number[]): Answer => reply({ data: { vocabularyIds } });
const answers: Answers = {
  ...homeAnswers,
  'GET /topics/user': reply({ data: collections }),
  'GET /topics/by-user-topic/1': reply({ data: tree }),
  'GET /topics/vocabulary/by-user-topic/1': ids(5, 6, 7),
  'POST /learn/start': reply({ data: { id: 51 } }),
  'GET /learn/session/51': reply({ data: session([[word(5), 0]], { id: 51 }) }),
};

const modes = [
  [1, 'English → Hiragana/Katakana'],
  [2, 'Hiragana/Katakana → English'],
  [3, 'English → Kanji, Hiragana/Katakana'],
  [4, 'Kanji, Hiragana/Katakana → English'],
  [11, 'Mixed'],
  [12, 'Listening'],
  [13, 'Fill the gap'],
  [14, 'Choose the meaning'],
  [15, 'Put in order'],
] as const;

const combobox = (name: string) => screen.findByRole('combobox', { name });
const next = () => screen.getByRole('button', { name: 'Next: Choose Mode' });
// By its words: roles are slow to find among all cards.
const card = (name: string) => screen.getByText(name, { selector: 'button' });
const mode = (name: string) => screen.findByRole('button', { name });

function open(more: Answers = {}) {
  const opened = openRemote(remote, { at: '/learn', answers: { ...answers, ...more } });
  const choose = async (field: string, option: string) => {
    await opened.user.click(await combobox(field));
    await opened.user.click(await screen.findByRole('option', { name: option }));
  };
  const toModes = async () => {
    await choose('Collection', 'Class Notes');
    await opened.user.click(next());
  };
  return { ...opened, choose, toModes };
}

test('the topic waits for a collection, and so does the next step; Previous keeps the choice', async () => {
  const { user, choose } = open();
  expect(await combobox('Collection')).toHaveTextContent('Select your collection');
  expect(await combobox('Topic')).toHaveTextContent('All topics');
  expect(await combobox('Topic')).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toBeDisabled();
  await user.click(await combobox('Collection'));
  expect(screen.getByRole('option', { name: '旅行' })).toHaveAttribute('lang', 'ja');
  await user.keyboard('{Escape}');
  await choose('Collection', 'Class Notes');
  await waitFor(async () => expect(await combobox('Topic')).not.toHaveAttribute('aria-disabled'));
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await combobox('Collection')).toHaveTextContent('Class Notes');
  expect(next()).toBeEnabled();
});

test('a mode starts a session with all words of the collection, each mode its own', async () => {
  const { user, server, place, toModes } = open({ 'POST /learn/start': reply({}, 500) });
  await toModes();
  expect(screen.getByRole('heading', { name: 'Learning Mode' })).toBeVisible();
  expect(await mode(modes[1][1])).toHaveAccessibleDescription('See the reading, type the meaning');
  for (const [index, [, name]] of modes.entries()) {
    const choice = card(name);
    await waitFor(() => expect(choice).toBeEnabled());
    await user.click(choice);
    await waitFor(() => expect(server.sent('POST /learn/start')).toHaveLength(index + 1));
  }
  expect(server.sent('POST /learn/start')).toEqual(
    modes.map(([id]) => ({ vocabularyIds: [5, 6, 7], topic: 'Class Notes', level: 'beginner', mode: id })),
  );
  server.on('POST /learn/start', reply({ data: { id: 51 } }));
  const choice = card('Mixed');
  await waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);
  await waitFor(() => expect(place().pathname).toBe('/learn/session/51'));
  expect(screen.getByText('Session started!')).toBeVisible();
});

test('with fewer than four words there is nothing to choose among', async () => {
  const few = [{ id: 1, name: 'Class Notes', words: 3, isDefault: false }];
  const { toModes } = open({ 'GET /topics/user': reply({ data: few }) });
  await toModes();
  expect(card('Fill the gap')).toBeVisible();
  expect(screen.queryByText('Choose the meaning')).not.toBeInTheDocument();
});

test('a topic narrows the words, another collection forgets it', async () => {
  const asked: string[] = [];
  const ofTopic: Answer = (request) => {
    asked.push(new URL(request.url).search);
    return ids(6)(request);
  };
  const { user, server, place, choose } = open({ 'GET /topics/vocabulary/by-topic': ofTopic });
  await choose('Collection', 'Class Notes');
  await choose('Topic', 'Words');
  await user.click(next());
  await user.click(await mode(modes[2][1]));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/51'));
  expect(new URLSearchParams(asked[0])).toEqual(new URLSearchParams('?topicId=11&mode=3'));
  expect(server.sent('POST /learn/start')).toEqual([
    expect.objectContaining({ vocabularyIds: [6], mode: 3 }),
  ]);
});

test('a mode without a collection says what is missing', async () => {
  const { user, server } = open({
    'GET /learn/unfinished-sessions': reply({ data: [summary(41), summary(40)] }),
    'PUT /learn/session/41/end': reply({ data: summary(41) }),
  });
  const [end] = await screen.findAllByRole('button', { name: 'End' });
  if (!end) throw new Error('Nothing to end');
  await user.click(end);
  await user.click(screen.getByRole('button', { name: 'End Session' }));
  await user.click(await mode(modes[1][1]));
  expect(await screen.findByText('Please select a collection/topic first')).toBeVisible();
  expect(server.calls).not.toContain('POST /learn/start');
});

test('says when there are no words, when they cannot be found, and when no session starts; and stays', async () => {
  const words = 'GET /topics/vocabulary/by-user-topic/1';
  const { user, server, place, toModes } = open({ [words]: ids() });
  await toModes();
  const choice = await mode(modes[1][1]);
  const says = async (text: string): Promise<void> => {
    await waitFor(() => expect(choice).toBeEnabled());
    await user.click(choice);
    expect(await screen.findByText(text)).toBeVisible();
  };
  await says('No vocabulary for selected topic');
  server.on(words, reply({}, 500));
  await says('Failed to start session');
  expect(server.calls).not.toContain('POST /learn/start');
  server.on(words, ids(5));
  server.on('POST /learn/start', reply({ error: 'Slow down' }, 429));
  await says('Slow down');
  expect(place().pathname).toBe('/learn');
  await waitFor(() => expect(choice).toBeEnabled());
});

test('while a session starts no other can', async () => {
  const slow = held(reply({ data: { id: 51 } }));
  const { user, server, place, toModes } = open({ 'POST /learn/start': slow.answer });
  await toModes();
  await user.click(await mode(modes[1][1]));
  expect(await screen.findByText('Starting the session…')).toBeVisible();
  for (const [, name] of modes) expect(card(name)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Smart Start' })).toBeDisabled();
  slow.release();
  await waitFor(() => expect(place().pathname).toBe('/learn/session/51'));
  expect(server.sent('POST /learn/start')).toHaveLength(1);
});

test('collections that cannot be loaded are named with a reason, and asked for again', async () => {
  const { user, server } = open({ 'GET /topics/user': reply({ error: 'The store is closed' }, 503) });
  expect(await screen.findByText('Failed to load your topics: The store is closed')).toBeVisible();
  server.on('GET /topics/user', reply({}, 500));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Failed to load your topics: Kotoba cannot be reached')).toBeVisible();
  server.on('GET /topics/user', reply({ data: collections }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await combobox('Collection')).not.toHaveAttribute('aria-disabled');
});

test('topics that cannot be loaded are no obstacle', async () => {
  const { choose } = open({ 'GET /topics/by-user-topic/1': reply({}, 500) });
  await choose('Collection', 'Class Notes');
  expect(await screen.findByText('Failed to load topics')).toBeVisible();
  expect(next()).toBeEnabled();
});

describe('the session of one’s own words and the one that is due', () => {
  const setup: Answers = {
    ...homeAnswers,
    'POST /learn/chat': reply({
      data: { vocabulary: [{ id: 8 }, { id: 9 }], category: 'Weather', level: 'N5' },
    }),
    'POST /learn/start': reply({ data: { id: 52 } }),
    'GET /learn/session/52': reply({ data: session([[word(3), 0]], { id: 52 }) }),
  };

  const openSetup = (more: Answers = {}) =>
    openRemote(remote, { at: '/learn', answers: { ...setup, ...more } });
  const field = () => screen.findByRole('textbox', { name: 'What to practice' });
  const startLearning = () => screen.getByRole('button', { name: 'Start Learning' });
  const smartStart = () => screen.findByRole('button', { name: 'Smart Start' });

  test('Start Learning waits for words; Enter of a composition starts nothing', async () => {
    const { user, server } = openSetup();
    expect(await screen.findByRole('region', { name: 'Session Setup' })).toBeVisible();
    expect(startLearning()).toBeDisabled();
    await user.click(await field());
    await user.paste('  ');
    expect(startLearning()).toBeDisabled();
    await user.paste('天気');
    expect(startLearning()).toBeEnabled();
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test.each(['button', 'Enter'])('starts what the free text finds, by %s', async (how) => {
    const { user, server, place } = openSetup();
    await user.click(await field());
    await user.paste(' the weather ');
    if (how === 'Enter') await user.keyboard('{Enter}');
    else await user.click(startLearning());
    await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
    expect(server.sent('POST /learn/chat')).toEqual([{ message: 'the weather', mode: 2 }]);
    expect(server.sent('POST /learn/start')).toEqual([
      { vocabularyIds: [8, 9], topic: 'Weather', level: 'N5', mode: 2 },
    ]);
  });

  test('says when the text finds nothing', async () => {
    const empty = reply({ data: { vocabulary: [], category: 'General', level: 'beginner' } });
    const { user, server } = openSetup({ 'POST /learn/chat': empty });
    await user.click(await field());
    await user.paste('xyz');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No vocabulary found!')).toBeVisible();
    expect(server.calls).not.toContain('POST /learn/start');
    expect(await field()).toHaveValue('xyz');
  });

  test('Smart Start takes what is due, each word in the direction in which it is', async () => {
    const { user, server, place } = openSetup();
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
    const { user, server, place } = openSetup({ 'GET /learn/due': reply({ data }) });
    await user.click(await smartStart());
    await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
    expect(server.sent('POST /learn/start')).toEqual([
      { vocabularyIds: data.vocabularyIds, topic: null, level: 'beginner', mode: MIXED_MODE },
    ]);
  });

  test('Smart Start says when nothing is due', async () => {
    const { user, server } = openSetup({
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
    const { user, place } = openSetup(failing);
    await user.click(await smartStart());
    expect(await screen.findByText('Failed to start smart session')).toBeVisible();
    expect(place().pathname).toBe('/learn');
  });

  test('two clicks start one session', async () => {
    const slow = held(reply({ data: { id: 52 } }));
    const { user, server, place } = openSetup({ 'POST /learn/start': slow.answer });
    await user.dblClick(await smartStart());
    expect(await smartStart()).toBeDisabled();
    expect(startLearning()).toBeDisabled();
    slow.release();
    await waitFor(() => expect(place().pathname).toBe('/learn/session/52'));
    expect(server.sent('POST /learn/start')).toHaveLength(1);
  });
});
