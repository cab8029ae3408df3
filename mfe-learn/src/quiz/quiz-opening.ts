import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import type { SessionItem } from '@kotoba/api-client';
import { practiceItem, type Answer, type QuizItem, type QuizState } from './quiz-machine';
import { lastAnswered, isSameItem, type ItemKey } from '../items';

type OpeningItem = Pick<SessionItem, 'status' | 'practised' | 'answeredAt' | 'answer'> & {
  readonly vocabularyId: number;
};

/** What was said of a right answer, for whoever reloads before going on. A wrong one has been practised since. */
function earlierAnswer(details: readonly OpeningItem[], item: QuizItem | undefined): Answer | null {
  const answer = details.find(({ vocabularyId }) => vocabularyId === item?.vocabularyId)?.answer;
  return item?.status === ITEM_STATUS.correct && answer ? { ...answer, hint: null, other: null } : null;
}

/**
 * Opens at the first word that is not answered, then at the first wrong one that was not right since; a session in
 * which nothing is left to ask opens at its last word. `waiting` are the words whose answers have not been sent yet;
 * `left` are the items that a session which was wrapped up had left.
 */
export function openQuiz(
  details: readonly OpeningItem[],
  waiting: ReadonlySet<number> = new Set(),
  left: readonly ItemKey[] | null = null,
): QuizState {
  const comes = (item: QuizItem): boolean =>
    item.done || left === null || left.some((other) => isSameItem(other, item));
  const items = details.map(({ vocabularyId, status }) => ({
    vocabularyId,
    status: status as ItemStatus,
    again: false,
    done: status !== ITEM_STATUS.open || waiting.has(vocabularyId),
    waiting: status === ITEM_STATUS.open && waiting.has(vocabularyId),
  }));
  const wrong = details.filter(({ status, practised }) => status === ITEM_STATUS.incorrect && !practised);
  const queue = [
    ...items,
    ...wrong.map(({ vocabularyId }) => practiceItem(vocabularyId, ITEM_STATUS.incorrect)),
  ].filter(comes);
  const first = queue.findIndex((item) => !item.done);
  return {
    queue,
    index: first === -1 ? Math.max(0, queue.length - 1) : first,
    review: false,
    checking: false,
    advancing: false,
    answer: first === -1 ? earlierAnswer(details, queue.at(-1)) : null,
    inEnglish: 0,
    history: lastAnswered(details),
    most: left === null ? Infinity : queue.length,
  };
}
