import { sql } from 'drizzle-orm';
import type { ServerEvent } from '@kotoba/contracts';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { TestLearner } from '../../testing/test-server';
import { countSaved, sharedWordServer, START } from '../vocabulary/testing/word-server';
import { UNDO_MS } from '../vocabulary/trash.repository';
import { convertNote, createNote } from './notes.service';
import { deleteNote as deleteNoteRow, removeDeletedNotes } from './notes.repository';
import type { Note } from './notes.schemas';
import { notes } from './notes.tables';
import { capture, findNote, notesOf, recordEvents, savedWords, settled } from './testing/note-taker';

const server = sharedWordServer();
let eventsOf: (learner: TestLearner) => ServerEvent[];
beforeAll(() => {
  eventsOf = recordEvents(server);
});

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
    question: null,
    hasOtherMeanings: false,
    notFound: [],
    pieces: [],
    words: [],
    kept: [],
  });
  const converted = await settled(learner, note.id);
  const [word] = await savedWords(learner);
  expect(converted).toEqual({
    ...note,
    isConverted: true,
    vocabularyIds: [word?.id],
    words: [{ id: word?.id, en_word: 'umbrella', ja_word: '傘', reading: 'かさ' }],
  });
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
    { type: 'note.changed', noteId: note.id },
    { type: 'vocabulary.changed', ids: [word?.id] },
    { type: 'note.converted', noteId: note.id, vocabularyIds: [word?.id] },
  ]);
});

test('notes are listed newest first, those of one moment by id', async () => {
  const learner = await server.createLearner();
  const ids = [(await capture(learner, 'a')).id, (await capture(learner, 'b')).id];
  server.setNow(new Date(START.getTime() - 120_000));
  ids.unshift((await capture(learner, 'c')).id);
  expect((await notesOf(learner)).map(({ id }) => id)).toEqual([...ids].reverse());
  const page = await learner.inject('/capture-notes?limit=1&offset=1');
  expect(page.json<{ notes: Note[] }>().notes.map(({ id }) => id)).toEqual([ids[1]]);
});

describe('many notes', () => {
  const ids = async (learner: TestLearner, query: string) =>
    (await learner.inject(`/capture-notes?${query}`)).json<{ notes: Note[] }>().notes.map(({ id }) => id);
  const write = async (learner: TestLearner, count: number) =>
    (
      await server.platform.db
        .insert(notes)
        .values(
          Array.from({ length: count }, (_, index) => ({
            userId: learner.id,
            content: `WORD - ${index}`,
            state: 'converted' as const,
            // Two of each moment.
            createdAt: new Date(START.getTime() + Math.floor(index / 2) * 1000),
          })),
        )
        .returning()
    )
      .map(({ id }) => id)
      .reverse();

  test.each(LONG ? [0, 1, 100, 501, 5000] : [0, 100, 201])(
    '%i are read page by page, each once, newest first',
    async (count) => {
      const learner = await server.createLearner();
      const stranger = await server.createLearner();
      await write(stranger, 3);
      const all = count === 0 ? [] : await write(learner, count);
      const read = await ids(learner, 'limit=100');
      while (read.length > 0 && read.length % 100 === 0) {
        const page = await ids(learner, `limit=100&before=${read.at(-1)}`);
        if (page.length === 0) break;
        read.push(...page);
      }
      expect(read).toEqual(all);
    },
  );

  test('what comes and goes between two pages makes no gap and no double', async () => {
    const learner = await server.createLearner();
    const all = await write(learner, 10);
    const first = await ids(learner, 'limit=4');
    server.setNow(new Date(START.getTime() + 60_000));
    await capture(learner, 'WORD - later');
    const last = first.at(-1);
    for (const id of [first[0], last])
      await learner.inject({ method: 'DELETE', url: `/capture-notes/${id}` });
    expect(await ids(learner, `limit=4&before=${last}`)).toEqual(all.slice(4, 8));
  });

  test('a page before a note that is not the learner’s is not found, whoever has it', async () => {
    const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
    const [foreign] = await write(stranger, 1);
    const answer = await learner.inject(`/capture-notes?before=${foreign}`);
    expect(answer.statusCode).toBe(404);
    expect((await learner.inject('/capture-notes?before=2000000000')).body).toBe(answer.body);
  });

  test('some are asked for by their ids: those that are there, and nobody else’s', async () => {
    const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
    const [foreign] = await write(stranger, 1);
    const [newest, gone, oldest] = await write(learner, 3);
    await learner.inject({ method: 'DELETE', url: `/capture-notes/${gone}` });
    expect(await ids(learner, `ids=${[oldest, gone, foreign, newest, 2_000_000_000].join()}`)).toEqual([
      newest,
      oldest,
    ]);
    expect(await ids(learner, `ids=${newest}&ids=${oldest}`)).toEqual([newest, oldest]);
    for (const bad of ['', '0', '1,', '1,x', '1.5', '2147483648', Array(501).fill(1).join()]) {
      expect((await learner.inject(`/capture-notes?ids=${bad}`)).statusCode).toBe(400);
    }
  });
});

