import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  type Database,
  type Transaction,
  type Executor,
  insertedRow,
} from '../../../platform/database/database';
import { againQueue, defineQueue } from '../../../platform/jobs/worker';
import type { Platform } from '../../../platform/platform';
import { drawPictures } from '../pictures/draw-pictures';
import {
  importChunks,
  imports,
  type ImportProblem,
  type ImportRow,
  type NumberedRow,
} from './imports.tables';

export interface ImportWords {
  readonly userId: number;
  readonly importId: number;
  /** Rows that have ended servers so far; none, unless said otherwise. */
  readonly deadly?: number;
}

/** Turning rows into words. One job does a few seconds of it and orders the next, so that none runs long. */
export const importWords = defineQueue<ImportWords>('vocabulary.import', { retryLimit: 5 });

/** Jobs of an import that wait or run. */
export async function countJobs(tx: Transaction, { userId, importId }: ImportWords): Promise<number> {
  const { name } = importWords;
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name in (${name}, ${againQueue(name)}) and state < 'completed'
      and (data->>'userId')::int = ${userId} and (data->>'importId')::int = ${importId}`);
  return rows[0]?.count ?? 0;
}

/** Whether there is a job that works on an import of the learner, or will. */
async function isAtWork(tx: Transaction, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pgboss.job as job join ${imports} on ${imports.id} = (job.data->>'importId')::int
    where job.name in (${importWords.name}, ${againQueue(importWords.name)}) and job.state < 'completed'
      and (job.data->>'userId')::int = ${userId} and ${imports.userId} = ${userId} and ${imports.status} = 'running'
    limit 1`);
  return rows.length > 0;
}

/**
 * Orders work on the oldest running import of a learner, unless one is worked on already: a learner's files come in one
 * after the other, so that there is a place for those of somebody else.
 */
export async function workOnNext({ jobs }: Pick<Platform, 'jobs'>, tx: Transaction, userId: number) {
  if (await isAtWork(tx, userId)) return;
  const [next] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.status, 'running')))
    .orderBy(asc(imports.id))
    .limit(1);
  if (next) await jobs.enqueue(tx, importWords, { userId, importId: next.id });
}

const one = (userId: number, id: number) => and(eq(imports.userId, userId), eq(imports.id, id));
const chunksOf = (userId: number, id: number) =>
  and(eq(importChunks.userId, userId), eq(importChunks.importId, id));

export async function findImport(db: Executor, userId: number, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(one(userId, id));
  return row ?? null;
}

/** The newest imports that are more than a file that was looked at. */
export const selectBegun = (db: Executor, userId: number, limit: number): Promise<ImportRow[]> =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), inArray(imports.status, ['running', 'done', 'failed'])))
    .orderBy(desc(imports.id))
    .limit(limit);

export async function insertImport(tx: Transaction, row: typeof imports.$inferInsert): Promise<ImportRow> {
  return insertedRow(await tx.insert(imports).values(row).returning());
}

export async function updateImport(
  tx: Transaction,
  userId: number,
  id: number,
  change: Partial<Omit<ImportRow, 'id' | 'userId'>>,
) {
  await tx.update(imports).set(change).where(one(userId, id));
}

export async function removeImport(tx: Transaction, userId: number, id: number) {
  await tx.delete(imports).where(one(userId, id));
}

/** Files that were looked at and never taken: the next one takes their place. */
export async function removeDrafts(tx: Transaction, userId: number) {
  await tx.delete(imports).where(and(eq(imports.userId, userId), eq(imports.status, 'draft')));
}

export async function insertChunks(
  tx: Transaction,
  userId: number,
  importId: number,
  chunks: readonly { number: number; rows: readonly NumberedRow[] }[],
) {
  if (chunks.length === 0) return;
  await tx.insert(importChunks).values(chunks.map((chunk) => ({ userId, importId, ...chunk })));
}

/** The first chunk that is not yet words, at or after a number; null when there is none. */
export async function nextChunk(db: Executor, userId: number, importId: number, from = 0) {
  const [chunk] = await db
    .select({ number: importChunks.number, rows: importChunks.rows, problems: importChunks.problems })
    .from(importChunks)
    .where(
      and(chunksOf(userId, importId), isNotNull(importChunks.rows), sql`${importChunks.number} >= ${from}`),
    )
    .orderBy(asc(importChunks.number))
    .limit(1);
  return chunk?.rows ? { ...chunk, rows: chunk.rows } : null;
}

