import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import type { SessionItem } from '@kotoba/api-client';

/** The numbers of the results page. */
export interface Figures {
  readonly total: number;
  /** Items with any status other than 0. */
  readonly learned: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly reviewed: number;
  /** Percent of learned items that are correct, one decimal; 0 when nothing was learned. */
  readonly accuracy: number;
  /**
   * What "Relearn Incorrect & Reviewed" practises: unanswered, incorrect and reviewed items whose word still exists.
   */
  readonly relearn: readonly number[];
}

/** Source: LEARN-36, LEARN-39. */
export function figuresOf(items: readonly Pick<SessionItem, 'vocabularyId' | 'status'>[]): Figures {
  const count = (status: ItemStatus): number => items.filter((item) => item.status === status).length;
  const correct = count(ITEM_STATUS.correct);
  const learned = items.filter((item) => item.status !== ITEM_STATUS.open).length;
  return {
    total: items.length,
    learned,
    correct,
    incorrect: count(ITEM_STATUS.incorrect),
    reviewed: count(ITEM_STATUS.reviewed),
    accuracy: learned === 0 ? 0 : Math.round((correct / learned) * 1000) / 10,
    relearn: items.flatMap(({ status, vocabularyId }) =>
      status !== ITEM_STATUS.correct && vocabularyId !== null ? [vocabularyId] : [],
    ),
  };
}

export type Band = 'excellent' | 'good' | 'fair' | 'low';

/** Bands of the accuracy icon: 90 and above, 80 and above, 60 and above, below. */
export function bandOf(accuracy: number): Band {
  if (accuracy >= 90) return 'excellent';
  if (accuracy >= 80) return 'good';
  return accuracy >= 60 ? 'fair' : 'low';
}

/**
 * `hh:mm:ss` from start to end, or to `now` for a session that runs; hours go on past 24, and a clock that is off
 * never shows less than zero.
 */
export function timeSpent(startedAt: string, endedAt: string | null, now: Date): string {
  const milliseconds = (endedAt === null ? now.getTime() : Date.parse(endedAt)) - Date.parse(startedAt);
  const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.floor(milliseconds / 1000)) : 0;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
