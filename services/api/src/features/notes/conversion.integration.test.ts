import pg from 'pg';
import type { ServerEvent } from '@kotoba/contracts';
import { quiz, start } from '../learning/testing/quiz';
import type { TestLearner } from '../../testing/test-server';
import {
  draft,
  fixtureLanguage,
  ticket,
  train,
  umbrella,
} from '../../../../../engines/language/src/testing/fixture-language';
import { addWords, readEntry, sharedWordServer } from '../vocabulary/testing/word-server';
import { convertNote, createNote } from './notes.service';
import { capture, findNote, recordEvents, retryAtOnce, savedWords, settled } from './testing/note-taker';
import { until } from './testing/until';

let failures = 0;
const words = fixtureLanguage();
const sentence = draft({
  ...{ en_word: 'I forgot my umbrella.', hiragana: 'かさをわすれました', kanji: '傘を忘れました' },
  pieces: [
    { ja_word: '傘', en_word: 'umbrella' },
    { ja_word: '忘れる', en_word: 'to forget' },
  ],
});
const alone = { ticket, train, 'I forgot my umbrella': sentence };
const anUmbrella = draft({ en_word: 'an umbrella', hiragana: 'かさ' });
const rain = [
  { topic: 'a', entries: [umbrella, umbrella] },
  { topic: 'b', entries: [anUmbrella] },
];

const server = sharedWordServer({
  language: fixtureLanguage({
    convertNote: async (kind, text) => {
      if (text === 'breaks') throw new Error('broken');
      if (text === 'breaks once' && failures++ === 0) throw new Error('broken');
      if (text === 'rain') return { ok: true, collection: 'x', topics: rain, items: [] };
      const entry = Object.entries(alone).find(([word]) => word === text)?.[1];
      if (!entry) return words.convertNote(kind, text === 'breaks once' ? 'umbrella' : text);
      return {
        ok: true,
        collection: 'Class Notes',
        topics: [{ topic: 'Words', entries: [entry] }],
        items: [],
      };
    },
  }),
});
let eventsOf: (learner: TestLearner) => ServerEvent[];
beforeAll(() => {
  eventsOf = recordEvents(server);
});

/** The note as soon as its conversion went well or failed for good; no try waits for its time. */
const hurried = (learner: TestLearner, id: number) =>
  until(async () => {
    await retryAtOnce(server);
    const note = await findNote(learner, id);
    return note && (note.isConverted || note.error !== null) ? note : null;
  });

test('a topic becomes a collection with topics', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'TOPIC - travel by train');
  expect((await settled(learner, note.id)).vocabularyIds).toHaveLength(3);
  expect(
    (await savedWords(learner)).map(({ en_word, user_topic, topic }) => [en_word, user_topic, topic]),
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
  expect(await savedWords(learner)).toHaveLength(1);
  expect(await readEntry(learner, id ?? 0)).toMatchObject({ en_word: 'umbrella; parasol', status: true });
});

test('NOTE-17 of a composed sentence the words are told that it is made of, linked to the learner’s own', async () => {
  const learner = await server.createLearner();
  const [, own] = await addWords(learner, [
    { en_word: 'shade', hiragana: 'かさ', kanji: '傘' },
    { en_word: 'umbrella; parasol', hiragana: 'かさ', kanji: '傘' },
    { en_word: 'to forget', hiragana: 'わすれる', kanji: '忘れる', status: false },
  ]);
  const pieces = [
    { id: own, ja_word: '傘', en_word: 'umbrella' },
    { id: null, ja_word: '忘れる', en_word: 'to forget' },
  ];
  const note = await settled(learner, (await capture(learner, 'PHRASE - I forgot my umbrella')).id);
  expect(note).toMatchObject({ words: [{ ja_word: '傘を忘れました' }], pieces });
  const [id = 0] = note.vocabularyIds;
  const shown = async () => (await learner.inject(`/vocabulary/${id}`)).json<{ pieces: unknown }>().pieces;
  expect(await shown()).toEqual(pieces);
  // What the learner writes instead is theirs.
  const body = { en_word: 'My umbrella is gone.' };
  expect((await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body })).statusCode).toBe(200);
  expect(await shown()).toEqual([]);
});

test('a note for which nothing is found says so, and can be tried again', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'WORD - xyzzy');
  const failed = await settled(learner, note.id);
  expect(failed).toMatchObject({ isConverted: false, error: 'No vocabulary was found for this note.' });
  expect(eventsOf(learner)).toEqual([
    { type: 'note.changed', noteId: note.id },
    { type: 'note.failed', noteId: note.id, error: failed.error },
  ]);
  const retry = await learner.inject({ method: 'POST', url: `/capture-notes/${note.id}/retry` });
  expect(retry.json()).toEqual({ success: true, note });
  expect(await settled(learner, note.id)).toEqual(failed);
});

test('retrying a converted or waiting note changes nothing', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  const converted = await settled(learner, id);
  const retry = await learner.inject({ method: 'POST', url: `/capture-notes/${id}/retry` });
  expect(retry.json()).toEqual({ success: true, note: converted });
});

