import type { ServerEvent } from '@kotoba/contracts';
import { createEventStreamParser } from '@kotoba/contracts/event-stream';
import { recordEvents } from '../notes/testing/note-taker';
import type { TestLearner } from '../../testing/test-server';
import type { Collection } from '../vocabulary/topics/topics.service';
import { addWords, countSaved, readEntry, START, sharedWordServer } from '../vocabulary/testing/word-server';
import { listen, type Listening } from '../../testing/listen';
import { fixtureLanguage } from '../../../../../engines/language/src/testing/fixture-language';
import type { ChatMessage } from './chat.schemas';

/** Asked words that are held until the test lets them go. */
let held: (() => void)[] = [];
const words = fixtureLanguage();
const convertNote: typeof words.convertNote = async (kind, text) => {
  if (text === 'broken') throw new Error('The database is gone');
  if (text !== 'slow') return words.convertNote(kind, text);
  await new Promise<void>((resolve) => held.push(resolve));
  return words.convertNote(kind, 'umbrella');
};
const server = sharedWordServer(
  { language: fixtureLanguage({ convertNote }) },
  { env: { RATE_LIMITS: 'chat=3/60' } },
);
let eventsOf: (learner: TestLearner) => ServerEvent[];
beforeAll(() => {
  eventsOf = recordEvents(server);
});

async function send({ inject }: TestLearner, content: string, key?: string): Promise<ChatMessage> {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  const answer = await inject({ url: '/chat/send', body: { content }, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json<{ assistantMessage: ChatMessage }>().assistantMessage;
}
const history = async ({ inject }: TestLearner, query = ''): Promise<ChatMessage[]> =>
  (await inject(`/chat/history${query}`)).json<{ messages: ChatMessage[] }>().messages;
const save = ({ inject }: TestLearner, body: object) => inject({ url: '/chat/save-vocabulary', body });
const saveCard = (learner: TestLearner, message: ChatMessage, index = 0) =>
  save(learner, {
    vocabulary_items: message.vocabularyData[index],
    chat_message_id: message.id,
    vocabulary_index: index,
  });

test('the assistant answers with words, and both messages are kept', async () => {
  const learner = await server.createLearner();
  const message = await send(learner, 'umbrella');
  expect(message).toMatchObject({
    userId: learner.id,
    type: 'assistant',
    content: '“umbrella” is 傘 (かさ, kasa).',
    vocabularyData: [{ en_word: 'umbrella', kanji: '傘', status: false, is_saved: false }],
    createdAt: START.toISOString(),
  });
  expect(await history(learner)).toEqual([
    expect.objectContaining({ type: 'user', content: 'umbrella', vocabularyData: [] }),
    message,
  ]);
  expect(await countSaved(learner)).toBe(0);
});

test('a request for which nothing is found gets a helpful answer', async () => {
  const message = await send(await server.createLearner(), 'xyzzy');
  expect(message.content).toContain('I can help with Japanese words');
  expect(message.vocabularyData).toEqual([]);
});

test('the history pages from the newest message, each page oldest first', async () => {
  const learner = await server.createLearner();
  for (const content of ['a', 'b', 'c']) await send(learner, content);
  const all = (await history(learner)).map(({ id }) => id);
  expect(all).toHaveLength(6);
  expect((await history(learner, '?limit=4')).map(({ id }) => id)).toEqual(all.slice(2));
  expect((await history(learner, '?limit=4&offset=4')).map(({ id }) => id)).toEqual(all.slice(0, 2));
  expect(await history(learner, '?offset=6')).toEqual([]);
  for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?offset=1.5']) {
    expect((await learner.inject(`/chat/history${query}`)).statusCode).toBe(400);
  }
});

describe('a message that a device sends again after a week', () => {
  const sentAgain = async (learner: TestLearner) => {
    server.setNow(new Date(START.getTime() + 7 * 24 * 3_600_000));
    const headers = { 'idempotency-key': 'kept-on-a-phone' };
    return learner.inject({ url: '/chat/send', body: { content: 'umbrella' }, headers });
  };

  test('gets the answer that it got, with its cards as they are now', async () => {
    const learner = await server.createLearner();
    const message = await send(learner, 'umbrella', 'kept-on-a-phone');
    await saveCard(learner, message);
    const again = await sentAgain(learner);
    expect(again.statusCode).toBe(200);
    const messages = await history(learner);
    expect(messages).toHaveLength(2);
    expect(again.json()).toEqual({ success: true, userMessage: messages[0], assistantMessage: messages[1] });
    expect(messages[1]).toMatchObject({ id: message.id, vocabularyData: [{ is_saved: true }] });
  });

  test('does not come back when the history was cleared since', async () => {
    const learner = await server.createLearner();
    await send(learner, 'umbrella', 'kept-on-a-phone');
    await learner.inject({ method: 'DELETE', url: '/chat/clear' });
    const again = await sentAgain(learner);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ success: false, code: 'GONE' });
    expect(await history(learner)).toEqual([]);
  });
});

