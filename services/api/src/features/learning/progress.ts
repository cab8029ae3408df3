import type { Progress } from './learning.schemas';

/** A session's figures. Every status but 0 counts as answered; the percentage is rounded, and 0 without items. */
export function progressOf(statuses: readonly number[]): Progress {
  const count = (status: number) => statuses.filter((other) => other === status).length;
  const total = statuses.length;
  const answered = total - count(0);
  return {
    total,
    answered,
    correct: count(1),
    incorrect: count(2),
    reviewed: count(3),
    percent: total === 0 ? 0 : Math.round((answered / total) * 100),
  };
}
