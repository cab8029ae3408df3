import { fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import { CARD_MODE, ITEM_STATUS, type CardMode } from '@kotoba/contracts';
import type { RecordedStatus } from './session-machine';

/** What FSRS remembers of a word in one direction. Stability and scheduled days are in days. */
export interface Memory {
  readonly due: Date;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly lastReview: Date;
}

/** 1 again, 2 hard, 3 good: the ratings of FSRS that a quiz can give. */
export type QuizRating = 1 | 2 | 3;

/** A rating as it lies in the database. */
export const toRating = (stored: number): QuizRating => (stored === 3 ? 3 : stored === 2 ? 2 : 1);

/**
 * Without fuzz the same answers at the same times always give the same memory; parameters are those of the library
 * (FSRS-6).
 */
const scheduler = fsrs({ enable_fuzz: false });

/**
 * The best rating that a right answer gets by what was asked. Whoever picks or puts in order has seen the answer: that
 * says less than producing it. The others are Good. Source: docs/decisions/0023.
 */
const BEST: Readonly<Partial<Record<CardMode, QuizRating>>> = { [CARD_MODE.choice]: 2, [CARD_MODE.order]: 2 };

/** Source: LEARN-32. */
export function ratingOf(status: RecordedStatus, reason: string | null, mode: CardMode): QuizRating {
  if (status !== ITEM_STATUS.correct) return 1;
  return reason === 'typo' ? 2 : (BEST[mode] ?? 3);
}

const grades: Record<QuizRating, Grade> = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good };

function toCard(memory: Memory | null, now: Date): Card {
  const nothing = { elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0 };
  if (memory === null) return { ...nothing, due: now, stability: 0, difficulty: 0, state: 0 };
  return {
    ...nothing,
    due: memory.due,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
    last_review: memory.lastReview,
  };
}

/**
 * The memory after an answer at `now`; `null` before the first one. A clock that went back counts as no time passed.
 */
export function review(memory: Memory | null, rating: QuizRating, now: Date): Memory {
  const at = memory !== null && memory.lastReview > now ? memory.lastReview : now;
  const { card } = scheduler.next(toCard(memory, at), at, grades[rating]);
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: at,
  };
}

/** The memory that a history of answers leaves, in the order in which they were given; null for an empty one. */
export const replay = (history: readonly { rating: QuizRating; at: Date }[]): Memory | null =>
  history.reduce<Memory | null>((memory, { rating, at }) => review(memory, rating, at), null);

/** A span of time in which a learner was away. */
export interface Away {
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** The memory of a learner who was away after its last answer: it comes due that much later. */
export function putOff(memory: Memory, absences: readonly Away[]): Memory {
  const away = absences.reduce((sum, { startedAt, endedAt }) => {
    const from = Math.max(startedAt.getTime(), memory.lastReview.getTime());
    return sum + Math.max(0, endedAt.getTime() - from);
  }, 0);
  return { ...memory, due: new Date(memory.due.getTime() + away) };
}

/**
 * A word that was forgotten so often needs another way than more repetition. Source: Anki's default for its leech
 * threshold.
 */
export const LEECH_LAPSES = 8;
