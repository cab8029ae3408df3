import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import type { AnswerResult } from '@kotoba/api-client';
import { isSameItem, type ItemKey } from '../items';

/** What comes at most when the learner wraps up. */
export const MAX_WRAP_UP = 10;

/**
 * One word in the queue. Each wrong answer brings its word back at the end, `again`, for practice: its recorded status
 * stays.
 */
export interface QuizItem extends ItemKey {
  readonly status: ItemStatus;
  /** Answered in this pass. */
  readonly done: boolean;
  /** Its answer was given without a connection and is not checked yet. */
  readonly waiting: boolean;
}

/** What the server said of an answer. */
export type Answer = Pick<
  AnswerResult,
  'verdict' | 'reason' | 'correctAnswer' | 'matched' | 'hint' | 'other'
> & {
  /** What was typed. */
  readonly typed: string;
};

export interface QuizState {
  readonly queue: readonly QuizItem[];
  readonly index: number;
  readonly review: boolean;
  readonly checking: boolean;
  /** A right answer goes on by itself. */
  readonly advancing: boolean;
  readonly answer: Answer | null;
  /** How often the meaning was typed where the word is wanted, since the word is asked. */
  readonly inEnglish: number;
  /** Words in the order in which their status was set; the last one can be undone. */
  readonly history: readonly number[];
  /** How long the queue may be: what the learner has wrapped up grows no more. */
  readonly most: number;
}

export type QuizEvent =
  | { type: 'sent' }
  | { type: 'checked'; asked: ItemKey; answer: Answer }
  | { type: 'checkFailed' }
  | { type: 'postponed' }
  | { type: 'checkedLate'; vocabularyId: number; again: boolean; answer: Answer }
  | { type: 'reviewToggled' }
  | { type: 'advanceCancelled' }
  | { type: 'typed' }
  | { type: 'advanced'; from: number }
  | { type: 'undone'; vocabularyId: number }
  | { type: 'takenBack'; asked: ItemKey }
  | { type: 'accepted'; answer: Answer }
  | { type: 'wrappedUp' };

/** A wrong word once more, for practice. */
export const practiceItem = (vocabularyId: number, status: ItemStatus): QuizItem => ({
  vocabularyId,
  status,
  again: true,
  done: false,
  waiting: false,
});

export const currentItem = (state: QuizState): QuizItem | undefined => state.queue[state.index];
export const isLast = (state: QuizState): boolean => state.index >= state.queue.length - 1;

/** The input is closed while the word is answered and while Review is on. */
export const isOpen = (state: QuizState): boolean => !state.review && currentItem(state)?.done === false;

/** The whole word may be seen and heard: its answer was given or revealed. */
export const isKnown = (state: QuizState): boolean => {
  const item = currentItem(state);
  return state.review || (item?.done === true && !item.waiting);
};

/** An open input takes an answer, one at a time. */
export const canAnswer = (state: QuizState): boolean => isOpen(state) && !state.checking;

/** "Next" is there when the word was answered or revealed and no automatic advance is running. */
export const canAdvance = (state: QuizState): boolean =>
  !state.advancing && !state.checking && (state.review || currentItem(state)?.done === true);

/** The way on is open: by "Next", or at once while the automatic advance runs. */
export const canLeave = (state: QuizState): boolean => state.advancing || canAdvance(state);

/** Leaving a word that was never answered records it as reviewed. */
export function mustMarkReviewed(state: QuizState): boolean {
  const item = currentItem(state);
  return item?.status === ITEM_STATUS.open && !item.waiting;
}

/** The shown answer can still be accepted: it is the recorded wrong one. */
export const canAccept = (state: QuizState): boolean => {
  const item = currentItem(state);
  return state.answer?.verdict === 'incorrect' && item?.done === true && !item.again;
};

/** The quiz of a learner who goes on alone: nothing advances by itself. */
export const withoutAdvance = (state: QuizState): QuizState =>
  state.advancing ? { ...state, advancing: false } : state;

export const isWrappedUp = ({ most }: QuizState): boolean => most < Infinity;
export const canWrapUp = ({ queue, index }: QuizState): boolean => queue.length - index - 1 > MAX_WRAP_UP;

