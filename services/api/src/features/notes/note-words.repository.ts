import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction, Executor } from '../../platform/database/database';
import { vocabulary } from '../vocabulary';
import type { Events } from '../../platform/events/event-hub';
import type { WordCompanion } from '../../platform/platform';
import type { NoteWord } from './notes.schemas';
import { noteWords } from './notes.tables';

/** What the server itself changes on a word, and what says nothing about its content. */
const NOT_CONTENT = [
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

interface NoteId {
  readonly userId: number;
  readonly noteId: number;
}

/**
 * Words that the note made and that it does not make any more (`ids` are those that it makes now): untouched since, never practised, and
 * of no other note. All others belong to the learner.
 */
export async function supersededWords(
  tx: Transaction,
  { userId, noteId }: NoteId,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from note_words n join vocabulary w on w.user_id = n.user_id and w.id = n.vocabulary_id
    where n.user_id = ${userId} and n.note_id = ${noteId} and n.made_as = ${content}
      and w.id <> all(${sql.param([...ids])}::int[])
      and not exists (select 1 from note_words o
        where o.user_id = w.user_id and o.vocabulary_id = w.id and o.note_id <> n.note_id)
      and not exists (select 1 from learn_details d where d.user_id = w.user_id and d.vocabulary_id = w.id)
      and not exists (select 1 from reviews r where r.user_id = w.user_id and r.vocabulary_id = w.id)
    order by w.id`);
  return rows.map(({ id }) => id);
}

/** Makes these the note's words, in this order. Of those in `created` it is remembered what they are like now. */
export async function linkWords(
  tx: Transaction,
  { userId, noteId }: NoteId,
  { ids, created }: { ids: readonly number[]; created: readonly number[] },
): Promise<void> {
  const list = sql`${sql.param([...ids])}::int[]`;
  await tx.execute(sql`
    delete from note_words where user_id = ${userId} and note_id = ${noteId} and vocabulary_id <> all(${list})`);
  await tx.execute(sql`
    insert into note_words (user_id, note_id, vocabulary_id, position, made_as)
    select w.user_id, ${noteId}, w.id, i.place - 1,
      case when w.id = any(${sql.param([...created])}::int[]) then ${content} end
    from unnest(${list}) with ordinality i(id, place) join vocabulary w on w.user_id = ${userId} and w.id = i.id
    on conflict (user_id, note_id, vocabulary_id) do update set position = excluded.position`);
}

/** The words of several notes, each note's in its order. */
export async function wordsOfNotes(
  db: Executor,
  userId: number,
  noteIds: readonly number[],
): Promise<Map<number, NoteWord[]>> {
  const words = new Map<number, NoteWord[]>();
  if (noteIds.length === 0) return words;
  const rows = await db
    .select({
      noteId: noteWords.noteId,
      id: vocabulary.id,
      en_word: vocabulary.enWord,
      ja_word: vocabulary.jaWord,
    })
    .from(noteWords)
    .innerJoin(
      vocabulary,
      and(eq(vocabulary.userId, noteWords.userId), eq(vocabulary.id, noteWords.vocabularyId)),
    )
    .where(and(eq(noteWords.userId, userId), inArray(noteWords.noteId, [...noteIds])))
    .orderBy(asc(noteWords.noteId), asc(noteWords.position));
  for (const { noteId, ...word } of rows) words.set(noteId, [...(words.get(noteId) ?? []), word]);
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

/** A note knows which words were made of it: they leave it with their rows, and come back to it. */
export const noteCompanion = (events: Events): WordCompanion => ({
  kept: sql`jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from note_words n
    where n.user_id = w.user_id and n.vocabulary_id = w.id))`,
  remove: async () => undefined,
  async restore(tx, userId, { ids, words }) {
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
