import { createEventStreamParser } from '@kotoba/contracts';
import { listen, type Listening } from '../testing/listen';
import { fixtureLanguage, umbrella } from '../vocabulary/testing/fixture-language';
import { startWordServer, type WordServer } from '../vocabulary/testing/word-server';
import type { TestLearner } from '../testing/test-server';
import type { ChatMessage } from './chat.schemas';

let server: WordServer;
let web: Listening;
/** Asked words that are held until the test lets them go. */
let held: (() => void)[] = [];

beforeAll(async () => {
  server = await startWordServer({
    language: fixtureLanguage({
      convertNote: async (_kind, text) => {
        if (text === 'broken') throw new Error('The database is gone');
        if (text === 'slow') await new Promise<void>((resolve) => held.push(resolve));
        return { ok: true, collection: 'Class Notes', topics: [{ topic: 'Words', entries: [umbrella] }] };
      },
    }),
  });
  web = await listen(server.app);
});
afterAll(async () => {
  web.close();
  await server.close();
});
beforeEach(() => (held = []));

const ask = ({ token }: TestLearner, content: string, init: { key?: string; signal?: AbortSignal } = {}) =>
  fetch(`${web.base}/chat/send`, {
    method: 'POST',
    signal: init.signal,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(init.key !== undefined && { 'idempotency-key': init.key }),
    },
    body: JSON.stringify({ content }),
  });
const eventsOf = async (response: Response): Promise<{ event: string; data: unknown }[]> =>
  createEventStreamParser()(await response.text()).map(({ event, data }) => ({
    event,
    data: JSON.parse(data),
  }));
const history = async ({ inject }: TestLearner): Promise<ChatMessage[]> =>
  (await inject('/chat/history')).json<{ messages: ChatMessage[] }>().messages;

test('an answer that is asked for as a stream comes as its text, then whole', async () => {
  const learner = await server.createLearner();
  const response = await ask(learner, 'umbrella');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const [text, done, ...more] = await eventsOf(response);
  expect(more).toEqual([]);
  const [asked, answered] = await history(learner);
  expect(text).toEqual({ event: 'text', data: { text: answered?.content } });
  expect(done).toEqual({
    event: 'done',
    data: { success: true, userMessage: asked, assistantMessage: answered },
  });
});

test('sent again with its key, the stored answer comes at once', async () => {
  const learner = await server.createLearner();
  const first = await eventsOf(await ask(learner, 'umbrella', { key: 'k' }));
  expect(await eventsOf(await ask(learner, 'umbrella', { key: 'k' }))).toEqual(first.slice(1));
  expect(await history(learner)).toHaveLength(2);
});

test('what fails before the first word is an ordinary error', async () => {
  const learner = await server.createLearner();
  expect((await ask(learner, ' ')).status).toBe(400);
  const broken = await ask(learner, 'broken');
  expect([broken.status, await broken.json()]).toEqual([
    500,
    expect.objectContaining({ success: false, code: 'SERVER_ERROR' }),
  ]);
  expect(await history(learner)).toEqual([]);
});

test('Stop keeps nothing of the exchange', async () => {
  const learner = await server.createLearner();
  const stop = new AbortController();
  const asking = ask(learner, 'slow', { signal: stop.signal, key: 'k' });
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  await expect(asking).rejects.toThrow();
  held.forEach((letGo) => letGo());
  expect(await eventsOf(await ask(learner, 'umbrella'))).toHaveLength(2);
  expect((await history(learner)).map(({ content }) => content)).toEqual(['umbrella', expect.any(String)]);
});
