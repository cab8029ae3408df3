import type { ServerResponse } from 'node:http';
import { createEventStreamParser } from '@kotoba/contracts/event-stream';
import { CIRCUIT_FAILURES, CIRCUIT_REST_MS } from '../../../../../engines/providers/src';
import { startProviderEndpoint } from '../../../../../engines/providers/src/testing/provider-endpoint';
import { listen, type Listening } from '../../testing/listen';
import type { TestLearner } from '../../testing/test-server';
import { startWordServer, START, type WordServer } from '../vocabulary/testing/word-server';
import type { ChatMessage } from './chat.schemas';
import {
  brokenAnswers,
  cards,
  chunk,
  cut,
  noAnswers,
  open,
  SENTENCE,
  status,
  stream,
  UMBRELLA,
  type Say,
} from './testing/completions';
import { FAILED } from './assistant';
import { remoteLimits } from '../../../../../engines/assistant/src/remote/ask-server';

let provider: Awaited<ReturnType<typeof startProviderEndpoint>>;
/** Where pictures and links of answers point: nobody must ever come here. */
let elsewhere: Awaited<ReturnType<typeof startProviderEndpoint>>;
let server: WordServer;
let web: Listening;
let say: Say = (response) => response.end();
let clock = START.getTime();

/** How long the server outside may be silent. */
function waitFor(ms: number): void {
  jest.replaceProperty(remoteLimits, 'firstSignMs', ms);
  jest.replaceProperty(remoteLimits, 'silenceMs', ms);
}

/** Messages that a day holds for each learner. */
const A_DAY = 9;

beforeAll(async () => {
  provider = await startProviderEndpoint((response, call) => say(response, call));
  elsewhere = await startProviderEndpoint((response) => response.end());
  jest.replaceProperty(remoteLimits, 'retryDelaysMs', [0, 0]);
  // Only where silence is the subject it is waited for.
  waitFor(60_000);
  server = await startWordServer(
    {},
    {
      env: {
        ASSISTANT_BASE_URL: provider.baseUrl,
        ASSISTANT_MODEL: 'teacher-1',
        ASSISTANT_API_KEY: 'a-key',
        RATE_LIMITS: `assistantDay=${A_DAY}/86400`,
      },
    },
  );
  web = await listen(server.app);
});
afterAll(async () => {
  web.close();
  await server.close();
  await provider.close();
  await elsewhere.close();
});
// Whatever failed before: the server outside has rested and answers again.
beforeEach(async () => {
  server.setNow(new Date((clock += CIRCUIT_REST_MS)));
  say = stream('Well.');
  await answerOf(await server.createLearner());
  provider.requests.length = 0;
});

const send = ({ inject }: TestLearner, content = 'hi', headers?: Record<string, string>) =>
  inject({ url: '/chat/send', body: { content }, headers });
const history = async ({ inject }: TestLearner): Promise<ChatMessage[]> =>
  (await inject('/chat/history')).json<{ messages: ChatMessage[] }>().messages;
const answerOf = async (learner: TestLearner): Promise<ChatMessage> => {
  const answer = await send(learner);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ assistantMessage: ChatMessage }>().assistantMessage;
};
const INSTEAD = /^The assistant that usually answers cannot be reached.*\n\n./s;
const streamTo = ({ token }: TestLearner, content = 'hi', signal?: AbortSignal) =>
  fetch(`${web.base}/chat/send`, {
    method: 'POST',
    signal,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ content }),
  });

test('the text comes as it is written, the cards with the whole answer', async () => {
  const block = cards([{ ...UMBRELLA, ...SENTENCE }]);
  say = stream('傘 is ', 'an umbrella. ', block.slice(0, 17), block.slice(17));
  const learner = await server.createLearner();
  const events = createEventStreamParser()(await (await streamTo(learner)).text()).map(({ event, data }) => ({
    event,
    data: JSON.parse(data),
  }));
  const texts = events.filter(({ event }) => event === 'text').map(({ data }) => data.text);
  expect(texts.join('')).toBe('傘 is an umbrella. Here you are.\n');
  expect(texts.length).toBeGreaterThan(2);
  const [, stored] = await history(learner);
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { assistantMessage: stored } });
  expect(stored).toMatchObject({
    content: '傘 is an umbrella. Here you are.',
    vocabularyData: [
      { en_word: 'umbrella', kanji: '傘', sources: { word: 'assistant', sentence: 'assistant' } },
    ],
  });
  expect(provider.requests).toMatchObject([
    {
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer a-key' },
      body: {
        model: 'teacher-1',
        stream: true,
        messages: [{ role: 'system' }, { role: 'user', content: 'hi' }],
      },
    },
  ]);
});

test('a server that does not stream answers as well, and its Markdown becomes plain text', async () => {
  const content = '# Rain\n**雨** is [rain](http://x.example).\n- one\n- two';
  say = (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content } }] }));
  const learner = await server.createLearner();
  expect((await answerOf(learner)).content).toBe('Rain\n雨 is rain.\n・one\n・two');
  say = stream('Well.');
  await answerOf(learner);
  expect(provider.requests.at(-1)?.body).toMatchObject({
    messages: [{ role: 'system' }, { role: 'user' }, { role: 'assistant' }, { role: 'user' }],
  });
});

