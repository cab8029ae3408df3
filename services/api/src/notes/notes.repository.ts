import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { convertNotes } from './convert-notes.queue';
import { notes, noteWords, type NoteRow } from './notes.tables';

type Executor = Database | Transaction;

const ofLearner = (userId: number, id: number) => and(eq(notes.userId, userId), eq(notes.id, id));

export function selectNotes(
  db: Executor,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<NoteRow[]> {
  return db
    .select()
    .from(notes)
    .where(eq(notes.userId, userId))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(limit)
    .offset(offset);
}

export async function findNote(db: Executor, userId: number, id: number): Promise<NoteRow | null> {
  const [row] = await db.select().from(notes).where(ofLearner(userId, id));
  return row ?? null;
}

/**
 * Notes of all learners that wait for a job that does not exist: a restored backup brings the notes without the jobs. Each is locked until
 * the transaction ends, so that two servers do not both take it.
 */
export function takeForgottenNotes(tx: Transaction, limit: number): Promise<NoteRow[]> {
  const hasJob = sql`exists (
    select 1 from pgboss.job
    where name in (${convertNotes.name}, ${`${convertNotes.name}.failed`}) and state < 'completed'
      and (data->>'userId')::int = ${notes.userId} and (data->>'noteId')::int = ${notes.id}
      and (data->>'revision')::int = ${notes.revision})`;
  return tx
    .select()
    .from(notes)
    .where(and(eq(notes.state, 'pending'), sql`not ${hasJob}`))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function insertNote(
  tx: Transaction,
  userId: number,
  { content, now }: { content: string; now: Date },
): Promise<NoteRow> {
  const [row] = await tx
    .insert(notes)
    .values({ userId, content, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('An insert gave no row');
  return row;
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

export async function deleteNote(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(notes).where(ofLearner(userId, id)).returning({ id: notes.id });
  return rows.length === 1;
}

/** Replaces a note's links by these words, in this order. */
export async function linkWords(tx: Transaction, userId: number, noteId: number, ids: readonly number[]) {
  await tx.delete(noteWords).where(and(eq(noteWords.userId, userId), eq(noteWords.noteId, noteId)));
  const links = ids.map((vocabularyId, position) => ({ userId, noteId, vocabularyId, position }));
  if (links.length > 0) await tx.insert(noteWords).values(links);
}

/** The words of several notes, each note's in its order. */
export async function wordsOfNotes(
  db: Executor,
  userId: number,
  noteIds: readonly number[],
): Promise<Map<number, number[]>> {
  const words = new Map<number, number[]>();
  if (noteIds.length === 0) return words;
  const rows = await db
    .select({ noteId: noteWords.noteId, vocabularyId: noteWords.vocabularyId })
    .from(noteWords)
    .where(and(eq(noteWords.userId, userId), inArray(noteWords.noteId, [...noteIds])))
    .orderBy(asc(noteWords.noteId), asc(noteWords.position));
  for (const { noteId, vocabularyId } of rows) {
    words.set(noteId, [...(words.get(noteId) ?? []), vocabularyId]);
  }
  return words;
}
