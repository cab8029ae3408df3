import type { LearnDetail } from '@kotoba/api-client';
import { comeback, type Answer, type QuizItem, type QuizState } from './quiz-machine';
import type { ItemStatus } from '../learning.types';
import { lastAnswered } from '../last-answered';
import { isSameTurn, type Turn } from '../turn';

export type OpeningItem = Pick<LearnDetail, 'status' | 'practised' | 'answeredAt' | 'answer'> & {
  readonly vocabularyId: number;
};

/** What was said of a right answer, for whoever reloads before going on. A wrong one has been practised since. */
function toldBefore(details: readonly OpeningItem[], item: QuizItem | undefined): Answer | null {
  const answer = details.find(({ vocabularyId }) => vocabularyId === item?.vocabularyId)?.answer;
  return item?.status === 1 && answer ? { ...answer, hint: null, other: null } : null;
}

/**
 * Opens at the first word that is not answered, then at the first wrong one that was not right since; a session in which nothing is left
 * to ask opens at its last word. `waiting` are the words whose answers have not been sent yet; `left` are the turns that a session which
 * was wrapped up had left.
 */
export function openQuiz(
  details: readonly OpeningItem[],
  waiting: ReadonlySet<number> = new Set(),
  left: readonly Turn[] | null = null,
): QuizState {
  const comes = (turn: QuizItem): boolean =>
    turn.done || left === null || left.some((other) => isSameTurn(other, turn));
  const items = details.map(({ vocabularyId, status }) => ({
    vocabularyId,
    status: status as ItemStatus,
    again: false,
    done: status !== 0 || waiting.has(vocabularyId),
    waiting: status === 0 && waiting.has(vocabularyId),
  }));
  const wrong = details.filter(({ status, practised }) => status === 2 && !practised);
  const queue = [...items, ...wrong.map(({ vocabularyId }) => comeback(vocabularyId, 2))].filter(comes);
  const first = queue.findIndex((item) => !item.done);
  return {
    queue,
    index: first === -1 ? Math.max(0, queue.length - 1) : first,
    review: false,
    checking: false,
    advancing: false,
    answer: first === -1 ? toldBefore(details, queue.at(-1)) : null,
    history: lastAnswered(details),
    most: left === null ? Infinity : queue.length,
  };
}
