import { endpoints, type AnswerResult } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import type { UnsentAttempt } from './outbox';

const { checkAnswerMode, markReviewed, undoAnswer } = endpoints.endpoints;

/**
 * For a mutation of which only the call is used: its state is kept nowhere, and its beginning and end draw nothing by
 * themselves.
 */
export const untracked = { track: false } as const;

/**
 * Sends what became of a word of a session: its answer, whose result it gives, or that it was left without one, or
 * that its answer was taken back (null). Rejects as the calls do.
 */
export function useSending(): (sessionId: number, answer: UnsentAttempt) => Promise<AnswerResult | null> {
  const dispatch = useAppDispatch();
  return async (sessionId, { vocabularyId, again, text, key, takenBack }) => {
    if (takenBack) {
      await dispatch(
        undoAnswer.initiate({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }, untracked),
      ).unwrap();
      return null;
    }
    if (text === null) {
      await dispatch(
        markReviewed.initiate({ 'idempotency-key': key, body: { sessionId, vocabularyId } }, untracked),
      ).unwrap();
      return null;
    }
    // `again` is said only where it is meant: the documented call has three fields.
    const body = { userAnswer: text, vocabularyId, sessionId, ...(again && { again }) };
    return (await dispatch(checkAnswerMode.initiate({ 'idempotency-key': key, body }, untracked)).unwrap())
      .data;
  };
}