test.each([
  ['a little ahead of it: the order stays', 5000, ['WORD - second', 'WORD - first']],
  ['far off: the clocks are believed', 120_000, ['WORD - first', 'WORD - second']],
])('a note that comes to a server behind one whose clock is %s', async (_how, ahead, order) => {
  const learner = await server.createLearner();
  server.setNow(new Date(START.getTime() + ahead));
  await capture(learner, 'WORD - first');
  server.setNow(START);
  await capture(learner, 'WORD - second');
  expect((await notesOf(learner)).map(({ content }) => content)).toEqual(order);
});

describe('a deletion', () => {
  const call = ({ inject }: TestLearner, method: 'DELETE' | 'POST', path: string) =>
    inject({ method, url: `/capture-notes/${path}` });

  test('can be undone for ten minutes: the note is as it was', async () => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'WORD - umbrella');
    const before = await settled(learner, id);
    await call(learner, 'DELETE', `${id}`);
    for (const path of [`${id}/retry`, `${id}`]) {
      expect((await call(learner, path === `${id}` ? 'DELETE' : 'POST', path)).statusCode).toBe(404);
    }
    server.setNow(new Date(START.getTime() + 9 * 60_000));
    expect((await call(learner, 'POST', `${id}/restore`)).json()).toEqual({ success: true, note: before });
    expect(await notesOf(learner)).toEqual([before]);
    expect((await call(learner, 'POST', `${id}/restore`)).statusCode).toBe(404);
  });

  test('cannot be undone later, and is forgotten', async () => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'WORD - umbrella');
    await settled(learner, id);
    await call(learner, 'DELETE', `${id}`);
    const later = new Date(START.getTime() + 11 * 60_000);
    server.setNow(later);
    expect((await call(learner, 'POST', `${id}/restore`)).statusCode).toBe(404);
    await removeDeletedNotes(server.platform.db, new Date(later.getTime() - UNDO_MS));
    server.setNow(START);
    expect((await call(learner, 'POST', `${id}/restore`)).statusCode).toBe(404);
  });

  test('of a note that waited for its words gives it its words after all', async () => {
    const learner = await server.createLearner();
    const { platform } = server;
    const id = await learnerTransaction(platform.db, learner.id, async (tx) => {
      const note = await createNote(platform, tx, learner.id, 'WORD - umbrella');
      await deleteNoteRow(tx, learner.id, note.id, platform.now());
      return note.id;
    });
    await convertNote(platform, { userId: learner.id, noteId: id, revision: 1 });
    expect(await savedWords(learner)).toEqual([]);
    await call(learner, 'POST', `${id}/restore`);
    expect((await settled(learner, id)).words).toMatchObject([{ en_word: 'umbrella' }]);
  });

  test('is told to the open pages, as its undoing is', async () => {
    const learner = await server.createLearner();
    const { id } = await capture(learner, 'WORD - umbrella');
    await settled(learner, id);
    await call(learner, 'DELETE', `${id}`);
    await call(learner, 'POST', `${id}/restore`);
    const changes = eventsOf(learner).filter(({ type }) => type === 'note.changed');
    expect(changes).toEqual([1, 2, 3].map(() => ({ type: 'note.changed', noteId: id })));
  });
});

test('a deleted note is gone; its words stay', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  await settled(learner, id);
  const remove = () => learner.inject({ method: 'DELETE', url: `/capture-notes/${id}` });
  expect((await remove()).json()).toEqual({ success: true });
  expect((await remove()).statusCode).toBe(404);
  expect(await notesOf(learner)).toEqual([]);
  expect(await savedWords(learner)).toHaveLength(1);
});

test('a note that is deleted before its conversion makes no words', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  await settled(learner, id);
  await learner.inject({ method: 'DELETE', url: `/capture-notes/${id}` });
  await convertNote(server.platform, { userId: learner.id, noteId: id, revision: 1 });
  expect(await savedWords(learner)).toHaveLength(1);
});

