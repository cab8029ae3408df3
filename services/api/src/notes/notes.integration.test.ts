import pg from 'pg';
import type { ServerEvent } from '@kotoba/contracts';
import type { Entry } from '../vocabulary/entry.schemas';
import type { TestLearner } from '../testing/test-server';
import { draft, fixtureLanguage, umbrella } from '../vocabulary/testing/fixture-language';
import {
  addWords,
  readEntry,
  START,
  startWordServer,
  type WordServer,
} from '../vocabulary/testing/word-server';
import { convertNote } from './convert-note';
import { until } from './testing/until';
import type { Note } from './notes.schemas';

let server: WordServer;
let published: { userId: number; event: ServerEvent }[];
let languageFails = 0;

beforeAll(async () => {
  const words = fixtureLanguage();
  server = await startWordServer({
    language: fixtureLanguage({
      convertNote: async (kind, text) => {
        if (text === 'breaks') throw new Error('broken');
        if (text === 'breaks once' && languageFails++ === 0) throw new Error('broken');
        if (text === 'breaks once') return words.convertNote(kind, 'umbrella');
        return words.convertNote(kind, text);
      },
    }),
  });
  published = [];
  const { events } = server.platform;
  const publish = events.publish.bind(events);
  jest.spyOn(events, 'publish').mockImplementation(async (tx, userId, event) => {
    published.push({ userId, event });
    return publish(tx, userId, event);
  });
});
afterAll(() => server.close());
beforeEach(() => server.setNow(START));

async function capture({ inject }: TestLearner, content: string): Promise<Note> {
  const answer = await inject({ url: '/capture-notes', body: { content } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ note: Note }>().note;
}

const notesOf = async ({ inject }: TestLearner): Promise<Note[]> =>
  (await inject('/capture-notes')).json<{ notes: Note[] }>().notes;

const find = async (learner: TestLearner, id: number) =>
  (await notesOf(learner)).find((note) => note.id === id);

const settled = (learner: TestLearner, id: number): Promise<Note> =>
  until(async () => {
    const note = await find(learner, id);
    return note && (note.isConverted || note.error !== null) ? note : null;
  });

const listed = async ({ inject }: TestLearner): Promise<Entry[]> =>
  (await inject('/vocabulary?limit=100&sort_by=oldest')).json<{ vocabulary: Entry[] }>().vocabulary;

const eventsOf = ({ id }: TestLearner) =>
  published.filter(({ userId }) => userId === id).map(({ event }) => event);

test('a note is kept at once and turns into saved words', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, '  WORD - umbrella ');
  expect(note).toEqual({
    id: note.id,
    content: 'WORD - umbrella',
    createdAt: START.toISOString(),
    isConverted: false,
    error: null,
    vocabularyIds: [],
  });
  const converted = await settled(learner, note.id);
  const [word] = await listed(learner);
  expect(converted).toEqual({ ...note, isConverted: true, vocabularyIds: [word?.id] });
  expect(word).toMatchObject({
    en_word: 'umbrella',
    kanji: '傘',
    hiragana: 'かさ',
    romaji: 'kasa',
    level: 'N5',
    status: true,
    user_topic: 'Class Notes',
    topic: 'Words',
    sources: { word: 'dictionary', sentence: 'template', level: 'list' },
  });
  expect(word?.word_image_url).not.toBeNull();
  expect(eventsOf(learner)).toEqual([
    { type: 'vocabulary.changed', ids: [word?.id] },
    { type: 'note.converted', noteId: note.id, vocabularyIds: [word?.id] },
  ]);
});

test('a topic becomes a collection with topics', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'TOPIC - travel by train');
  expect((await settled(learner, note.id)).vocabularyIds).toHaveLength(3);
  expect(
    (await listed(learner)).map(({ en_word, user_topic, topic }) => [en_word, user_topic, topic]),
  ).toEqual([
    ['station', 'Travel by train', 'At the station'],
    ['ticket', 'Travel by train', 'At the station'],
    ['train', 'Travel by train', 'Trains'],
  ]);
});

test('a word that the learner has already is linked, not added; an unsaved one is saved', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [
    { en_word: 'umbrella; parasol', hiragana: 'かさ', kanji: '傘', status: false },
  ]);
  const first = await settled(learner, (await capture(learner, 'WORD - umbrella')).id);
  const second = await settled(learner, (await capture(learner, 'WORD - umbrella')).id);
  expect([first.vocabularyIds, second.vocabularyIds]).toEqual([[id], [id]]);
  expect(await listed(learner)).toHaveLength(1);
  expect(await readEntry(learner, id ?? 0)).toMatchObject({ en_word: 'umbrella; parasol', status: true });
});

