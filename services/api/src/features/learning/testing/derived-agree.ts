import { asc, eq } from 'drizzle-orm';
import { startOfQuarter } from '../../../platform/clock/learner-day';
import type { Platform } from '../../../platform/platform';
import type { TestLearner } from '../../../testing/test-server';
import { vocabulary } from '../../vocabulary/vocabulary.tables';
import { answerQuarters, memories, reviews } from '../learning.tables';
import { replay, toRating } from '../scheduler';

/**
 * What is derived from the answers is what they give: sums, memories and marks. The first answer of a word in a
 * direction, and no other, is the one that met it.
 */
export async function derivedAgree({ db }: Platform, { id }: TestLearner): Promise<void> {
  const given = await db.select().from(reviews).where(eq(reviews.userId, id)).orderBy(asc(reviews.id));
  // Whose answer one was is forgotten with its word.
  const kept = given.filter(({ vocabularyId }) => vocabularyId !== null);
  const first = new Set<string>();
  for (const { vocabularyId, direction, firstTime } of kept) {
    const key = `${vocabularyId} ${direction}`;
    expect(firstTime).toBe(!first.has(key));
    first.add(key);
  }

  const sum = (rows: readonly (number | null)[]) => rows.reduce<number>((all, row) => all + (row ?? 0), 0);
  const quarters = await db.select().from(answerQuarters).where(eq(answerQuarters.userId, id));
  const sums = [...new Set(given.map(({ answeredAt }) => startOfQuarter(answeredAt).getTime()))].map((at) => {
    const own = given.filter(({ answeredAt }) => startOfQuarter(answeredAt).getTime() === at);
    const right = own.filter(({ status }) => status === 1);
    return {
      userId: id,
      quarter: new Date(at),
      answers: own.length,
      correct: right.length,
      met: own.filter(({ firstTime }) => firstTime).length,
      retained: right.filter(({ firstTime }) => !firstTime).length,
      durationMs: sum(own.map(({ durationMs }) => durationMs)),
    };
  });
  const byTime = (a: { quarter: Date }, b: { quarter: Date }) => a.quarter.getTime() - b.quarter.getTime();
  expect(quarters.filter(({ answers }) => answers > 0).sort(byTime)).toEqual(sums.sort(byTime));
  // What was taken back leaves no answer, and nothing of one.
  for (const { userId: _, quarter: __, ...rest } of quarters.filter(({ answers }) => answers === 0))
    expect(Object.values(rest)).toEqual([0, 0, 0, 0, 0]);

  const remembered = await db.select().from(memories).where(eq(memories.userId, id));
  expect(remembered.map(({ vocabularyId, direction }) => `${vocabularyId} ${direction}`).sort()).toEqual(
    [...first].sort(),
  );
  for (const { userId: _, vocabularyId, direction, ...memory } of remembered) {
    const history = given
      .filter((review) => review.vocabularyId === vocabularyId && review.direction === direction)
      .map(({ rating, answeredAt }) => ({ rating: toRating(rating), at: answeredAt }));
    expect(memory).toEqual(replay(history));
  }

  const words = await db.select().from(vocabulary).where(eq(vocabulary.userId, id));
  for (const word of words) {
    const last = given.filter(({ vocabularyId }) => vocabularyId === word.id).at(-1);
    expect([word.asked, word.learned]).toEqual([last !== undefined, last?.status === 1]);
  }
}
