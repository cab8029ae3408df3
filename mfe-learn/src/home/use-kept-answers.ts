import { clientErrorCodes, type ApiError } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { changeKept, keptAnswers, sessionsWithOutbox } from '../outbox';
import { sendKept } from '../send-kept';
import { useRetries } from '../use-retries';
import { useSending } from '../use-sending';

export interface KeptAnswersOfSessions {
  /** Sends what can be sent; true when nothing of the session is kept any more. */
  readonly settle: (sessionId: number) => Promise<boolean>;
}

/** Answers that a quiz could not send are checked from here, too: whoever has left the quiz need not come back for it. */
export function useKeptAnswers(): KeptAnswersOfSessions {
  const userId = useUser()?.id;
  const send = useSending();

  const kept = (): number[] => (userId === undefined ? [] : sessionsWithOutbox(userId));

  async function sendAll(): Promise<ApiError | null> {
    let trouble: ApiError | null = null;
    for (const id of kept()) {
      const inTheWay = await sendKept({
        first: () => keptAnswers(userId, id)[0],
        change: (change) => changeKept(userId, id, change),
        send: (answer) => send(id, answer),
      });
      trouble = inTheWay ?? trouble;
      // Who is not there for one session is not there for the next one.
      if (inTheWay?.code === clientErrorCodes.network) break;
    }
    return trouble;
  }

  const { wake } = useRetries({ isDue: () => kept().length > 0, round: sendAll });
  return {
    settle: async (sessionId) => {
      if (keptAnswers(userId, sessionId).length > 0) await wake();
      return keptAnswers(userId, sessionId).length === 0;
    },
  };
}
