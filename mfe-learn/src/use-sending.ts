import { endpoints, type AnswerResult } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import type { PostponedAnswer } from './outbox';
import { untracked } from './untracked';

const { checkAnswerMode, markReviewed, undoAnswer } = endpoints.endpoints;

/**
 * Sends what became of a word of a session: its answer, whose result it gives, or that it was left without one, or that its answer was
 * taken back (null). Rejects as the calls do.
 */
export function useSending(): (sessionId: number, answer: PostponedAnswer) => Promise<AnswerResult | null> {
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
