import { eq } from 'drizzle-orm';
import { type Level, LEVELS } from '@kotoba/contracts';
import type { Database } from '../../platform/database/database';
import { wordCounts } from './vocabulary.tables';

/** Saved words of each level that there are any of, and how many of them the learner knows. */
export function countByLevel(db: Database, userId: number) {
  const { level, words, learned } = wordCounts;
  return db.select({ level, words, learned }).from(wordCounts).where(eq(wordCounts.userId, userId));
}

/** Fewer learned words of a level do not show that a learner is there. */
const ENOUGH = 10;

type LevelCounts = Awaited<ReturnType<typeof countByLevel>>;

/**
 * The hardest level of which a learner knows at least ten words, and at least half of those saved; N5 to begin with.
 * Source: STAT-4.
 */
export function levelOf(counts: Readonly<LevelCounts>): Level {
  const reached = counts.filter(({ words, learned }) => learned >= ENOUGH && learned * 2 >= words);
  return LEVELS.findLast((level) => reached.some((count) => count.level === level)) ?? 'N5';
}
