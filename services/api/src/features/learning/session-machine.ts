import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import { MAX_RETRIES, type AnswerReason, type Verdict } from '@kotoba/japanese/answers';

/** The statuses that an answer, or looking at the solution, gives an item. */
export type RecordedStatus = Exclude<ItemStatus, typeof ITEM_STATUS.open>;

/** What an answer got. It is kept with the item. */
export interface Outcome {
  readonly isCorrect: boolean;
  /** Empty on `retry` and `rejected`. */
  readonly correctAnswer: string;
  readonly verdict: Verdict;
  readonly reason: AnswerReason;
  /** Whether this answer set the item's status. */
  readonly recorded: boolean;
  /** After a slip: the meaning that was meant, spelt right. */
  readonly matched: string | null;
  /** How the wanted reading differs from the one that was typed. */
  readonly hint: { readonly moraCount: number; readonly firstKana: string } | null;
  /** The other saved word that was typed. */
  readonly other: {
    readonly id: number;
    readonly enWord: string;
    readonly jaWord: string;
    readonly reading: string | null;
  } | null;
}

/** An answer and what it got: the same answer sent again gets the same result and has no second effect. */
export interface RememberedAnswer {
  readonly answer: string;
  readonly result: Outcome;
}

/** One word of a session, as far as answering it goes. */
export interface Item {
  /** The session has ended: only undoing its last answer opens it again. */
  readonly ended: boolean;
  readonly status: ItemStatus;
  /** "Retry" verdicts granted so far, at most MAX_RETRIES. */
  readonly softCount: number;
  readonly lastSoft: RememberedAnswer | null;
  /** The answer that set the status; null while there is none, and for a reviewed word. */
  readonly recorded: RememberedAnswer | null;
  /** The last answer given when the wrong word came back for practice; null as long as it still has to come. */
  readonly practised: RememberedAnswer | null;
}

/** What the checker says of an answer, before it is known whether it counts. */
export type Checked = Omit<Outcome, 'recorded'>;

export type ItemEvent =
  | {
      readonly type: 'answer';
      /** The typed text as it is compared with earlier ones. */
      readonly answer: string;
      /** The wrong word has come back: the answer is practice. */
      readonly again: boolean;
      /** Judges the answer, given how many soft answers went before. */
      readonly check: (softCount: number) => Checked;
    }
  | { readonly type: 'setStatus'; readonly status: ItemStatus }
  | {
      readonly type: 'undo';
      /** No other word of the session was answered later. */
      readonly isLast: boolean;
      /** The learner has answered nothing newer in another session: one that has ended may be opened again. */
      readonly mayReopen: boolean;
    }
  | {
      readonly type: 'accept';
      /** Judges the recorded answer by the word as it is with that answer accepted. */
      readonly check: (answer: string) => Checked;
    };

/**
 * What has to happen outside the item: its answer enters the memory and the history, or is taken out of them again.
 */
export type Effect =
  | {
      readonly kind: 'record';
      readonly status: RecordedStatus;
      readonly reason: Outcome['reason'] | null;
    }
  | { readonly kind: 'forget' };

export interface Refusal {
  readonly ok: false;
  readonly code:
    | 'SESSION_ENDED'
    | 'ANSWERED_SINCE'
    | 'STATUS_FINAL'
    | 'NOT_LAST'
    | 'NOTHING_TO_ACCEPT'
    | 'NOT_ACCEPTABLE';
}
export interface Step {
  readonly ok: true;
  /** The item afterwards; the same object when nothing has changed. */
  readonly item: Item;
  /** What an answer got; null for the other events. */
  readonly result: Outcome | null;
  readonly effects: readonly Effect[];
}

const refuse = (code: Refusal['code']): Refusal => ({ ok: false, code });
const stay = (item: Item, result: Outcome | null = null): Step => ({
  ok: true,
  item,
  result,
  effects: [],
});
const unrecorded = (checked: Checked): Outcome => ({ ...checked, recorded: false });

