import type { AnswerResult } from '@kotoba/api-client';
import type { ItemStatus } from '../learning.types';

/** One word in the queue. A wrong word comes back once at the end, `again`, for practice: its recorded status stays. */
export interface QuizItem {
  readonly vocabularyId: number;
  readonly status: ItemStatus;
  readonly again: boolean;
  /** Answered in this pass. */
  readonly done: boolean;
}

/** What the server said of an answer. */
export type Answer = Pick<AnswerResult, 'verdict' | 'reason' | 'correctAnswer' | 'matched' | 'hint'>;

export interface QuizState {
  readonly queue: readonly QuizItem[];
  /** Words of the session; what comes back is not counted again. */
  readonly total: number;
  readonly index: number;
  readonly review: boolean;
  readonly checking: boolean;
  /** The automatic advance after a right answer is running. */
  readonly advancing: boolean;
  readonly answer: Answer | null;
}

export type QuizEvent =
  | { type: 'sent' }
  | { type: 'checked'; answer: Answer; autoAdvance: boolean }
  | { type: 'checkFailed' }
  | { type: 'reviewToggled' }
  | { type: 'advanceCancelled' }
  | { type: 'typed' }
  | { type: 'advanced' };

/** Opens at the first word that is not answered; a session in which all are answered opens at its last word. */
export function openQuiz(details: readonly { vocabularyId: number; status: number }[]): QuizState {
  const queue = details.map(({ vocabularyId, status }) => ({
    vocabularyId,
    status: status as ItemStatus,
    again: false,
    done: status !== 0,
  }));
  const first = queue.findIndex((item) => !item.done);
  return {
    queue,
    total: queue.length,
    index: first === -1 ? Math.max(0, queue.length - 1) : first,
    review: false,
    checking: false,
    advancing: false,
    answer: null,
  };
}

export const currentItem = (state: QuizState): QuizItem | undefined => state.queue[state.index];
export const isLast = (state: QuizState): boolean => state.index >= state.queue.length - 1;

/** The input is closed while the word is answered and while Review is on. */
export const isOpen = (state: QuizState): boolean => !state.review && currentItem(state)?.done === false;

/** An open input takes an answer, one at a time. */
export const canAnswer = (state: QuizState): boolean => isOpen(state) && !state.checking;

/** "Next" is there when the word was answered or revealed and no automatic advance is running. */
export const canAdvance = (state: QuizState): boolean =>
  !state.advancing && !state.checking && (state.review || currentItem(state)?.done === true);

/** Leaving a word that was never answered records it as reviewed. */
export const mustMarkReviewed = (state: QuizState): boolean => currentItem(state)?.status === 0;

/** `n` of "n/total words", and the percent: (index + 1) / total, rounded. Source: document 2, section 9. */
export function progressOf(state: QuizState): { position: number; total: number; percent: number } {
  const position = Math.min(state.index + 1, state.total);
  return {
    position,
    total: state.total,
    percent: state.total === 0 ? 0 : Math.round((position / state.total) * 100),
  };
}

/** The answers so far, as the results get them: one for each word of the session. */
export const answersOf = ({ queue, total }: QuizState): { vocabularyId: number; status: ItemStatus }[] =>
  queue.slice(0, total).map(({ vocabularyId, status }) => ({ vocabularyId, status }));

const statusOf: Partial<Record<Answer['verdict'], ItemStatus>> = { correct: 1, incorrect: 2 };

function withItem(state: QuizState, change: Partial<QuizItem>): readonly QuizItem[] {
  return state.queue.map((item, index) => (index === state.index ? { ...item, ...change } : item));
}

function checked(state: QuizState, answer: Answer, autoAdvance: boolean): QuizState {
  const item = currentItem(state);
  const status = statusOf[answer.verdict];
  if (!item || status === undefined) return { ...state, checking: false, answer };
  const queue = withItem(state, { done: true, status: item.status === 0 ? status : item.status });
  const wrong = status === 2;
  return {
    ...state,
    queue: wrong && !item.again ? [...queue, { ...item, status: 2, again: true, done: false }] : queue,
    checking: false,
    answer,
    review: wrong,
    advancing: !wrong && autoAdvance,
  };
}

/** The quiz as data: what happened in, what to show out. Timers and calls are the hook's. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'sent':
      return canAnswer(state) ? { ...state, checking: true, answer: null } : state;
    case 'checked':
      return state.checking ? checked(state, event.answer, event.autoAdvance) : state;
    case 'checkFailed':
      return { ...state, checking: false };
    case 'reviewToggled':
      return state.checking ? state : { ...state, review: !state.review, advancing: false };
    case 'advanceCancelled':
      return state.advancing ? { ...state, advancing: false } : state;
    case 'typed':
      return state.answer && canAnswer(state) ? { ...state, answer: null } : state;
    case 'advanced':
      if (isLast(state)) return { ...state, advancing: false };
      return {
        ...state,
        queue: mustMarkReviewed(state) ? withItem(state, { status: 3, done: true }) : state.queue,
        index: state.index + 1,
        review: false,
        checking: false,
        advancing: false,
        answer: null,
      };
  }
}
