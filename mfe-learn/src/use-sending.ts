import type { AnswerResult } from '@kotoba/api-client';
import { useCheckAnswerModeMutation, useMarkReviewedMutation, useUndoAnswerMutation } from './answers.api';
import { onlyTheCall } from './only-the-call';
import type { PostponedAnswer } from './outbox';

/**
 * Sends what became of a word of a session: its answer, whose result it gives, or that it was left without one, or that its answer was
 * taken back (null). Rejects as the calls do.
 */
export function useSending(): (sessionId: number, answer: PostponedAnswer) => Promise<AnswerResult | null> {
  const [checkAnswer] = useCheckAnswerModeMutation(onlyTheCall);
  const [markReviewed] = useMarkReviewedMutation(onlyTheCall);
  const [undoAnswer] = useUndoAnswerMutation(onlyTheCall);
  return async (sessionId, { vocabularyId, again, text, key, takenBack }) => {
    if (takenBack) {
      await undoAnswer({ sessionId, vocabularyId, key }).unwrap();
      return null;
    }
    if (text === null) {
      await markReviewed({ sessionId, vocabularyId, key }).unwrap();
      return null;
    }
    // `again` is said only where it is meant: the documented call has three fields.
    const body = { userAnswer: text, vocabularyId, sessionId, ...(again && { again }) };
    return (await checkAnswer({ body, key }).unwrap()).data;
  };
}