type AnswerEvent = Extract<ItemEvent, { type: 'answer' }>;

function answerItem(item: Item, { answer, again, check }: AnswerEvent): Step {
  const isPractice = again && item.status === ITEM_STATUS.incorrect;
  const earlier = [isPractice ? item.practised : item.recorded, item.lastSoft];
  const same = earlier.find((remembered) => remembered?.answer === answer);
  if (same) return stay(item, same.result);
  const checked = check(item.softCount);
  const result = unrecorded(checked);
  if (checked.verdict === 'rejected') return stay(item, result);
  if (checked.verdict === 'retry') {
    const softCount = Math.min(item.softCount + 1, MAX_RETRIES);
    return { ...stay(item, result), item: { ...item, softCount, lastSoft: { answer, result } } };
  }
  if (isPractice) return { ...stay(item, result), item: { ...item, practised: { answer, result } } };
  if (item.status !== ITEM_STATUS.open) return stay(item, result);
  return recorded(item, answer, checked);
}

function recorded(item: Item, answer: string, checked: Checked): Step {
  const status = checked.verdict === 'correct' ? ITEM_STATUS.correct : ITEM_STATUS.incorrect;
  const result: Outcome = { ...checked, recorded: true };
  return {
    ok: true,
    item: { ...item, status, recorded: { answer, result } },
    result,
    effects: [{ kind: 'record', status, reason: result.reason }],
  };
}

/** Reviewed from open, or the status that is there; only the checker says right or wrong. Source: LEARN-27. */
function setStatus(item: Item, status: ItemStatus): Step | Refusal {
  if (status === item.status) return stay(item);
  if (status !== ITEM_STATUS.reviewed || item.status !== ITEM_STATUS.open) return refuse('STATUS_FINAL');
  return {
    ...stay({ ...item, status: ITEM_STATUS.reviewed }),
    effects: [{ kind: 'record', status: ITEM_STATUS.reviewed, reason: null }],
  };
}

/** The item as it was before it was answered; granted retries stay granted. Undone twice is undone once. */
function undo(item: Item, { isLast, mayReopen }: Extract<ItemEvent, { type: 'undo' }>): Step | Refusal {
  if (item.status === ITEM_STATUS.open) return stay(item);
  if (!isLast) return refuse('NOT_LAST');
  if (item.ended && !mayReopen) return refuse('ANSWERED_SINCE');
  return {
    ...stay({ ...item, ended: false, status: ITEM_STATUS.open, recorded: null, practised: null }),
    effects: [{ kind: 'forget' }],
  };
}

/** The learner's own answer counts from now on, this one included. Accepted twice is accepted once. */
function accept(item: Item, check: (answer: string) => Checked): Step | Refusal {
  if (!item.recorded) return refuse('NOTHING_TO_ACCEPT');
  if (item.status === ITEM_STATUS.correct) return stay(item, item.recorded.result);
  const checked = check(item.recorded.answer);
  if (checked.verdict !== 'correct') return refuse('NOT_ACCEPTABLE');
  const step = recorded({ ...item, practised: null }, item.recorded.answer, checked);
  return { ...step, effects: [{ kind: 'forget' }, ...step.effects] };
}

/**
 * The life of one word in a session: an event in, the word afterwards and what must happen outside out. The first
 * answer that is right or wrong sets the status for good, unless the learner takes it back; a wrong word that comes
 * back is practice and changes no status.
 */
export function step(item: Item, event: ItemEvent): Step | Refusal {
  if (item.ended && event.type !== 'undo') return refuse('SESSION_ENDED');
  switch (event.type) {
    case 'answer':
      return answerItem(item, event);
    case 'setStatus':
      return setStatus(item, event.status);
    case 'undo':
      return undo(item, event);
    case 'accept':
      return accept(item, event.check);
  }
}