test.each(brokenAnswers(() => elsewhere.origin))(
  '%s becomes the documented failure, and nothing is kept',
  async (_, answer) => {
    say = answer;
    const learner = await server.createLearner();
    const failed = await send(learner);
    expect([failed.statusCode, failed.json()]).toEqual([
      502,
      { success: false, error: FAILED, message: FAILED, code: 'PROVIDER_FAILED' },
    ]);
    expect(await history(learner)).toEqual([]);
    expect((await learner.inject('/vocabulary/today')).json()).toMatchObject({ vocabulary: [] });
    expect(elsewhere.connections()).toBe(0);
  },
);

/** Source: CHAT-11. */
test.each(noAnswers(() => elsewhere.origin))(
  'after %s the embedded assistant answers and says so, then the server again',
  async (_, answer) => {
    waitFor(200);
    say = answer;
    const learner = await server.createLearner();
    const events = createEventStreamParser()(await (await streamTo(learner, 'umbrella')).text());
    waitFor(60_000);
    say = stream('Back.');
    expect((await answerOf(learner)).content).toBe('Back.');
    const [, stored] = await history(learner);
    expect(stored?.content).toMatch(INSTEAD);
    expect(stored?.content).toContain('“umbrella” is 傘');
    const texts = events.filter(({ event }) => event === 'text').map(({ data }) => JSON.parse(data).text);
    expect(texts.join('')).toBe(stored?.content);
    expect(events.at(-1)?.event).toBe('done');
    expect(elsewhere.connections()).toBe(0);
  },
);

test('a failure in the middle of a stream says so on the stream', async () => {
  say = cut;
  const learner = await server.createLearner();
  const events = createEventStreamParser()(await (await streamTo(learner)).text());
  expect(events.map(({ event }) => event)).toEqual(['text', 'failed']);
  expect(JSON.parse(events[1]?.data ?? '')).toEqual({
    ...{ success: false, error: FAILED, message: FAILED, code: 'PROVIDER_FAILED', status: 502 },
  });
  expect(await history(learner)).toEqual([]);
});

test('what passes is tried again', async () => {
  say = (response, call) => (call % 2 === 0 ? stream('At last.') : status(503))(response, call);
  expect((await answerOf(await server.createLearner())).content).toBe('At last.');
  expect(provider.requests).toHaveLength(2);
});

test('Stop ends the call to the server, and nothing is kept', async () => {
  let ended: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (ended = resolve));
  say = (response) => {
    open(response).write(chunk('Once upon a time'));
    response.once('close', ended);
  };
  const learner = await server.createLearner();
  const stop = new AbortController();
  const response = await streamTo(learner, 'hi', stop.signal);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('Once upon');
  stop.abort();
  await gone;
  expect(await history(learner)).toEqual([]);
  say = stream('Again.');
  expect((await answerOf(learner)).content).toBe('Again.');
});

test('a learner has one message at work, others are not held up', async () => {
  const waiting: ServerResponse[] = [];
  say = (response) => void waiting.push(response);
  const [learner, other] = [await server.createLearner(), await server.createLearner()];
  const first = send(learner);
  while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const second = await send(learner);
  expect(second.statusCode).toBe(429);
  expect(second.json()).toMatchObject({ message: expect.stringContaining('still being answered') });
  expect((await other.inject('/vocabulary')).statusCode).toBe(200);
  say = stream('Quick.');
  expect((await answerOf(other)).content).toBe('Quick.');
  for (const response of waiting) stream('Slow.')(response, 0);
  expect((await first).json()).toMatchObject({ assistantMessage: { content: 'Slow.' } });
});

test('after some failures in a row the embedded assistant answers and says so, until the server is back', async () => {
  const learner = await server.createLearner();
  say = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('down');
  for (let i = 0; i < CIRCUIT_FAILURES; i += 1) expect((await send(learner)).statusCode).toBe(502);
  const asked = provider.requests.length;
  const instead = await send(learner, 'umbrella');
  expect(instead.json()).toMatchObject({
    assistantMessage: {
      content: expect.stringMatching(INSTEAD),
      vocabularyData: [{ kanji: '傘' }],
    },
  });
  expect(provider.requests).toHaveLength(asked);
  server.setNow(new Date((clock += CIRCUIT_REST_MS)));
  say = stream('Back.');
  expect((await answerOf(learner)).content).toBe('Back.');
});

/** Source: CHAT-21. */
test('of a learner who keeps everything at home the server hears nothing', async () => {
  const learner = await server.createLearner();
  const keep = (assistantAtHome: boolean) =>
    learner.inject({ url: '/account/settings', method: 'PATCH', body: { assistantAtHome } });
  expect((await keep(true)).json()).toMatchObject({ assistantAtHome: true, assistantOutside: true });
  for (let i = 0; i <= A_DAY; i += 1)
    expect((await send(learner, 'umbrella')).json()).toMatchObject({
      assistantMessage: { content: expect.stringMatching(/^“umbrella” is 傘/) },
    });
  expect(provider.requests).toEqual([]);
  await keep(false);
  expect((await answerOf(learner)).content).toBe('Well.');
});

test('a day holds so many messages for each learner, told in plain words', async () => {
  say = stream('One.');
  const learner = await server.createLearner();
  for (let i = 0; i < A_DAY; i += 1) await answerOf(learner);
  const refused = await send(learner);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    expect.objectContaining({
      message: 'You have asked the assistant as much as a day allows. It answers again tomorrow.',
    }),
  ]);
  expect(refused.headers['retry-after']).toBe('86400');
  expect((await send(await server.createLearner())).statusCode).toBe(200);
});

test('a server that nobody can reach any more gives no answer, either', async () => {
  await provider.close();
  expect((await answerOf(await server.createLearner())).content).toMatch(INSTEAD);
});
