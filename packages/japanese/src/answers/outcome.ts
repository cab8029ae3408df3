import type { AnswerEntry, AnswerReason, AnswerResult, ReadingHint, Verdict } from './types';

/** What one rule says of an answer, before the number of retries is looked at. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly reason: AnswerReason;
  readonly matched?: string;
  readonly hint?: ReadingHint;
  /** The other saved word that was typed. */
  readonly other?: AnswerEntry;
}

type About = Pick<Outcome, 'hint' | 'other'>;

/** A rule decides or passes the answer on. */
export type Rule<Context> = (context: Context) => Outcome | null;

export const correct = (reason: AnswerReason, matched?: string): Outcome =>
  matched === undefined ? { verdict: 'correct', reason } : { verdict: 'correct', reason, matched };
export const retry = (reason: AnswerReason, about: About = {}): Outcome => ({
  verdict: 'retry',
  reason,
  ...about,
});
export const incorrect = (reason: AnswerReason, about: About = {}): Outcome => ({
  verdict: 'incorrect',
  reason,
  ...about,
});
export const rejected = (reason: AnswerReason): Outcome => ({ verdict: 'rejected', reason });

/** The first rule that decides; their order is part of the rules. */
export function firstOutcome<Context>(rules: readonly Rule<Context>[], context: Context): Outcome {
  for (const rule of rules) {
    const outcome = rule(context);
    if (outcome) return outcome;
  }
  return incorrect('no_match');
}

/** Retries that one item allows in a session; the soft answer after them is incorrect. Source: ANS-2. */
export const MAX_RETRIES = 2;

/** The result to store and show. `answer` is only given away with verdicts that count. */
export function toResult(outcome: Outcome, answer: string, softCount: number): AnswerResult {
  const usedUp = outcome.verdict === 'retry' && softCount >= MAX_RETRIES;
  const { hint, ...rest } = usedUp ? { ...outcome, verdict: 'incorrect' as const } : outcome;
  const recorded = rest.verdict === 'correct' || rest.verdict === 'incorrect';
  return {
    ...rest,
    isCorrect: rest.verdict === 'correct',
    correctAnswer: recorded ? answer : '',
    recorded,
    ...(hint && rest.verdict === 'retry' ? { hint } : {}),
  };
}
