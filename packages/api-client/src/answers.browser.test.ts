import { answers } from './generated/answers';
import { endpoints } from './cache/endpoints';
import { reply, settings, type Answer } from './testing';
import { signInAs, startClient } from './testing/start-client';

const as = (body: string, type: string): Answer => {
  const headers = { 'content-type': type };
  return () => new Response(body, { headers });
};
/** What a 200 that is not the call's own looks like: of another version, of a proxy, cut. */
const shapes: readonly [string, Answer][] = [
  ['{}', reply({})],
  ['[]', reply([])],
  ['null', reply(null)],
  ['text', reply('text')],
  ['HTML', as('<!doctype html><p>Sign in to the network</p>', 'text/html')],
  ['half a body', as('{"data": [{"id"', 'application/json')],
];

type Call = { initiate: (arg: never, options: object) => unknown };
const calls = Object.entries(endpoints.endpoints as unknown as Record<string, Call>);
const once = { forceRefetch: true, subscribe: false };

async function outcome(name: string, call: Call, answer: Answer) {
  const { store } = startClient(answer);
  signInAs(store);
  const sent = store.dispatch(call.initiate({ body: {}, id: 1 } as never, once) as never);
  return { name, store, ...((await sent) as { data?: unknown; error?: { code: string } }) };
}

test.each(shapes)(
  '%s is the answer of no call: an error, and nothing for the cache',
  async (shape, answer) => {
    expect(calls.length).toBeGreaterThan(80);
    const outcomes = [];
    for (const [name, call] of calls) outcomes.push(await outcome(name, call, answer));
    const taken = outcomes.filter(({ error }) => error?.code !== 'MALFORMED_ANSWER').map(({ name }) => name);
    // Only the countries are a bare list, and an empty one is possible.
    expect(taken).toEqual(shape === '[]' ? ['listCountries'] : []);
    expect(outcomes.filter(({ data }) => data !== undefined).map(({ name }) => name)).toEqual(taken);
  },
);

const ask = (answer: Answer) => outcome('getSettings', endpoints.endpoints.getSettings as never, answer);

test('a newer server may send more, and values that are not known yet', async () => {
  const newer = { ...settings, theme: 'sepia', sounds: { volume: 3 } };
  expect(await ask(reply(newer))).toMatchObject({ data: newer });
});

test('a field that is missing, or of another type, is another shape', async () => {
  const { theme: _theme, ...without } = settings;
  expect((await ask(reply(without))).error?.code).toBe('MALFORMED_ANSWER');
  expect((await ask(reply({ ...settings, newPerDay: '20' }))).error?.code).toBe('MALFORMED_ANSWER');
});

test('what a server does not send yet has its default, and what it sends besides is passed on', async () => {
  const createdAt = '2026-11-20T08:00:00.000Z';
  const note = {
    id: 1,
    content: 'WORD - 雨',
    createdAt,
    isConverted: true,
    error: null,
    vocabularyIds: [],
    words: [],
  };
  const answer = reply({ success: true, notes: [{ ...note, mood: 'calm' }] });
  const { data } = await outcome('listNotes', endpoints.endpoints.listNotes as never, answer);
  expect(data).toEqual({
    success: true,
    notes: [
      { ...note, mood: 'calm', kept: [], question: null, hasOtherMeanings: false, notFound: [], pieces: [] },
    ],
  });
});

test('while the shapes cannot be fetched no answer is taken; the next call fetches them again', async () => {
  jest.resetModules();
  jest.doMock('./generated/answers', () => {
    throw new Error('Loading chunk failed');
  });
  expect(await ask(reply(settings))).toMatchObject({ error: { code: 'MALFORMED_ANSWER' } });
  jest.dontMock('./generated/answers');
  jest.resetModules();
  expect(await ask(reply(settings))).toMatchObject({ data: settings });
});

test('of an answer that leads on, a way that is not known yet is left out', async () => {
  const at = '2026-11-20T08:00:00.000Z';
  const message = { id: 1, userId: 1, type: 'assistant', content: 'Here', vocabularyData: [] };
  const newer = { ...message, createdAt: at, updatedAt: at, action: { type: 'sing' } };
  expect(
    answers.sendChatMessage?.parse({ success: true, userMessage: newer, assistantMessage: newer }),
  ).toMatchObject({
    assistantMessage: { content: 'Here', action: undefined },
  });
});