/** What still is to be answered, with the word that is asked. */
export const itemsLeft = ({ queue }: QuizState): QuizItem[] => queue.filter(({ done }) => !done);

/** How often the word that is asked came back before. */
export const practiceRoundsOf = ({ queue, index }: QuizState): number =>
  queue.filter((item, at) => at <= index && item.again && item.vocabularyId === queue[index]?.vocabularyId)
    .length;

/** Words of the session; what comes back is not counted again. */
const totalOf = ({ queue }: QuizState): number => queue.filter(({ again }) => !again).length;

/** `n` of "n/total words", and the percent: (index + 1) / total, rounded. Source: LEARN-11. */
export function progressOf(state: QuizState): { position: number; total: number; percent: number } {
  const total = totalOf(state);
  const position = Math.min(state.index + 1, total);
  return { position, total, percent: total === 0 ? 0 : Math.round((position / total) * 100) };
}

/** The answers so far, as the results get them: one for each word of the session. */
export const answersOf = ({ queue }: QuizState): { vocabularyId: number; status: ItemStatus }[] =>
  queue.flatMap(({ vocabularyId, status, again }) => (again ? [] : [{ vocabularyId, status }]));

const statusOf: Partial<Record<Answer['verdict'], ItemStatus>> = {
  correct: ITEM_STATUS.correct,
  incorrect: ITEM_STATUS.incorrect,
};

type Where = (item: QuizItem, index: number) => boolean;
const change = (state: QuizState, where: Where, to: Partial<QuizItem>): QuizState => ({
  ...state,
  queue: state.queue.map((item, index) => (where(item, index) ? { ...item, ...to } : item)),
});

const here =
  ({ index }: QuizState): Where =>
  (_item, at) =>
    at === index;
const ofWord =
  (vocabularyId: number): Where =>
  (item) =>
    item.vocabularyId === vocabularyId;
const append = (state: QuizState, item: QuizItem): QuizState =>
  state.queue.length < state.most ? { ...state, queue: [...state.queue, item] } : state;

/** A word's status is set by its first answer. */
function withStatus(state: QuizState, item: QuizItem, status: ItemStatus): QuizState {
  if (item.status !== ITEM_STATUS.open) return state;
  const set = change(state, ofWord(item.vocabularyId), { status });
  return { ...set, history: [...state.history, item.vocabularyId] };
}

function judged(state: QuizState, answer: Answer): QuizState {
  const item = currentItem(state);
  const status = statusOf[answer.verdict];
  const inEnglish = state.inEnglish + (answer.reason === 'japanese_wanted' ? 1 : 0);
  const shown = { ...state, checking: false, answer, inEnglish };
  if (!item || status === undefined) return change(shown, here(state), { done: false, waiting: false });
  const wrong = status === ITEM_STATUS.incorrect;
  const done = change(withStatus(shown, item, status), here(state), { done: true, waiting: false });
  const queued = wrong ? append(done, practiceItem(item.vocabularyId, ITEM_STATUS.incorrect)) : done;
  return { ...queued, review: wrong };
}

/** A line that the learner should have time to read: the right spelling, or what tells two forms of a word apart. */
const isWorthReading = ({ reason }: Answer): boolean => reason === 'typo' || isOtherForm(reason);

/** Right, but not as the word was learnt: the reason tells the difference. */
export const isOtherForm = (reason: Answer['reason']): boolean =>
  ['second_reading', 'other_spelling', 'polite_prefix', 'kin_polite', 'kin_plain'].includes(reason);

/** A right answer goes on by itself, unless there is something to read beside it. */
function checked(state: QuizState, { asked, answer }: Extract<QuizEvent, { type: 'checked' }>): QuizState {
  const item = currentItem(state);
  if (!item || !isSameItem(item, asked) || !isOpen(state)) return state;
  return { ...judged(state, answer), advancing: answer.verdict === 'correct' && !isWorthReading(answer) };
}

