import { and, desc, eq, gte, inArray, isNull, lt, sql, asc, type SQL } from 'drizzle-orm';
import { type Transaction, type Executor, insertedRow } from '../../platform/database/database';
import { againQueue, defineQueue, failedQueue } from '../../platform/jobs/worker';
import {
  KEPT_BECAUSE,
  type KeptBecause,
  type KeptWord,
  type NotesQuery,
  type NoteWord,
} from './notes.schemas';
import { noteQuestions, notes, type NoteRow, noteWords } from './notes.tables';
import { vocabulary } from '../vocabulary';
import type { Piece } from '@kotoba/language';
import type { Events } from '../../platform/events/event-hub';
import type { WordCompanion } from '../../platform/platform';

export interface ConvertNote {
  readonly userId: number;
  readonly noteId: number;
  readonly revision: number;
}

/** Turning a note into words. One job for each order to convert, enqueued with it. */
export const convertNotes = defineQueue<ConvertNote>('notes.convert');

interface NoteId {
  readonly userId: number;
  readonly noteId: number;
}

const isHere = isNull(notes.deletedAt);
/** A note that is not deleted. */
const ofLearner = (userId: number, id: number) => and(eq(notes.userId, userId), eq(notes.id, id), isHere);

/** Where a note stands among the learner's notes: newest first by moment and id. */
export interface NotePlace {
  /** PostgreSQL's own text of it: finer than a `Date`. */
  readonly moment: string;
  readonly id: number;
}

/** The place of a note that the learner has or lately had: a deleted one is known as long as it can come back. */
export async function placeOf(db: Executor, userId: number, id: number): Promise<NotePlace | null> {
  const [row] = await db
    .select({ moment: sql<string>`${notes.createdAt}::text`, id: notes.id })
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.id, id)));
  return row ?? null;
}

interface NotesWanted extends Pick<NotesQuery, 'limit' | 'offset' | 'ids'> {
  /** Only those that are older. */
  readonly before: NotePlace | null;
}

export function selectNotes(
  db: Executor,
  userId: number,
  { limit, offset, before, ids }: NotesWanted,
): Promise<NoteRow[]> {
  return db
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        isHere,
        before
          ? sql`(${notes.createdAt}, ${notes.id}) < (${before.moment}::timestamptz, ${before.id})`
          : undefined,
        ids && inArray(notes.id, ids),
      ),
    )
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(limit)
    .offset(offset);
}

/** The texts of the notes that were made from one moment to before another, the first first. */
export async function selectNotesBetween(
  db: Executor,
  userId: number,
  from: Date,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ content: notes.content })
    .from(notes)
    .where(and(eq(notes.userId, userId), isHere, gte(notes.createdAt, from), lt(notes.createdAt, before)))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(limit);
  return rows.map(({ content }) => content);
}

export async function findNote(db: Executor, userId: number, id: number): Promise<NoteRow | null> {
  const [row] = await db.select().from(notes).where(ofLearner(userId, id));
  return row ?? null;
}

/**
 * Notes of all learners that wait for a job that does not exist: a restored backup brings the notes without the jobs.
 * Each is locked until the transaction ends, so that two servers do not both take it.
 */
export function takeForgottenNotes(tx: Transaction, limit: number): Promise<NoteRow[]> {
  const { name } = convertNotes;
  const hasJob = sql`exists (
    select 1 from pgboss.job
    where name in (${name}, ${againQueue(name)}, ${failedQueue(name)}) and state < 'completed'
      and (data->>'userId')::int = ${notes.userId} and (data->>'noteId')::int = ${notes.id}
      and (data->>'revision')::int = ${notes.revision})`;
  return tx
    .select()
    .from(notes)
    .where(and(eq(notes.state, 'pending'), isHere, sql`not ${hasJob}`))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Adds the newest note. Clocks of several servers differ a little, and may be set back: within a minute a note is
 * never older than the one before it, so that the order is that of writing.
 */
export async function insertNote(
  tx: Transaction,
  userId: number,
  { content, now }: { content: string; now: Date },
): Promise<NoteRow> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const newest = sql`(select max(created_at) from notes where user_id = ${userId} and created_at <= ${moment} + interval '1 minute')`;
  return insertedRow(
    await tx
      .insert(notes)
      .values({ userId, content, createdAt: sql`greatest(${moment}, ${newest})`, updatedAt: now })
      .returning(),
  );
}

/** Asks for a new conversion: jobs of earlier revisions do nothing from now on. */
export async function reopenNote(
  tx: Transaction,
  userId: number,
  id: number,
  { content, now }: { content: string; now: Date },
): Promise<NoteRow | null> {
  const [row] = await tx
    .update(notes)
    .set({ content, state: 'pending', error: null, revision: sql`${notes.revision} + 1`, updatedAt: now })
    .where(ofLearner(userId, id))
    .returning();
  return row ?? null;
}