describe('an edited note', () => {
  const edit = (learner: TestLearner, id: number, content: string) =>
    learner.inject({ method: 'PUT', url: `/capture-notes/${id}`, body: { content } });
  const words = async (learner: TestLearner) => (await savedWords(learner)).map(({ en_word }) => en_word);

  test('is converted anew: its words follow the text', async () => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'WORD - umbrella');
    await settled(learner, id);
    expect((await edit(learner, id, 'WORD - umbrella')).json()).toMatchObject({
      note: { isConverted: true },
    });
    expect((await edit(learner, id, 'TOPIC - travel by train')).json()).toMatchObject({
      success: true,
      note: { content: 'TOPIC - travel by train', isConverted: false, vocabularyIds: [], words: [] },
    });
    expect((await settled(learner, id)).vocabularyIds).toHaveLength(3);
    expect(await words(learner)).toEqual(['station', 'ticket', 'train']);
  });

  test('keeps the words that the learner changed, practised or had before, and names those that it had made', async () => {
    const learner = await server.createLearner();
    await addWords(learner, [{ en_word: 'station', hiragana: 'えき', kanji: '駅' }]);
    const { id } = await capture(learner, 'TOPIC - travel by train');
    const [, ticket, train] = (await settled(learner, id)).vocabularyIds;
    await learner.inject({ method: 'PATCH', url: `/vocabulary/${ticket}`, body: { notes: 'mine' } });
    const session = quiz(learner, await start(learner, [train ?? 0], 2));
    await session.answer(train ?? 0, 'train');
    await edit(learner, id, 'WORD - umbrella');
    const edited = await settled(learner, id);
    expect((await words(learner)).sort()).toEqual(['station', 'ticket', 'train', 'umbrella']);
    expect(edited.words.map(({ en_word }) => en_word)).toEqual(['umbrella']);
    expect(edited.kept).toEqual([
      { id: ticket, en_word: 'ticket', ja_word: '切符', reading: 'きっぷ', because: 'changed' },
      { id: train, en_word: 'train', ja_word: '電車', reading: 'でんしゃ', because: 'practised' },
    ]);
  });

  test('leaves the words of another note alone, and those that both its texts mean', async () => {
    const learner = await server.createLearner();
    const first = await capture(learner, 'TOPIC - travel by train');
    const made = await settled(learner, first.id);
    await settled(learner, (await capture(learner, 'WORD - train')).id);
    await edit(learner, first.id, 'WORD - ticket');
    expect(await settled(learner, first.id)).toMatchObject({
      vocabularyIds: [made.vocabularyIds[1]],
      kept: [{ en_word: 'train', because: 'note' }],
    });
    expect(await words(learner)).toEqual(['ticket', 'train']);
    await edit(learner, first.id, 'WORD - umbrella');
    await settled(learner, first.id);
    expect(await words(learner)).toEqual(['train', 'umbrella']);
  });

  test.each<[string, (learner: TestLearner, id: number) => Promise<unknown>]>([
    ['asked for', (learner) => addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' }])],
    ['saved', ({ inject }, id) => inject({ url: '/vocabulary/save', body: { vocabulary_ids: [id] } })],
  ])('keeps a word that the learner %s elsewhere, also over several edits', async (_, own) => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'WORD - umbrella');
    const [umbrellaId] = (await settled(learner, id)).vocabularyIds;
    await own(learner, umbrellaId ?? 0);
    for (const [content, word] of [
      ['WORD - train', 'train'],
      ['WORD - ticket', 'ticket'],
    ] as const) {
      await edit(learner, id, content);
      expect((await settled(learner, id)).kept).toMatchObject([{ id: umbrellaId, because: 'asked' }]);
      expect(await words(learner)).toEqual(['umbrella', word]);
    }
    await edit(learner, id, 'WORD - umbrella');
    expect(await settled(learner, id)).toMatchObject({ vocabularyIds: [umbrellaId], kept: [] });
  });

  test('that is not understood any more loses no word', async () => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'WORD - umbrella');
    await settled(learner, id);
    await edit(learner, id, 'WORD - xyzzy');
    expect(await settled(learner, id)).toMatchObject({ isConverted: false, vocabularyIds: [] });
    expect(await words(learner)).toEqual(['umbrella']);
    await edit(learner, id, 'WORD - train');
    await settled(learner, id);
    expect(await words(learner)).toEqual(['train']);
  });
});

test('a conversion that breaks is tried again by itself', async () => {
  const learner = await server.createLearner();
  const note = await capture(learner, 'WORD - breaks once');
  expect((await hurried(learner, note.id)).vocabularyIds).toHaveLength(1);
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
          await retryAtOnce(server);
          const { rows } = await admin.query<{ pid: number }>(waiting, [learner.id]);
          return rows[0]?.pid ?? null;
        });
        await admin.query('select pg_terminate_backend($1)', [pid]);
        await until(async () =>
          (await admin.query(waiting, [learner.id])).rows.some((row) => row.pid === pid) ? null : true,
        );
      }
      await admin.query('select pg_advisory_unlock(20101, $1)', [learner.id]);
      expect((await hurried(learner, note.id)).isConverted).toBe(true);
      expect(await words(learner)).toEqual(['station', 'ticket', 'train']);
    } finally {
      await admin.end();
    }
  });
});

test('a note that can never be converted ends as failed, with a text to read', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - breaks');
  await convertNote(server.platform, { userId: learner.id, noteId: id, revision: 1 }).catch(() => undefined);
  expect(await hurried(learner, id)).toMatchObject({
    isConverted: false,
    error: 'This note could not be turned into words. Please try again.',
  });
});

test('words of one note that are the same are one word', async () => {
  const learner = await server.createLearner();
  const note = await settled(learner, (await capture(learner, 'TOPIC - rain')).id);
  expect(note.vocabularyIds).toHaveLength(1);
  expect(await savedWords(learner)).toHaveLength(1);
});