test('a word that comes back comes back to its note, and open pages are told of it', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  const { vocabularyIds } = await settled(learner, id);
  const body = { vocabulary_ids: vocabularyIds };
  await learner.inject({ url: '/vocabulary/delete', body });
  const before = eventsOf(learner).length;
  await learner.inject({ url: '/vocabulary/restore', body });
  expect((await findNote(learner, id))?.vocabularyIds).toEqual(vocabularyIds);
  expect(eventsOf(learner).slice(before)).toEqual([
    { type: 'vocabulary.changed', ids: vocabularyIds },
    { type: 'note.changed', noteId: id },
  ]);
});

test('a deleted word leaves the note', async () => {
  const learner = await server.createLearner();
  const { id } = await capture(learner, 'WORD - umbrella');
  const [word] = (await settled(learner, id)).vocabularyIds;
  await learner.inject({ method: 'DELETE', url: `/vocabulary/${word}` });
  expect(await findNote(learner, id)).toMatchObject({ isConverted: true, vocabularyIds: [] });
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

describe('a note that is sent again after a week', () => {
  const WEEK_MS = 7 * 24 * 3_600_000;

  /** As a device sends a note whose answer it never got: the same text under the same key. */
  const send = ({ inject }: TestLearner, content = 'WORD - umbrella') =>
    inject({ url: '/capture-notes', body: { content }, headers: { 'idempotency-key': 'kept-on-a-phone' } });

  /** A note whose answer was lost; a week passes. */
  async function sentLongAgo(): Promise<{ learner: TestLearner; note: Note; firstAnswer: unknown }> {
    const learner = await server.createLearner();
    const firstAnswer = (await send(learner)).json<{ note: Note }>();
    const note = await settled(learner, firstAnswer.note.id);
    return { learner, note, firstAnswer };
  }
  const aWeekPasses = (): void => server.setNow(new Date(START.getTime() + WEEK_MS));

  test('is the note that it was, with its words', async () => {
    const { learner, note, firstAnswer } = await sentLongAgo();
    aWeekPasses();
    const again = await send(learner);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(firstAnswer);
    expect(again.headers).toHaveProperty('idempotency-replayed', 'true');
    expect(await notesOf(learner)).toEqual([note]);
    expect(await countSaved(learner)).toBe(1);
  });

  test('is not new because others were captured since', async () => {
    const { learner, note } = await sentLongAgo();
    aWeekPasses();
    const url = '/capture-notes';
    const headers = { 'idempotency-key': 'another' };
    expect((await learner.inject({ url, body: { content: 'WORD - rain' }, headers })).statusCode).toBe(200);
    await send(learner);
    expect((await notesOf(learner)).map(({ content }) => content)).toEqual(['WORD - rain', note.content]);
  });

  test.each([
    ['while its deletion can be undone', false],
    ['when it is gone for good', true],
  ])('and was deleted does not come back, %s', async (_when, isGone) => {
    const { learner, note } = await sentLongAgo();
    expect((await learner.inject({ method: 'DELETE', url: `/capture-notes/${note.id}` })).statusCode).toBe(
      200,
    );
    aWeekPasses();
    if (isGone) await removeDeletedNotes(server.platform.db, server.platform.now());
    expect((await send(learner)).statusCode).toBe(200);
    expect(await notesOf(learner)).toEqual([]);
  });

  test('and was edited meanwhile keeps its new text', async () => {
    const { learner, note } = await sentLongAgo();
    const edit = {
      method: 'PUT' as const,
      url: `/capture-notes/${note.id}`,
      body: { content: 'WORD - rain' },
    };
    expect((await learner.inject(edit)).statusCode).toBe(200);
    aWeekPasses();
    await send(learner);
    expect((await notesOf(learner)).map(({ content }) => content)).toEqual(['WORD - rain']);
  });

  test('with another text is refused', async () => {
    const { learner } = await sentLongAgo();
    aWeekPasses();
    expect((await send(learner, 'WORD - rain')).statusCode).toBe(422);
  });

  test('is known by its key alone: its text is not kept for that', async () => {
    const { learner } = await sentLongAgo();
    const { rows } = await server.platform.db.execute<{ kept: string }>(
      sql`select to_jsonb(k)::text as kept from idempotency_keys k where user_id = ${learner.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain('umbrella');
  });
});