test('a message sent twice with one key is one message', async () => {
  const learner = await server.createLearner();
  const [first, second] = await Promise.all([send(learner, 'umbrella', 'k'), send(learner, 'umbrella', 'k')]);
  expect(second).toEqual(first);
  expect(await history(learner)).toHaveLength(2);
});

test('a saved card is a saved word, and saving it again is the same word', async () => {
  const learner = await server.createLearner();
  const message = await send(learner, 'umbrella');
  const answers = await Promise.all(Array.from({ length: 5 }, () => saveCard(learner, message)));
  const [id] = answers[0]?.json<{ vocabulary_ids: number[] }>().vocabulary_ids ?? [];
  for (const answer of answers) expect(answer.json()).toEqual({ success: true, vocabulary_ids: [id] });
  expect(await countSaved(learner)).toBe(1);
  expect(await readEntry(learner, id ?? 0)).toMatchObject({ user_topic: 'Assistant', status: true });
  expect((await history(learner))[1]?.vocabularyData).toMatchObject([{ id, is_saved: true }]);
});

test('words of a topic go to the collection of the topic, once they are saved', async () => {
  const learner = await server.createLearner();
  const message = await send(learner, 'travel by train');
  const answer = await save(learner, {
    vocabulary_items: message.vocabularyData,
    chat_message_id: message.id,
    vocabulary_index: 0,
  });
  const ids = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
  expect(await readEntry(learner, ids[1] ?? 0)).toMatchObject({
    user_topic: 'Travel by train',
    topic: 'Trains',
  });
  const collections = (await learner.inject('/topics/user')).json<{ data: Collection[] }>().data;
  expect(collections).toMatchObject([
    { name: 'Assistant', words: 0 },
    { name: 'Travel by train', words: 3 },
  ]);
});

test('a card outlives its word, and can be saved again', async () => {
  const learner = await server.createLearner();
  const message = await send(learner, 'umbrella');
  await saveCard(learner, message);
  await learner.inject({ method: 'DELETE', url: `/vocabulary/${message.vocabularyData[0]?.id}` });
  const [, shown] = await history(learner);
  expect(shown?.vocabularyData).toMatchObject([
    { id: null, en_word: 'umbrella', kanji: '傘', is_saved: false },
  ]);
  if (shown) expect((await saveCard(learner, shown)).statusCode).toBe(200);
  expect(await countSaved(learner)).toBe(1);
  expect((await history(learner))[1]?.vocabularyData).toMatchObject([{ is_saved: true }]);
});

test('what is saved is what the assistant said, whatever the client claims', async () => {
  const learner = await server.createLearner();
  const message = await send(learner, 'umbrella');
  const answer = await save(learner, {
    vocabulary_items: [{ ...message.vocabularyData[0], en_word: 'hat', kanji: '帽子', id: 1 }],
    chat_message_id: message.id,
    vocabulary_index: 0,
  });
  const [id] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
  expect(await readEntry(learner, id ?? 0)).toMatchObject({ en_word: 'umbrella', kanji: '傘' });
});

