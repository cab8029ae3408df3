import type { RequestOptions } from '../../../testing/inject';
import type { TestLearner } from '../../../testing/test-server';
import type { AnswerResult, SessionItem, Progress } from '../learning.schemas';

export interface Session {
  id: number;
  mode: number;
  name: string;
  startedAt: string;
  endedAt: string | null;
  learnDetails: SessionItem[];
}

/** Starts a session and gives its id. */
export async function start(
  { inject }: TestLearner,
  vocabularyIds: readonly (number | undefined)[],
  mode = 1,
): Promise<number> {
  const answer = await inject({ url: '/learn/start', body: { vocabularyIds, mode, level: 'beginner' } });
  if (answer.statusCode !== 200) throw new Error(`start: ${answer.body}`);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** Starts a session of words to learn again and gives its id. */
export async function startRelearn(
  { inject }: TestLearner,
  vocabularyIds: readonly (number | undefined)[],
  mode = 1,
): Promise<number> {
  const body = { vocabularyIds, mode, name: 'Relearn Session', type: 'review' };
  const answer = await inject({ url: '/learn/relearn', body });
  if (answer.statusCode !== 200) throw new Error(`relearn: ${answer.body}`);
  return answer.json<{ data: { id: number } }>().data.id;
}

/**
 * What a learner does in one session, by the calls that the quiz makes; each write carries the key, if there is one.
 */
export function quiz({ inject }: TestLearner, sessionId: number, key?: string) {
  const send = (call: RequestOptions) =>
    inject({ ...call, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const write = (url: string, body: object) => send({ url, body: { sessionId, ...body } });
  return {
    answer: (vocabularyId: number | undefined, userAnswer: unknown, again = false) =>
      write('/learn/check-answer-mode', { vocabularyId, userAnswer, ...(again && { again }) }),
    undo: (vocabularyId: number | undefined) =>
      send({ url: `/learn/session/${sessionId}/undo`, body: { vocabularyId } }),
    accept: (vocabularyId: number | undefined) =>
      send({ url: `/learn/session/${sessionId}/accept-answer`, body: { vocabularyId } }),
    review: (vocabularyId: number | undefined) => write('/learn/mark-reviewed', { vocabularyId }),
    setStatus: (vocabularyId: number | undefined, status: unknown) =>
      send({
        method: 'PUT',
        url: '/learn/learn-detail/status',
        body: { sessionId, vocabularyId, status },
      }),
    end: () => send({ method: 'PUT', url: `/learn/session/${sessionId}/end` }),
    read: async () => (await inject(`/learn/session/${sessionId}`)).json<{ data: Session }>().data,
    progress: async () =>
      (await inject(`/learn/session/${sessionId}/progress`)).json<{ data: Progress }>().data,
    statuses: async () => {
      const answer = await inject(`/learn/session/${sessionId}`);
      return answer.json<{ data: Session }>().data.learnDetails.map(({ status }) => status);
    },
  };
}

export const resultOf = (answer: { json: <T>() => T }): AnswerResult =>
  answer.json<{ data: AnswerResult }>().data;
