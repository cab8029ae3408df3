import { and, asc, eq, inArray } from 'drizzle-orm';
import { State } from 'ts-fsrs';
import type { Direction } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import { memories, reviews, type MemoryRow } from './learning.tables';
import { toRating, review, type Memory, type QuizRating } from './scheduler';

/** One answer in a history, as it was given. */
export interface RatedAnswer {
  readonly rating: QuizRating;
  readonly at: Date;
  readonly durationMs: number | null;
}

/**
 * A row of Anki's table `revlog`, without the card that it belongs to. Source: Anki's manual, "The log of reviews".
 */
interface RevlogRow {
  /** When it was answered, in milliseconds since 1970. */
  readonly id: number;
  /** 1 again, 2 hard, 3 good. */
  readonly ease: QuizRating;
  /** Until the word comes next: days, or seconds when negative. */
  readonly ivl: number;
  /** The same of the answer before; 0 for the first one. */
  readonly lastIvl: number;
  /** FSRS's difficulty from 1 to 10 as Anki keeps it, from 100 to 1100. */
  readonly factor: number;
  /** Milliseconds that the learner took; 0 where unknown. */
  readonly time: number;
  /** 0 learning, 1 reviewing, 2 learning again. */
  readonly type: 0 | 1 | 2;
}

const SECOND = 1000;

const intervalOf = ({ state, scheduledDays, due, lastReview }: Memory): number =>
  state === State.Review ? scheduledDays : -Math.round((due.getTime() - lastReview.getTime()) / SECOND);

const factorOf = ({ difficulty }: Memory): number => Math.round(((difficulty - 1) / 9 + 0.1) * 1000);

function typeOf(before: Memory | null): RevlogRow['type'] {
  if (before?.state === State.Review) return 1;
  return before?.state === State.Relearning ? 2 : 0;
}

/** The answers of a word in one direction, in their order, with what the scheduler made of each. */
export function toRevlog(answers: readonly RatedAnswer[]): RevlogRow[] {
  let before: Memory | null = null;
  return answers.map(({ rating, at, durationMs }) => {
    const after = review(before, rating, at);
    const row = {
      id: at.getTime(),
      ease: rating,
      ivl: intervalOf(after),
      lastIvl: before ? intervalOf(before) : 0,
      factor: factorOf(after),
      time: durationMs ?? 0,
      type: typeOf(before),
    };
    before = after;
    return row;
  });
}

/** What is remembered of a word in one direction, and the answers that made it, as rows of Anki's `revlog`. */
export interface PracticeHistory {
  readonly direction: Direction;
  readonly memory: MemoryRow;
  readonly log: readonly RevlogRow[];
}

/** The histories of words, by their ids; a word that was never asked has none. */
export async function selectPracticeHistory(
  tx: Transaction,
  userId: number,
  vocabularyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PracticeHistory[]>> {
  const ids = [...vocabularyIds];
  const remembered = await tx
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), inArray(memories.vocabularyId, ids)))
    .orderBy(asc(memories.vocabularyId), asc(memories.direction));
  const given = await tx
    .select({
      vocabularyId: reviews.vocabularyId,
      direction: reviews.direction,
      rating: reviews.rating,
      at: reviews.answeredAt,
      durationMs: reviews.durationMs,
    })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.vocabularyId, ids)))
    .orderBy(asc(reviews.id));
  const answers = new Map<string, RatedAnswer[]>();
  for (const { vocabularyId, direction, rating, ...answer } of given) {
    const key = `${vocabularyId} ${direction}`;
    answers.set(key, [...(answers.get(key) ?? []), { ...answer, rating: toRating(rating) }]);
  }
  const histories = new Map<number, PracticeHistory[]>();
  for (const memory of remembered) {
    const { vocabularyId, direction } = memory;
    const log = toRevlog(answers.get(`${vocabularyId} ${direction}`) ?? []);
    histories.set(vocabularyId, [...(histories.get(vocabularyId) ?? []), { direction, memory, log }]);
  }
  return histories;
}