/** Sets how the conversion went, if this revision still waits for it. Gives whether it did. */
export async function closeNote(
  tx: Transaction,
  { userId, noteId, revision }: { userId: number; noteId: number; revision: number },
  outcome: { state: 'converted' | 'failed'; error: string | null; now: Date },
): Promise<boolean> {
  const { now, ...change } = outcome;
  const rows = await tx
    .update(notes)
    .set({ ...change, updatedAt: now })
    .where(and(ofLearner(userId, noteId), eq(notes.revision, revision), eq(notes.state, 'pending')))
    .returning({ id: notes.id });
  return rows.length === 1;
}

/** Calls a failed note converted: the learner has chosen what it means. */
export async function settleNote(
  tx: Transaction,
  { userId, noteId, now }: NoteId & { now: Date },
): Promise<void> {
  await tx
    .update(notes)
    .set({ state: 'converted', error: null, updatedAt: now })
    .where(and(ofLearner(userId, noteId), eq(notes.state, 'failed')));
}

/** Takes a note away; `restoreNote` brings it back. Gives whether it was there. */
export async function deleteNote(tx: Transaction, userId: number, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(notes)
    .set({ deletedAt: now })
    .where(ofLearner(userId, id))
    .returning({ id: notes.id });
  return rows.length === 1;
}

/** Brings back a note that was deleted after `since`. */
export async function restoreNote(
  tx: Transaction,
  userId: number,
  id: number,
  since: Date,
): Promise<NoteRow | null> {
  const [row] = await tx
    .update(notes)
    .set({ deletedAt: null })
    .where(and(eq(notes.userId, userId), eq(notes.id, id), gte(notes.deletedAt, since)))
    .returning();
  return row ?? null;
}

/** Forgets notes of all learners that were deleted before `before`. */
export async function removeDeletedNotes(db: Executor, before: Date): Promise<void> {
  await db.delete(notes).where(lt(notes.deletedAt, before));
}

/** What the server itself changes on a word, and what says nothing about its content. */
const NOT_CONTENT = [
  'pieces',
  'status',
  'learned',
  'ja_word_audio',
  'en_word_audio',
  'ja_sentence_audio',
  'en_sentence_audio',
  'created_at',
  'updated_at',
];
/** The word `w` in short: differs as soon as the learner has changed anything about it. */
const content: SQL = sql`md5((to_jsonb(w) - ${sql.param(NOT_CONTENT)}::text[])::text)`;

/** Why the word `w` that the note `n` made is the learner's own; null when it is the note's alone. */
const reason: SQL = sql`case
  when exists (select 1 from learn_details d where d.user_id = w.user_id and d.vocabulary_id = w.id)
    or exists (select 1 from reviews r where r.user_id = w.user_id and r.vocabulary_id = w.id) then 'practised'
  when n.made_as <> ${content} then 'changed'
  when exists (select 1 from note_words o where o.user_id = w.user_id and o.vocabulary_id = w.id
    and o.note_id <> n.note_id and o.position >= 0) then 'note'
  else n.kept_for end`;

/**
 * Parts with the words that the note made and that it does not make any more (`ids` are those that it makes now). Those
 * that are the note's alone are given, to be removed; all others are the learner's own and stay, which the note says.
 */
export async function supersededWords(
  tx: Transaction,
  { userId, noteId }: NoteId,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; because: KeptBecause | null }>(sql`
    update note_words k set position = -1, kept_for = coalesce(${reason}, k.kept_for)
    from note_words n join vocabulary w on w.user_id = n.user_id and w.id = n.vocabulary_id
    where n.user_id = ${userId} and n.note_id = ${noteId} and n.made_as is not null
      and w.id <> all(${sql.param([...ids])}::int[])
      and k.user_id = n.user_id and k.note_id = n.note_id and k.vocabulary_id = n.vocabulary_id
    returning w.id, k.kept_for as because`);
  return rows.filter(({ because }) => because === null).map(({ id }) => id);
}