/** An answer that waited for the connection: its word may be long behind, or still on the screen. */
function judgedLate(state: QuizState, event: Extract<QuizEvent, { type: 'checkedLate' }>): QuizState {
  const { vocabularyId, again, answer } = event;
  const isIt: Where = (item) => item.vocabularyId === vocabularyId && item.again === again && item.waiting;
  const index = state.queue.findIndex(isIt);
  const item = state.queue[index];
  if (!item) return state;
  if (index === state.index) return judged(state, answer);
  const status = statusOf[answer.verdict];
  const checked = change(state, isIt, { waiting: false });
  // Nearly right and nothing recorded: the word is asked once more.
  if (status === undefined) return append(checked, practiceItem(vocabularyId, item.status));
  const set = withStatus(checked, item, status);
  return status === ITEM_STATUS.incorrect ? append(set, practiceItem(vocabularyId, status)) : set;
}

const leave = (state: QuizState): QuizState => ({
  ...state,
  review: false,
  checking: false,
  advancing: false,
  answer: null,
  inEnglish: 0,
});

function undone(state: QuizState, vocabularyId: number): QuizState {
  const without = {
    ...state,
    queue: state.queue.filter((item) => !item.again || !ofWord(vocabularyId)(item, 0)),
  };
  const open = change(without, ofWord(vocabularyId), {
    status: ITEM_STATUS.open,
    done: false,
    waiting: false,
  });
  const index = open.queue.findIndex(ofWord(vocabularyId));
  return {
    ...leave(open),
    index: index === -1 ? state.index : index,
    history: state.history.filter((id) => id !== vocabularyId),
  };
}

/** An answer that still waited is no answer: its word is asked again, at the place where it was. */
function takenBack(state: QuizState, asked: ItemKey): QuizState {
  if (!asked.again) return undone(state, asked.vocabularyId);
  const index = state.queue.findLastIndex((item) => isSameItem(item, asked) && item.waiting);
  if (index === -1) return state;
  const open = change(state, (_item, at) => at === index, { done: false, waiting: false });
  return { ...leave(open), index };
}

/** The answer counts: the word is right and does not come back. */
function accepted(state: QuizState, answer: Answer): QuizState {
  const id = currentItem(state)?.vocabularyId;
  if (id === undefined) return state;
  const queue = state.queue.filter((item) => !item.again || item.vocabularyId !== id);
  const right = change({ ...leave(state), queue }, ofWord(id), { status: ITEM_STATUS.correct });
  return { ...right, answer, history: [...state.history.filter((word) => word !== id), id] };
}

/** The session once its word is left: one that was never answered is reviewed. */
export function leftBehind(state: QuizState): QuizState {
  const item = currentItem(state);
  return item && mustMarkReviewed(state)
    ? change(withStatus(state, item, ITEM_STATUS.reviewed), here(state), { done: true })
    : state;
}

/** `from` is the place that is left: a press and the timer of the same moment leave one word. */
function advanced(state: QuizState, from: number): QuizState {
  if (from !== state.index) return state;
  if (isLast(state)) return { ...state, advancing: false };
  return { ...leave(leftBehind(state)), index: state.index + 1 };
}

/** The session as it is with at most ten more. */
export function wrappedUp(state: QuizState): QuizState {
  const most = state.index + 1 + MAX_WRAP_UP;
  return { ...state, queue: state.queue.slice(0, most), most };
}

/** The quiz as data: what happened in, what to show out. Timers and calls are the hooks'. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'sent':
      return canAnswer(state) ? { ...state, checking: true, answer: null } : state;
    case 'checked':
      return checked(state, event);
    case 'checkFailed':
      return { ...state, checking: false };
    case 'postponed':
      return change({ ...state, checking: false }, here(state), { done: true, waiting: true });
    case 'checkedLate':
      return judgedLate(state, event);
    case 'reviewToggled':
      return state.checking ? state : { ...state, review: !state.review, advancing: false };
    case 'advanceCancelled':
      return withoutAdvance(state);
    case 'typed':
      return state.answer && canAnswer(state) ? { ...state, answer: null } : state;
    case 'advanced':
      return advanced(state, event.from);
    case 'undone':
      return undone(state, event.vocabularyId);
    case 'takenBack':
      return takenBack(state, event.asked);
    case 'accepted':
      return accepted(state, event.answer);
    case 'wrappedUp':
      return wrappedUp(state);
  }
}
