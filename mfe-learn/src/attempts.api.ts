import {
  endpoints,
  RESEND_TIMEOUT_MS,
  sessionsChanged,
  wordChanged,
  type AnswerResult,
  type LearnDetail,
} from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import type { UnsentAttempt } from './outbox';

interface Keyed {
  /** The `Idempotency-Key`. An answer may be kept in the browser and sent from another page, which is why it brings its key along. */
  readonly key?: string;
}
interface OfWord extends Keyed {
  readonly sessionId: number;
  readonly vocabularyId: number;
}
interface CheckRequest extends Keyed {
  readonly body: {
    readonly userAnswer: string;
    readonly vocabularyId: number;
    readonly sessionId: number;
    readonly again?: boolean;
  };
}

const post = (url: string, body: object, key: string | undefined) => ({
  url,
  method: 'POST',
  body,
  ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  timeout: RESEND_TIMEOUT_MS,
});

/** What is done in a quiz. A call whose answer was lost is sent again under its key, and is done once. */
const answers = endpoints.injectEndpoints({
  endpoints: (build) => ({
    checkAnswerMode: build.mutation<{ readonly data: AnswerResult }, CheckRequest>({
      query: ({ body, key }) => post('/learn/check-answer-mode', body, key),
      invalidatesTags: sessionsChanged,
    }),
    markReviewed: build.mutation<{ readonly data: LearnDetail }, OfWord>({
      query: ({ key, ...body }) => post('/learn/mark-reviewed', body, key),
      invalidatesTags: sessionsChanged,
    }),
    undoAnswer: build.mutation<{ readonly data: LearnDetail }, OfWord>({
      query: ({ sessionId, vocabularyId, key }) =>
        post(`/learn/session/${sessionId}/undo`, { vocabularyId }, key),
      invalidatesTags: sessionsChanged,
    }),
    acceptAnswer: build.mutation<{ readonly data: AnswerResult }, OfWord>({
      query: ({ sessionId, vocabularyId, key }) =>
        post(`/learn/session/${sessionId}/accept-answer`, { vocabularyId }, key),
      invalidatesTags: (_answer, _error, { vocabularyId }) => [
        ...wordChanged(vocabularyId),
        ...sessionsChanged,
      ],
    }),
  }),
});

export const { acceptAnswer, checkAnswerMode, markReviewed, undoAnswer } = answers.endpoints;
export const { useUndoAnswerMutation } = answers;

/** For a mutation of which only the call is used: its state is kept nowhere, and its beginning and end draw nothing by themselves. */
export const untracked = { track: false } as const;

/**
 * Sends what became of a word of a session: its answer, whose result it gives, or that it was left without one, or that its answer was
 * taken back (null). Rejects as the calls do.
 */
export function useSending(): (sessionId: number, answer: UnsentAttempt) => Promise<AnswerResult | null> {
  const dispatch = useAppDispatch();
  return async (sessionId, { vocabularyId, again, text, key, takenBack }) => {
    if (takenBack) {
      await dispatch(undoAnswer.initiate({ sessionId, vocabularyId, key }, untracked)).unwrap();
      return null;
    }
    if (text === null) {
      await dispatch(markReviewed.initiate({ sessionId, vocabularyId, key }, untracked)).unwrap();
      return null;
    }
    // `again` is said only where it is meant: the documented call has three fields.
    const body = { userAnswer: text, vocabularyId, sessionId, ...(again && { again }) };
    return (await dispatch(checkAnswerMode.initiate({ body, key }, untracked)).unwrap()).data;
  };
}
