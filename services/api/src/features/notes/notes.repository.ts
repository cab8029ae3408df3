import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Transaction, type Executor, insertedRow } from '../../platform/database/database';
import { defineQueue } from '../../platform/jobs/job-queue';
import type { NotesQuery } from './notes.schemas';
import { notes, type NoteRow } from './notes.tables';

export interface ConvertNote {
  readonly userId: number;
  readonly noteId: number;
  readonly revision: number;
}

/** Turning a note into words. One job for each order to convert, enqueued with it. */
export const convertNotes = defineQueue<ConvertNote>('notes.convert');

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
    .where(and(eq(notes.state, 'pending'), isHere, sql`not ${hasJob}`))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Adds the newest note. Clocks of several servers differ a little, and may be set back: within a minute a note is never older than the one
 * before it, so that the order is that of writing.
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
