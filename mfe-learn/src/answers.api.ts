import {
  endpoints,
  PATIENCE_MS,
  sessionsChanged,
  wordChanged,
  type AnswerResult,
  type LearnDetail,
} from '@kotoba/api-client';

interface Keyed {
  /** The `Idempotency-Key`. An answer may be kept in the browser and sent from another page, which is why it brings its key along. */
  readonly key?: string;
}
interface OfWord extends Keyed {
  readonly sessionId: number;
  readonly vocabularyId: number;
}
export interface GivenAnswer extends Keyed {
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
  timeout: PATIENCE_MS,
});

/** What is done in a quiz. A call whose answer was lost is sent again under its key, and is done once. */
const answers = endpoints.injectEndpoints({
  endpoints: (build) => ({
    checkAnswerMode: build.mutation<{ readonly data: AnswerResult }, GivenAnswer>({
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
