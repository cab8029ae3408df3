import { closeRemotes, held, openRemote, reply, type Answer, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { session, summary, word } from '../testing/fixtures';
import { homeAnswers } from '../testing/home-answers';

afterEach(closeRemotes);

const collections = [
  { id: 1, name: 'Class Notes', words: 3, isDefault: false },
  { id: 2, name: '旅行', words: 0, isDefault: false },
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
] as const;

const combobox = (name: string) => screen.findByRole('combobox', { name });
const next = () => screen.getByRole('button', { name: 'Next: Choose Mode' });
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

test('the topic waits for a collection, and so does the next step', async () => {
  const { choose } = open();
  expect(await combobox('Collection')).toHaveTextContent('Select your collection');
  expect(await combobox('Topic')).toHaveTextContent('All topics');
  expect(await combobox('Topic')).toBeDisabled();
  expect(next()).toBeDisabled();
  await choose('Collection', 'Class Notes');
  await waitFor(async () => expect(await combobox('Topic')).toBeEnabled());
  expect(next()).toBeEnabled();
});

test('names of collections and topics say their language', async () => {
  const { user } = open();
  await user.click(await combobox('Collection'));
  expect(screen.getByRole('option', { name: '旅行' })).toHaveAttribute('lang', 'ja');
});

test.each(modes)('mode %d, "%s", starts a session with all words of the collection', async (id, name) => {
  const { user, server, place, toModes } = open();
  await toModes();
  expect(screen.getByRole('heading', { name: 'Learning Mode' })).toBeVisible();
  await user.click(await mode(name));
  await waitFor(() => expect(place().pathname).toBe('/learn/session/51'));
  expect(screen.getByText('Session started!')).toBeVisible();
  expect(server.sent('POST /learn/start')).toEqual([
    { vocabularyIds: [5, 6, 7], topic: 'Class Notes', level: 'beginner', mode: id },
  ]);
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

test('Previous goes back, and the choice is still there', async () => {
  const { user, toModes } = open();
  await toModes();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await combobox('Collection')).toHaveTextContent('Class Notes');
});

test('says when the chosen topic has no words, and starts nothing', async () => {
  const { user, server, toModes } = open({ 'GET /topics/vocabulary/by-user-topic/1': ids() });
  await toModes();
  await user.click(await mode(modes[0][1]));
  expect(await screen.findByText('No vocabulary for selected topic')).toBeVisible();
  expect(server.calls).not.toContain('POST /learn/start');
  await waitFor(async () => expect(await mode(modes[0][1])).toBeEnabled());
});

test('a mode without a collection says what is missing', async () => {
  const { user, server } = open({
    'GET /learn/unfinished-sessions': reply({ data: [summary(41), summary(40)] }),
    'PUT /learn/session/41/end': reply({ data: { id: 41 } }),
  });
  const [end] = await screen.findAllByRole('button', { name: 'End' });
  if (!end) throw new Error('Nothing to end');
  await user.click(end);
  await user.click(screen.getByRole('button', { name: 'End Session' }));
  await user.click(await mode(modes[1][1]));
  expect(await screen.findByText('Please select a collection/topic first')).toBeVisible();
  expect(server.calls).not.toContain('POST /learn/start');
});

test.each([
  [
    'the words cannot be found',
    { 'GET /topics/vocabulary/by-user-topic/1': reply({}, 500) },
    'Failed to start session',
  ],
  ['the session cannot be started', { 'POST /learn/start': reply({}, 500) }, 'Failed to start session'],
  ['the server says why', { 'POST /learn/start': reply({ error: 'Slow down' }, 429) }, 'Slow down'],
])('says when %s, and stays', async (_what, failing, words) => {
  const { user, place, toModes } = open(failing);
  await toModes();
  await user.click(await mode(modes[1][1]));
  expect(await screen.findByText(words)).toBeVisible();
  expect(place().pathname).toBe('/learn');
  await waitFor(async () => expect(await mode(modes[1][1])).toBeEnabled());
});

test('while a session starts no other can', async () => {
  const slow = held(reply({ data: { id: 51 } }));
  const { user, server, place, toModes } = open({ 'POST /learn/start': slow.answer });
  await toModes();
  await user.click(await mode(modes[1][1]));
  expect(await screen.findByText('Starting the session…')).toBeVisible();
  for (const [, name] of modes) await waitFor(async () => expect(await mode(name)).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Smart Start' })).toBeDisabled();
  slow.release();
  await waitFor(() => expect(place().pathname).toBe('/learn/session/51'));
  expect(server.sent('POST /learn/start')).toHaveLength(1);
});

test.each([
  [
    'the server’s reason',
    reply({ error: 'The store is closed' }, 503),
    'Failed to load your topics: The store is closed',
  ],
  ['a reason of its own', reply({}, 500), 'Failed to load your topics: the server did not answer'],
])(
  'collections that cannot be loaded are named with %s, and asked for again',
  async (_whose, answer, words) => {
    const { user, server } = open({ 'GET /topics/user': answer });
    expect(await screen.findByText(words)).toBeVisible();
    server.on('GET /topics/user', reply({ data: collections }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await combobox('Collection')).toBeEnabled();
  },
);

test('topics that cannot be loaded are no obstacle', async () => {
  const { choose } = open({ 'GET /topics/by-user-topic/1': reply({}, 500) });
  await choose('Collection', 'Class Notes');
  expect(await screen.findByText('Failed to load topics')).toBeVisible();
  expect(next()).toBeEnabled();
});