test('notes are listed newest first, those of one moment by id', async () => {
  const learner = await server.createLearner();
  const ids = [(await capture(learner, 'a')).id, (await capture(learner, 'b')).id];
  server.setNow(new Date(START.getTime() - 1000));
  ids.unshift((await capture(learner, 'c')).id);
  expect((await notesOf(learner)).map(({ id }) => id)).toEqual([...ids].reverse());
  const page = await learner.inject('/capture-notes?limit=1&offset=1');
  expect(page.json<{ notes: Note[] }>().notes.map(({ id }) => id)).toEqual([ids[1]]);
});

test('a note for which nothing is found says so, and can be tried again', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'WORD - xyzzy');
  const failed = await settled(learner, note.id);
  expect(failed).toMatchObject({ isConverted: false, error: 'No vocabulary was found for this note.' });
  expect(eventsOf(learner)).toEqual([{ type: 'note.failed', noteId: note.id, error: failed.error }]);
  const retry = await learner.inject({ method: 'POST', url: `/capture-notes/${note.id}/retry` });
  expect(retry.json()).toEqual({ success: true, note });
  expect(await settled(learner, note.id)).toEqual(failed);
});

test('a conversion that breaks is tried again by itself', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'WORD - breaks once');
  expect((await settled(learner, note.id)).vocabularyIds).toHaveLength(1);
});

test('retrying a converted or waiting note changes nothing', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  const converted = await settled(learner, id);
  const retry = await learner.inject({ method: 'POST', url: `/capture-notes/${id}/retry` });
  expect(retry.json()).toEqual({ success: true, note: converted });
});

test('an edited note is converted anew; its old words stay', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  await settled(learner, id);
  const edit = (content: string) =>
    learner.inject({ method: 'PUT', url: `/capture-notes/${id}`, body: { content } });
  expect((await edit('WORD - umbrella')).json()).toMatchObject({ note: { isConverted: true } });
  expect((await edit('TOPIC - travel by train')).json()).toMatchObject({
    success: true,
    note: { content: 'TOPIC - travel by train', isConverted: false, vocabularyIds: [] },
  });
  expect((await settled(learner, id)).vocabularyIds).toHaveLength(3);
  expect(await listed(learner)).toHaveLength(4);
});

test('an old job cannot undo a newer edit', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - xyzzy');
  await settled(learner, id);
  await learner.inject({ method: 'PUT', url: `/capture-notes/${id}`, body: { content: 'WORD - umbrella' } });
  const converted = await settled(learner, id);
  await convertNote(server.platform, { userId: learner.id, noteId: id, revision: 1 });
  expect(await find(learner, id)).toEqual(converted);
});

test('a deleted note is gone; its words stay', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  await settled(learner, id);
  const remove = () => learner.inject({ method: 'DELETE', url: `/capture-notes/${id}` });
  expect((await remove()).json()).toEqual({ success: true });
  expect((await remove()).statusCode).toBe(404);
  expect(await notesOf(learner)).toEqual([]);
  expect(await listed(learner)).toHaveLength(1);
});

test('a note that is deleted before its conversion makes no words', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  await settled(learner, id);
  await learner.inject({ method: 'DELETE', url: `/capture-notes/${id}` });
  await convertNote(server.platform, { userId: learner.id, noteId: id, revision: 1 });
  expect(await listed(learner)).toHaveLength(1);
});

test('a deleted word leaves the note', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  const [word] = (await settled(learner, id)).vocabularyIds;
  await learner.inject({ method: 'DELETE', url: `/vocabulary/${word}` });
  expect(await find(learner, id)).toMatchObject({ isConverted: true, vocabularyIds: [] });
});

test.each([
  ['empty', '', 'Note is required'],
  ['blank', ' \n ', 'Note is required'],
  ['a bare prefix', 'WORD - ', 'Note is required'],
  ['too long', 'x'.repeat(2001), 'Note must be at most 2000 characters'],
  ['NUL', 'a\0b', 'Note holds characters that cannot be stored'],
  ['a lone surrogate', '\ud800', 'Note holds characters that cannot be stored'],
  ['a number', 7, 'Note must be a text'],
  ['missing', undefined, 'Note is required'],
])('a note that is %s is refused', async (_, content, message) => {
  const learner = await server.createLearner();
  const answer = await learner.inject({ url: '/capture-notes', body: { content } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ success: false, error: message, message, code: 'INVALID_INPUT' });
  expect(await notesOf(learner)).toEqual([]);
});

test.each([
  '%',
  "'; drop table notes; --",
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧 ع\u202e',
  'が'.normalize('NFD'),
])('the note %j is stored as it was typed', async (content) => {
  const learner = await server.createLearner();
  await capture(learner, content);
  expect((await notesOf(learner))[0]?.content).toBe(content.normalize('NFC'));
});

describe('exactly once', () => {
  const words = async (learner: TestLearner) => (await listed(learner)).map(({ en_word }) => en_word);

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
        const { createNote } = await import('./notes.service');
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
      const { createNote } = await import('./notes.service');
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
    const note = await find(learner, id);
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
    expect(await listed(learner)).toHaveLength(1);
  } finally {
    await twice.close();
  }
});
