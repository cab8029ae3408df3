import pg from 'pg';
import type { ServerEvent } from '@kotoba/contracts';
import type { TestLearner } from '../testing/test-server';
import { draft, fixtureLanguage, umbrella } from '../vocabulary/testing/fixture-language';
import { START, startWordServer, type WordServer } from '../vocabulary/testing/word-server';
import { convertNote } from './convert-note';
import { createNote } from './notes.service';
import { capture, findNote, recordEvents, savedWords, settled } from './testing/note-taker';
import { until } from './testing/until';

let server: WordServer;
let eventsOf: (learner: TestLearner) => ServerEvent[];
let failures = 0;

beforeAll(async () => {
  const words = fixtureLanguage();
  server = await startWordServer({
    language: fixtureLanguage({
      convertNote: async (kind, text) => {
        if (text === 'breaks') throw new Error('broken');
        if (text === 'breaks once' && failures++ === 0) throw new Error('broken');
        return words.convertNote(kind, text === 'breaks once' ? 'umbrella' : text);
      },
    }),
  });
  eventsOf = recordEvents(server);
});
afterAll(() => server.close());
beforeEach(() => server.setNow(START));

test('a conversion that breaks is tried again by itself', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'WORD - breaks once');
  expect((await settled(learner, note.id)).vocabularyIds).toHaveLength(1);
});

test('an old job cannot undo a newer edit', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - xyzzy');
  await settled(learner, id);
  await learner.inject({ method: 'PUT', url: `/capture-notes/${id}`, body: { content: 'WORD - umbrella' } });
  const converted = await settled(learner, id);
  await convertNote(server.platform, { userId: learner.id, noteId: id, revision: 1 });
  expect(await findNote(learner, id)).toEqual(converted);
});

describe('exactly once', () => {
  const words = async (learner: TestLearner) => (await savedWords(learner)).map(({ en_word }) => en_word);

  test('however often and however parallel the job runs', async () => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'TOPIC - travel by train');
    const job = { userId: learner.id, noteId: id, revision: 1 };
    await Promise.all(Array.from({ length: 10 }, () => convertNote(server.platform, job)));
    await settled(learner, id);
    expect(await words(learner)).toEqual(['station', 'ticket', 'train']);
    expect(eventsOf(learner).filter(({ type }) => type === 'note.converted')).toHaveLength(1);
  });

  test('when the database connection dies in the middle of it', async () => {
    const learner = await server.createLearner();
    const admin = new pg.Client({ connectionString: server.connectionString });
    await admin.connect();
    try {
      // Whoever writes for this learner waits here, in the middle of the conversion's transaction.
      await admin.query('select pg_advisory_lock(20101, $1)', [learner.id]);
      const { platform } = server;
      const note = await platform.db.transaction(async (tx) => {
        return createNote(platform, tx, learner.id, 'TOPIC - travel by train');
      });
      const waiting = `select pid from pg_locks where locktype = 'advisory' and classid = 20101 and objid = $1 and not granted`;
      for (let kill = 0; kill < 2; kill += 1) {
        const pid = await until(async () => {
          const { rows } = await admin.query<{ pid: number }>(waiting, [learner.id]);
          return rows[0]?.pid ?? null;
        });
        await admin.query('select pg_terminate_backend($1)', [pid]);
        await until(async () =>
          (await admin.query(waiting, [learner.id])).rows.some((row) => row.pid === pid) ? null : true,
        );
      }
      await admin.query('select pg_advisory_unlock(20101, $1)', [learner.id]);
      expect((await settled(learner, note.id)).isConverted).toBe(true);
      expect(await words(learner)).toEqual(['station', 'ticket', 'train']);
    } finally {
      await admin.end();
    }
  }, 30_000);

  test('when the server is replaced before the job ran', async () => {
    const first = await startWordServer();
    const learner = await first.createLearner();
    const connectionString = first.connectionString;
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    await admin.query('select pg_advisory_lock(20101, $1)', [learner.id]);
    const note = await first.platform.db.transaction(async (tx) => {
      return createNote(first.platform, tx, learner.id, 'WORD - umbrella');
    });
    const second = await startWordServer({}, { connectionString });
    try {
      await admin.query('select pg_advisory_unlock(20101, $1)', [learner.id]);
      await settled(learner, note.id);
      expect(await words(learner)).toEqual(['umbrella']);
    } finally {
      await admin.end();
      await second.close();
      await first.close();
    }
  }, 30_000);
});

test('a note that can never be converted ends as failed, with a text to read', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - breaks');
  await convertNote(server.platform, { userId: learner.id, noteId: id, revision: 1 }).catch(() => undefined);
  const failed = await until(async () => {
    const note = await findNote(learner, id);
    return note?.error === null ? null : note;
  }, 25_000);
  expect(failed).toMatchObject({
    isConverted: false,
    error: 'The vocabulary could not be generated. Please try again.',
  });
}, 30_000);

test('words of one note that are the same are one word', async () => {
  const twice = await startWordServer({
    language: fixtureLanguage({
      convertNote: async () => ({
        ok: true,
        collection: 'x',
        topics: [
          { topic: 'a', entries: [umbrella, umbrella] },
          { topic: 'b', entries: [draft({ en_word: 'an umbrella', hiragana: 'かさ' })] },
        ],
      }),
    }),
  });
  try {
    const learner = await twice.createLearner();
    const note = await settled(learner, (await capture(learner, 'TOPIC - rain')).id);
    expect(note.vocabularyIds).toHaveLength(1);
    expect(await savedWords(learner)).toHaveLength(1);
  } finally {
    await twice.close();
  }
});