const chunkOf = (userId: number, importId: number, number: number) =>
  and(chunksOf(userId, importId), eq(importChunks.number, number));

/** Says beforehand what is wrong with a row: it stays said if the server dies of the row. */
export async function addProblem(
  tx: Transaction,
  userId: number,
  importId: number,
  { number, problem }: { number: number; problem: ImportProblem },
): Promise<void> {
  await tx
    .update(importChunks)
    .set({ problems: sql`${importChunks.problems} || ${JSON.stringify([problem])}::jsonb` })
    .where(chunkOf(userId, importId, number));
}

/**
 * Takes rows out of what is left of a chunk, and what was said of them beforehand for what is found now. False when
 * somebody else has one of them already.
 */
export async function takeRows(
  tx: Transaction,
  userId: number,
  importId: number,
  { number, rows, problems }: { number: number; rows: readonly number[]; problems: readonly ImportProblem[] },
): Promise<boolean> {
  const taken = new Set(rows);
  const where = chunkOf(userId, importId, number);
  const [chunk] = await tx
    .select({ rows: importChunks.rows, problems: importChunks.problems })
    .from(importChunks)
    .where(where)
    .for('update');
  const left = chunk?.rows?.filter(([row]) => !taken.has(row)) ?? [];
  if (!chunk?.rows || chunk.rows.length - left.length !== taken.size) return false;
  const said = chunk.problems.filter(({ row }) => !taken.has(row));
  await tx
    .update(importChunks)
    .set({ rows: left.length > 0 ? left : null, problems: [...said, ...problems] })
    .where(where);
  return true;
}

/** Counts rows that are done. */
export async function countRows(
  tx: Transaction,
  userId: number,
  id: number,
  { now, ...counts }: { processed: number; created: number; duplicates: number; invalid: number; now: Date },
) {
  await tx
    .update(imports)
    .set({
      processed: sql`${imports.processed} + ${counts.processed}`,
      created: sql`${imports.created} + ${counts.created}`,
      duplicates: sql`${imports.duplicates} + ${counts.duplicates}`,
      invalid: sql`${imports.invalid} + ${counts.invalid}`,
      updatedAt: now,
    })
    .where(one(userId, id));
}

export async function selectProblems(db: Executor, userId: number, importId: number, limit: number) {
  const { rows } = await db.execute<{ problem: ImportProblem }>(
    sql`select problem from ${importChunks}, jsonb_array_elements(${importChunks.problems}) with ordinality as found(problem, place)
      where ${chunksOf(userId, importId)} order by ${importChunks.number}, place limit ${limit}`,
  );
  return rows.map(({ problem }) => problem);
}

/** Rows of an import that ended without using them. */
async function forgetRows(tx: Transaction, userId: number, importId: number) {
  await tx
    .update(importChunks)
    .set({ rows: null })
    .where(and(chunksOf(userId, importId), isNotNull(importChunks.rows)));
}

/**
 * Of every learner, old files: drafts after a day, reports after a month. Not a learner's data: nothing of it is read.
 */
export async function removeOldImports(db: Database, { drafts, reports }: { drafts: Date; reports: Date }) {
  await db
    .delete(imports)
    .where(
      or(
        and(eq(imports.status, 'draft'), lt(imports.updatedAt, drafts)),
        and(ne(imports.status, 'running'), lt(imports.updatedAt, reports)),
      ),
    );
}

/**
 * Ends an import, or forgets a file that was only looked at: words that came in stay and get their pictures, what is
 * left of the file goes. The open pages hear that the list of words is another.
 */
export async function closeImport(
  { events, jobs, now }: Platform,
  tx: Transaction,
  { userId, importId }: ImportWords,
  status: 'done' | 'cancelled' | 'failed',
): Promise<void> {
  await updateImport(tx, userId, importId, { status, updatedAt: now() });
  await forgetRows(tx, userId, importId);
  await workOnNext({ jobs }, tx, userId);
  await jobs.enqueue(tx, drawPictures, { userId });
  await events.publish(tx, userId, { type: 'import.changed', importId });
  await events.publish(tx, userId, { type: 'vocabulary.changed', ids: [] });
}
