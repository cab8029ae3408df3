import { and, eq, gte, sql, type Column, type SQL, asc, count, desc, inArray, isNotNull } from 'drizzle-orm';
import { type Direction, ITEM_STATUS } from '@kotoba/contracts';
import type { Database, Executor } from '../../../platform/database/database';
import { spanOf } from '../../../platform/database/sql-parts';
import { answerQuarters, sessionItems, learningSessions, memories } from '../learning.tables';
import { LEECH_LAPSES } from '../scheduler';
import { RECALL_MODES } from '../session-mode';
import { vocabulary } from '../../vocabulary';

export interface AnswerSums {
  readonly answers: number;
  readonly correct: number;
  /** Answers to words that were met before, and those of them that were right. */
  readonly repeated: number;
  readonly retained: number;
  readonly durationMs: number;
}

const nothing: AnswerSums = { answers: 0, correct: 0, repeated: 0, retained: 0, durationMs: 0 };

/**
 * Whether an answer was recorded between each bound and the next: one fewer than `bounds`, which rise, each on a
 * quarter of an hour.
 */
export async function answeredBetween(
  db: Database,
  userId: number,
  bounds: readonly Date[],
): Promise<boolean[]> {
  const moments = bounds.map((bound) => bound.toISOString());
  const starts = moments.slice(0, -1);
  const { rows } = await db.execute<{ place: number }>(
    sql`select place::int from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(moments.slice(1))}::timestamptz[])
        with ordinality as span(start, stop, place)
      where not exists (select from ${answerQuarters}
        where user_id = ${userId} and quarter >= span.start and quarter < span.stop)`,
  );
  const empty = new Set(rows.map(({ place }) => place));
  return starts.map((_, index) => !empty.has(index + 1));
}

/**
 * Recorded answers summed from each bound to the next and from the last one on. `bounds` rise, each on a quarter of an
 * hour.
 */
export async function sumBetween(
  db: Database,
  userId: number,
  bounds: readonly Date[],
): Promise<AnswerSums[]> {
  const [first] = bounds;
  if (!first) return [];
  const total = (column: Column | SQL) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      span: spanOf(answerQuarters.quarter, bounds).as('span'),
      answers: total(answerQuarters.answers),
      correct: total(answerQuarters.correct),
      repeated: total(sql`${answerQuarters.answers} - ${answerQuarters.met}`),
      retained: total(answerQuarters.retained),
      durationMs: total(answerQuarters.durationMs),
    })
    .from(answerQuarters)
    .where(and(eq(answerQuarters.userId, userId), gte(answerQuarters.quarter, first)))
    .groupBy(sql`span`);
  const sums = new Map(rows.map(({ span, ...sum }) => [span, sum]));
  return bounds.map((_, index) => sums.get(index + 1) ?? nothing);
}

/** Saved words that were forgotten at least so often, with what is remembered of them. */
const forgotten = (db: Database, userId: number, lapses: number) =>
  db
    .select({
      id: vocabulary.id,
      enWord: vocabulary.enWord,
      jaWord: vocabulary.jaWord,
      reading: sql<string | null>`coalesce(${vocabulary.hiragana}, ${vocabulary.katakana})`,
      direction: memories.direction,
      lapses: memories.lapses,
      difficulty: memories.difficulty,
    })
    .from(memories)
    .innerJoin(
      vocabulary,
      and(
        eq(vocabulary.userId, userId),
        eq(vocabulary.id, memories.vocabularyId),
        eq(vocabulary.status, true),
      ),
    )
    .where(and(eq(memories.userId, userId), gte(memories.lapses, lapses)))
    .$dynamic();

/** Words that keep being forgotten, the worst first. */
export const selectLeeches = (db: Database, userId: number, limit: number) =>
  forgotten(db, userId, LEECH_LAPSES)
    .orderBy(desc(memories.lapses), desc(memories.difficulty), asc(vocabulary.id))
    .limit(limit);

/** Words that were forgotten at least once, the most difficult first. */
export const selectHardest = (db: Database, userId: number, limit: number) =>
  forgotten(db, userId, 1)
    .orderBy(desc(memories.difficulty), desc(memories.lapses), asc(vocabulary.id))
    .limit(limit);

/** In which direction an answer was asked for, by its card's way to ask, else by its session's. */
const askedDirection = sql<Direction>`case when ${inArray(
  sql`coalesce(${sessionItems.mode}, ${learningSessions.mode})`,
  [...RECALL_MODES],
)} then 'recall' else 'recognition' end`;

/** What was typed instead of these words in each direction, and how often; the most frequent first. */
export function selectConfusions(db: Executor, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const answer = sql<string>`${sessionItems.recorded}->>'answer'`.as('answer');
  return db
    .select({
      id: sessionItems.vocabularyId,
      direction: askedDirection.as('asked_direction'),
      answer,
      count: count().as('times'),
    })
    .from(sessionItems)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, userId), eq(learningSessions.id, sessionItems.sessionId)),
    )
    .where(
      and(
        eq(sessionItems.userId, userId),
        inArray(sessionItems.vocabularyId, [...ids]),
        eq(sessionItems.status, ITEM_STATUS.incorrect),
        isNotNull(sessionItems.recorded),
      ),
    )
    .groupBy(sessionItems.vocabularyId, sql`asked_direction`, sql`answer`)
    .orderBy(desc(sql`times`), asc(sql`answer`));
}