test('cards that do not exist, or are another learner’s, are not found', async () => {
  const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
  const message = await send(learner, 'umbrella');
  const [asked] = await history(learner);
  const item = { en_word: 'umbrella' };
  const missing = { vocabulary_items: item, chat_message_id: 2_000_000_000, vocabulary_index: 0 };
  const foreign = await save(stranger, { ...missing, chat_message_id: message.id });
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe((await save(stranger, missing)).body);
  for (const body of [
    { ...missing, chat_message_id: message.id, vocabulary_index: 1 },
    { ...missing, chat_message_id: asked?.id },
    { ...missing, chat_message_id: message.id, vocabulary_items: [item, { en_word: 'hat' }] },
  ]) {
    expect((await save(learner, body)).statusCode).toBe(404);
  }
  expect(await countSaved(learner)).toBe(0);
});

test('clearing forgets the conversation and keeps the words', async () => {
  const learner = await server.createLearner();
  const stranger = await server.createLearner();
  await send(stranger, 'umbrella');
  await saveCard(learner, await send(learner, 'umbrella'));
  const clear = await learner.inject({ method: 'DELETE', url: '/chat/clear' });
  expect(clear.json()).toEqual({ success: true });
  expect(await history(learner)).toEqual([]);
  expect(await countSaved(learner)).toBe(1);
  expect(await history(stranger)).toHaveLength(2);
});

describe('the learner’s other tabs are told', () => {
  const told = (learner: TestLearner) =>
    eventsOf(learner).filter(({ type }) => type === 'chat.changed').length;

  test('of a message with its answer, and that the conversation was cleared', async () => {
    const learner = await server.createLearner();
    await send(learner, 'umbrella', 'k');
    expect(told(learner)).toBe(1);
    await send(learner, 'umbrella', 'k');
    expect(told(learner)).toBe(1);
    await learner.inject({ method: 'DELETE', url: '/chat/clear' });
    expect(told(learner)).toBe(2);
  });

  test('of a card that got a word which was there already: no word changes with that', async () => {
    const learner = await server.createLearner();
    const message = await send(learner, 'umbrella');
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${message.vocabularyData[0]?.id}` });
    const [word] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' }]);
    const before = told(learner);
    expect((await saveCard(learner, message)).json()).toMatchObject({ vocabulary_ids: [word] });
    expect(told(learner)).toBe(before + 1);
    expect((await history(learner))[1]?.vocabularyData).toMatchObject([{ id: word, is_saved: true }]);
  });
});

test.each(['', '  ', 'x'.repeat(2001), 'a\0', 7, undefined])(
  'refuses a bad message (%#)',
  async (content) => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/chat/send', body: { content } });
    expect(answer.statusCode).toBe(400);
    expect(await history(learner)).toEqual([]);
  },
);

test('is limited to so many messages a minute', async () => {
  const learner = await server.createLearner();
  const statuses = [];
  for (const content of ['a', 'b', 'c', 'd']) {
    statuses.push((await learner.inject({ url: '/chat/send', body: { content } })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe('an answer as a stream', () => {
  let web: Listening;
  beforeAll(async () => {
    web = await listen(server.app);
  });
  afterAll(() => web.close());
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
  const partsOf = async (response: Response): Promise<{ event: string; data: unknown }[]> =>
    createEventStreamParser()(await response.text()).map(({ event, data }) => ({
      event,
      data: JSON.parse(data),
    }));

  test('an answer that is asked for as a stream comes as its text, then whole', async () => {
    const learner = await server.createLearner();
    const response = await ask(learner, 'umbrella');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const [text, done, ...more] = await partsOf(response);
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
    const first = await partsOf(await ask(learner, 'umbrella', { key: 'k' }));
    expect(await partsOf(await ask(learner, 'umbrella', { key: 'k' }))).toEqual(first.slice(1));
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
    expect(await partsOf(await ask(learner, 'umbrella'))).toHaveLength(2);
    expect((await history(learner)).map(({ content }) => content)).toEqual(['umbrella', expect.any(String)]);
  });
});
