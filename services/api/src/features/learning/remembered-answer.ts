import type { RememberedAnswer } from './session-machine';

type Stored = Omit<RememberedAnswer, 'result'> & {
  readonly result: Omit<RememberedAnswer['result'], 'other'> &
    Partial<Pick<RememberedAnswer['result'], 'other'>>;
};

/** An answer as it lies in the database. Those of before the other word was told have none. */
export const toRemembered = (stored: Stored | null): RememberedAnswer | null =>
  stored && { ...stored, result: { ...stored.result, other: stored.result.other ?? null } };
