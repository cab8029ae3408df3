import type { AnswerResult } from './learning.schemas';

/** 0 not answered, 1 correct, 2 incorrect, 3 reviewed. Source: document 2, section 4. */
export type ItemStatus = 0 | 1 | 2 | 3;

/** An answer and what it got: the same answer sent again gets the same result and has no second effect. */
export interface RememberedAnswer {
  readonly answer: string;
  readonly result: AnswerResult;
}

/** One word of a session, as far as answering it goes. */
export interface Item {
  readonly ended: boolean;
  readonly status: ItemStatus;
  /** "Retry" verdicts granted so far, at most MAX_SOFT. */
  readonly softCount: number;
  readonly lastSoft: RememberedAnswer | null;
  readonly recorded: RememberedAnswer | null;
}

/** What the checker says of an answer, before it is known whether it counts. */
export type Checked = Omit<AnswerResult, 'recorded'>;

export type ItemChange =
  | { readonly kind: 'soft'; readonly softCount: number; readonly lastSoft: RememberedAnswer }
  | { readonly kind: 'recorded'; readonly status: 1 | 2; readonly recorded: RememberedAnswer }
  | { readonly kind: 'reviewed'; readonly status: 3 };

export type Refusal = { readonly ok: false; readonly code: 'SESSION_ENDED' | 'STATUS_FINAL' };
export type Answered = {
  readonly ok: true;
  readonly result: AnswerResult;
  readonly change: ItemChange | null;
};
export type StatusSet = { readonly ok: true; readonly change: ItemChange | null };

/** Retries for one item; the next soft answer is incorrect. Source: decisions, "Quiz". */
export const MAX_SOFT = 2;

const refuse = (code: Refusal['code']): Refusal => ({ ok: false, code });

/**
 * Answers an item. The first answer that is right or wrong sets the status for good; later ones (a wrong word comes back for practice)
 * are checked and told, and record nothing.
 *
 * @param answer the typed text as it is compared with earlier ones
 * @param check judges the answer, given how many soft answers went before
 */
export function answerItem(
  item: Item,
  answer: string,
  check: (softCount: number) => Checked,
): Answered | Refusal {
  if (item.ended) return refuse('SESSION_ENDED');
  for (const earlier of [item.recorded, item.lastSoft]) {
    if (earlier?.answer === answer) return { ok: true, result: earlier.result, change: null };
  }
  const checked = check(item.softCount);
  const told: AnswerResult = { ...checked, recorded: false };
  if (checked.verdict === 'rejected') return { ok: true, result: told, change: null };
  if (checked.verdict === 'retry') {
    const softCount = Math.min(item.softCount + 1, MAX_SOFT);
    return {
      ok: true,
      result: told,
      change: { kind: 'soft', softCount, lastSoft: { answer, result: told } },
    };
  }
  if (item.status !== 0) return { ok: true, result: told, change: null };
  const result: AnswerResult = { ...checked, recorded: true };
  return {
    ok: true,
    result,
    change: {
      kind: 'recorded',
      status: checked.verdict === 'correct' ? 1 : 2,
      recorded: { answer, result },
    },
  };
}

/**
 * Sets a status without an answer: 3 from 0, or the status that is already there. 1 and 2 are the checker's alone.
 * Source: decisions, "Learning".
 */
export function setStatus(item: Item, status: number): StatusSet | Refusal {
  if (item.ended) return refuse('SESSION_ENDED');
  if (status === item.status) return { ok: true, change: null };
  if (status === 3 && item.status === 0) return { ok: true, change: { kind: 'reviewed', status: 3 } };
  return refuse('STATUS_FINAL');
}