/** Words that the learner asked for in another way than by this note are theirs, whatever becomes of the note. */
async function ownWords(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update note_words set kept_for = 'asked'
    where user_id = ${userId} and vocabulary_id = any(${sql.param([...ids])}::int[]) and kept_for is null`);
}

/** Makes these the note's words, in this order. Of those in `created` it is remembered what they are like now. */
export async function linkWords(
  tx: Transaction,
  { userId, noteId }: NoteId,
  { ids, created }: { ids: readonly number[]; created: readonly number[] },
): Promise<void> {
  const list = sql`${sql.param([...ids])}::int[]`;
  await tx.execute(sql`
    delete from note_words
    where user_id = ${userId} and note_id = ${noteId} and vocabulary_id <> all(${list}) and made_as is null`);
  await tx.execute(sql`
    insert into note_words (user_id, note_id, vocabulary_id, position, made_as)
    select w.user_id, ${noteId}, w.id, i.place - 1,
      case when w.id = any(${sql.param([...created])}::int[]) then ${content} end
    from unnest(${list}) with ordinality i(id, place) join vocabulary w on w.user_id = ${userId} and w.id = i.id
    on conflict (user_id, note_id, vocabulary_id) do update set position = excluded.position`);
}

interface WordsOfNote {
  readonly words: NoteWord[];
  /** Those of its earlier texts. */
  readonly kept: KeptWord[];
  /** What those are made of that are composed sentences. */
  readonly pieces: Piece[];
}

const isBecause = (text: string | null): text is KeptBecause =>
  KEPT_BECAUSE.some((because) => because === text);

/** The words of several notes, each note's in its order. */
export async function wordsOfNotes(
  db: Executor,
  userId: number,
  noteIds: readonly number[],
): Promise<Map<number, WordsOfNote>> {
  const words = new Map<number, WordsOfNote>();
  if (noteIds.length === 0) return words;
  const rows = await db
    .select({
      noteId: noteWords.noteId,
      position: noteWords.position,
      because: noteWords.keptFor,
      id: vocabulary.id,
      en_word: vocabulary.enWord,
      ja_word: vocabulary.jaWord,
      reading: sql<string>`coalesce(${vocabulary.hiragana}, ${vocabulary.katakana}, '')`,
      pieces: vocabulary.pieces,
    })
    .from(noteWords)
    .innerJoin(
      vocabulary,
      and(eq(vocabulary.userId, noteWords.userId), eq(vocabulary.id, noteWords.vocabularyId)),
    )
    .where(and(eq(noteWords.userId, userId), inArray(noteWords.noteId, [...noteIds])))
    .orderBy(asc(noteWords.noteId), asc(noteWords.position));
  for (const { noteId, position, because, pieces, ...row } of rows) {
    const word = { ...row, reading: row.reading === row.ja_word ? '' : row.reading };
    const ofNote = words.get(noteId) ?? { words: [], kept: [], pieces: [] };
    words.set(noteId, ofNote);
    if (position >= 0) {
      ofNote.words.push(word);
      ofNote.pieces.push(...(pieces ?? []));
    } else if (isBecause(because)) ofNote.kept.push({ ...word, because });
  }
  return words;
}

/** The notes that have at least one of the words. */
async function notesOfWords(tx: Transaction, userId: number, wordIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: noteWords.noteId })
    .from(noteWords)
    .where(and(eq(noteWords.userId, userId), inArray(noteWords.vocabularyId, [...wordIds])));
  return rows.map(({ id }) => id);
}

/**
 * A note knows which words were made of it: they leave it with their rows, and come back to it. Its questions stay
 * when their word goes, and have it again when it comes back, unless they were answered otherwise meanwhile.
 */
export const noteCompanion = (events: Events): WordCompanion => ({
  kept: sql`jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from note_words n
      where n.user_id = w.user_id and n.vocabulary_id = w.id),
    'questions', (select coalesce(jsonb_agg(q.id), '[]') from note_questions q
      where q.user_id = w.user_id and q.vocabulary_id = w.id))`,
  asked: ownWords,
  async replace(tx, userId, { from, to }) {
    await tx.execute(sql`update note_words n set vocabulary_id = ${to} where n.user_id = ${userId}
      and n.vocabulary_id = ${from} and not exists (select 1 from note_words o
        where o.user_id = n.user_id and o.note_id = n.note_id and o.vocabulary_id = ${to})`);
    await tx
      .update(noteQuestions)
      .set({ vocabularyId: to })
      .where(and(eq(noteQuestions.userId, userId), eq(noteQuestions.vocabularyId, from)));
  },
  async remove(tx, userId, ids) {
    await tx
      .update(noteQuestions)
      .set({ vocabularyId: null })
      .where(and(eq(noteQuestions.userId, userId), inArray(noteQuestions.vocabularyId, [...ids])));
  },
  async restore(tx, userId, { ids, words }) {
    await tx.execute(sql`update note_questions q set vocabulary_id = d.vocabulary_id
      from ${words} cross join jsonb_array_elements_text(d.content->'questions') k
      where q.user_id = d.user_id and q.id = k.value::int and q.vocabulary_id is null`);
    await tx.execute(sql`insert into note_words
      select k.* from ${words} cross join jsonb_populate_recordset(null::note_words, d.content->'notes') k
      join notes n on n.user_id = d.user_id and n.id = k.note_id
      on conflict do nothing`);
    // An open page knows which words its notes have, not which ones they had.
    for (const noteId of await notesOfWords(tx, userId, ids)) {
      await events.publish(tx, userId, { type: 'note.changed', noteId });
    }
  },
});
