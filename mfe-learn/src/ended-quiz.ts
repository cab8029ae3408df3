import type { ItemStatus } from './learning.types';

/** What the quiz hands to the results of its session, in the state of their place in the browser's history. */
export interface EndedQuiz {
  readonly answers: readonly { readonly vocabularyId: number; readonly status: ItemStatus }[];
  /** It was brought to an end early: whoever goes on with it is asked no more than what they take back. */
  readonly wrappedUp?: true;
}

/** Whether the session of these results was wrapped up. The state is whatever the browser has kept. */
export const wasWrappedUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wrappedUp' in state && state.wrappedUp === true;
