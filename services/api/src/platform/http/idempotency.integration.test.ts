import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { startHousekeeping } from '../../app/housekeeping';
import type { TestLearner } from '../../testing/test-server';
import { sharedWordServer, START } from '../../features/vocabulary/testing/word-server';
import { idempotencyKeys } from '../database/platform.tables';

const server = sharedWordServer();

const note = ({ inject }: TestLearner, content: string, key?: string) =>
  inject({
    url: '/capture-notes',
    body: { content },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const noteId = (answer: { json: <T>() => T }) => answer.json<{ note: { id: number } }>().note.id;
const count = async ({ inject }: TestLearner) =>
  (await inject('/capture-notes')).json<{ notes: unknown[] }>().notes.length;

test('the same key gets the first answer and has one effect', async () => {
  const learner = await server.createLearner();
  const first = await note(learner, 'WORD - tea', 'k1');
  const again = await note(learner, 'WORD - tea', 'k1');
  expect(again.json()).toEqual(first.json());
  expect(await count(learner)).toBe(1);
});

test('many at once have one effect and one answer', async () => {
  const learner = await server.createLearner();
  const answers = await Promise.all(
    Array.from({ length: LONG ? 50 : 10 }, () => note(learner, 'WORD - tea', 'double')),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(noteId)).size).toBe(1);
  expect(await count(learner)).toBe(1);
});

test('the same key with other parameters is refused', async () => {
  const learner = await server.createLearner();
  await note(learner, 'WORD - tea', 'k1');
  const refused = await note(learner, 'WORD - coffee', 'k1');
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ success: false, code: 'IDEMPOTENCY_MISMATCH' });
  expect(await count(learner)).toBe(1);
});

test('keys of different learners, and of different calls, do not meet', async () => {
  const [one, two] = [await server.createLearner(), await server.createLearner()];
  expect(noteId(await note(one, 'WORD - tea', 'shared'))).not.toBe(
    noteId(await note(two, 'WORD - tea', 'shared')),
  );
  const created = await one.inject({
    url: '/vocabulary/create',
    body: { vocabulary: [{ en_word: 'tea', hiragana: 'ちゃ' }] },
    headers: { 'idempotency-key': 'shared' },
  });
  expect(created.json()).toMatchObject({ created_count: 1 });
});

test('a key whose answer is kept is forgotten after 24 hours, and says until then that it was sent before', async () => {
  const learner = await server.createLearner();
  const create = (en_word: string) =>
    learner.inject({
      url: '/vocabulary/create',
      body: { vocabulary: [{ en_word, hiragana: 'ちゃ' }] },
      headers: { 'idempotency-key': 'k1' },
    });
  const first = await create('tea');
  expect(first.headers).not.toHaveProperty('idempotency-replayed');
  server.setNow(new Date(START.getTime() + 24 * 3_600_000 - 1));
  const again = await create('tea');
  expect(again.json()).toEqual(first.json());
  expect(again.headers).toHaveProperty('idempotency-replayed', 'true');
  server.setNow(new Date(START.getTime() + 24 * 3_600_000));
  expect((await create('green tea')).json()).toMatchObject({ created_count: 1 });
});

test('what is kept for a day goes after it, also of a learner who never comes back; receipts stay', async () => {
  const learner = await server.createLearner();
  const { db } = server.platform;
  const kept = async () =>
    (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, learner.id)))
      .map(({ key }) => key)
      .sort();
  const create = (key: string) =>
    learner.inject({
      url: '/vocabulary/create',
      body: { vocabulary: [{ en_word: 'tea', hiragana: 'ちゃ' }] },
      headers: { 'idempotency-key': key },
    });
  await note(learner, 'WORD - tea', 'note');
  await create('old');
  server.setNow(new Date(START.getTime() + 1));
  await create('young');
  server.setNow(new Date(START.getTime() + 24 * 3_600_000 + 1));
  const stop = startHousekeeping(server.platform);
  while ((await kept()).length > 2) await sleep(25);
  await stop();
  expect(await kept()).toEqual(['note', 'young']);
});

test('a key that an earlier version kept still counts', async () => {
  const learner = await server.createLearner();
  await server.platform.db.insert(idempotencyKeys).values({
    userId: learner.id,
    operation: 'createNote',
    key: 'k1',
    fingerprint: createHash('sha256').update('{"content":"WORD - tea"}').digest('hex'),
    answer: { id: 7, createdAt: START.toISOString() },
    lasting: true,
    createdAt: START,
  });
  expect(noteId(await note(learner, 'WORD - tea', 'k1'))).toBe(7);
  expect(await count(learner)).toBe(0);
});

test('a call that failed may be tried again with its key', async () => {
  const learner = await server.createLearner();
  const start = (ids: number[]) =>
    learner.inject({
      url: '/learn/start',
      body: { vocabularyIds: ids, mode: 1 },
      headers: { 'idempotency-key': 'k1' },
    });
  expect((await start([2_000_000_000])).statusCode).toBe(404);
  const made = await learner.inject({
    url: '/vocabulary/create',
    body: { vocabulary: [{ en_word: 'tea', hiragana: 'ちゃ' }] },
  });
  expect((await start(made.json<{ vocabulary_ids: number[] }>().vocabulary_ids)).statusCode).toBe(200);
});

test.each(['', 'a b', 'ü', 'x'.repeat(256)])('refuses the key %j', async (key) => {
  const learner = await server.createLearner();
  expect((await note(learner, 'WORD - tea', key)).statusCode).toBe(400);
});

test('without a key every call counts', async () => {
  const learner = await server.createLearner();
  await Promise.all([note(learner, 'WORD - tea'), note(learner, 'WORD - tea')]);
  expect(await count(learner)).toBe(2);
});
