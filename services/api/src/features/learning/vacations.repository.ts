import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction, Executor } from '../../platform/database/database';
import { memories, vacations } from './learning.tables';
import type { Away } from './scheduler';

const running = (userId: number) => and(eq(vacations.userId, userId), isNull(vacations.endedAt));

/** Since when the learner is away; null when they are not. */
export async function findAwaySince(db: Executor, userId: number): Promise<Date | null> {
  const [row] = await db.select({ startedAt: vacations.startedAt }).from(vacations).where(running(userId));
  return row?.startedAt ?? null;
}

/** Whether the learner is here, as a condition on their rows: for who is away nothing is due. */
export const isHere = (userId: number): SQL =>
  sql`not exists (select 1 from ${vacations} where ${running(userId)})`;

export async function insertVacation(tx: Transaction, userId: number, startedAt: Date): Promise<void> {
  await tx.insert(vacations).values({ userId, startedAt });
}

export async function endVacation(tx: Transaction, userId: number, endedAt: Date): Promise<void> {
  await tx.update(vacations).set({ endedAt }).where(running(userId));
}

/**
 * Puts off everything that is remembered by the time away; what was answered meanwhile, by the time since its answer.
 */
export async function putOff(
  tx: Transaction,
  userId: number,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const away = sql`(${to.toISOString()}::timestamptz - greatest(${from.toISOString()}::timestamptz, ${memories.lastReview}))`;
  await tx
    .update(memories)
    .set({ due: sql`${memories.due} + ${away}` })
    .where(eq(memories.userId, userId));
}

/** The vacations that lasted on after a moment, with the one that has no end yet. */
export function selectAbsencesAfter(db: Executor, userId: number, moment: Date) {
  return db
    .select({ startedAt: vacations.startedAt, endedAt: vacations.endedAt })
    .from(vacations)
    .where(and(eq(vacations.userId, userId), or(isNull(vacations.endedAt), gt(vacations.endedAt, moment))));
}

/** Those of them that are over. */
export async function selectVacationsAfter(tx: Transaction, userId: number, moment: Date): Promise<Away[]> {
  const absences = await selectAbsencesAfter(tx, userId, moment);
  return absences.flatMap(({ startedAt, endedAt }) => (endedAt ? [{ startedAt, endedAt }] : []));
}
