import type { SessionItem } from '@kotoba/api-client';
import type { ItemStatus } from '@kotoba/contracts';

/** Names an item in the queue of a quiz: the first time it is asked, or `again`, in the practice round. */
export interface ItemKey {
  readonly vocabularyId: number;
  readonly again: boolean;
}

export const isItemKey = ({ vocabularyId, again }: Record<string, unknown>): boolean =>
  Number.isSafeInteger(vocabularyId) && typeof again === 'boolean';

export const isSameItem = (a: ItemKey, b: ItemKey): boolean =>
  a.vocabularyId === b.vocabularyId && a.again === b.again;

/** The answered words of a session in the order in which they were answered. The last of them can be undone. */
export const lastAnswered = (items: readonly Pick<SessionItem, 'vocabularyId' | 'answeredAt'>[]): number[] =>
  items
    .flatMap(({ vocabularyId, answeredAt }) =>
      vocabularyId === null || answeredAt === null ? [] : [{ vocabularyId, at: Date.parse(answeredAt) }],
    )
    .sort((a, b) => a.at - b.at)
    .map(({ vocabularyId }) => vocabularyId);

/** What the quiz hands to the results of its session, in the state of their location in the browser's history. */
export interface EndedQuiz {
  readonly answers: readonly { readonly vocabularyId: number; readonly status: ItemStatus }[];
  /** It was brought to an end early: whoever goes on with it is asked no more than what they take back. */
  readonly wrappedUp?: true;
}

/** Whether the session of these results was wrapped up. The state is whatever the browser has kept. */
export const wasWrappedUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wrappedUp' in state && state.wrappedUp === true;
