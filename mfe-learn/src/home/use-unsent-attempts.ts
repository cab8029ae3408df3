import { clientErrorCodes, type ApiError } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { changeUnsent, unsentAttempts, sessionsWithOutbox, sendUnsent } from '../outbox';
import { useRetries } from '../use-retries';
import { useSending } from '../attempts.api';

interface UnsentAttemptsOfSessions {
  /** Sends what can be sent; true when nothing of the session is kept any more. */
  readonly settle: (sessionId: number) => Promise<boolean>;
}

/**
 * Attempts that a quiz could not send are checked from here, too: whoever has left the quiz need not come back for it.
 */
export function useUnsentAttempts(): UnsentAttemptsOfSessions {
  const userId = useUser()?.id;
  const send = useSending();

  const kept = (): number[] => (userId === undefined ? [] : sessionsWithOutbox(userId));

  async function sendAll(): Promise<ApiError | null> {
    let trouble: ApiError | null = null;
    for (const id of kept()) {
      const failure = await sendUnsent({
        first: () => unsentAttempts(userId, id)[0],
        change: (change) => changeUnsent(userId, id, change),
        send: (attempt) => send(id, attempt),
      });
      trouble = failure ?? trouble;
      // Who is not there for one session is not there for the next one.
      if (failure?.code === clientErrorCodes.network) break;
    }
    return trouble;
  }

  const { wake } = useRetries({ isDue: () => kept().length > 0, round: sendAll });
  return {
    settle: async (sessionId) => {
      if (unsentAttempts(userId, sessionId).length > 0) await wake();
      return unsentAttempts(userId, sessionId).length === 0;
    },
  };
}
