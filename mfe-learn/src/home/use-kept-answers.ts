import { useEffect, useEffectEvent, useRef } from 'react';
import { drafts } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { useOnline } from '@kotoba/shared-ui/core';
import { outboxDraft, readOutbox, sessionsWithOutbox, writeOutbox } from '../outbox';
import { sendKept } from '../send-kept';
import { useSending } from '../use-sending';

export interface KeptAnswersOfSessions {
  /** Sends what can be sent; true when nothing of the session is kept any more. */
  readonly settle: (sessionId: number) => Promise<boolean>;
}

/** Answers that a quiz kept without a connection are checked from here, too: whoever has left the quiz need not come back for it. */
export function useKeptAnswers(): KeptAnswersOfSessions {
  const userId = useUser()?.id;
  const send = useSending();
  const isOnline = useOnline();
  const running = useRef<Promise<void>>(undefined);

  const keptOf = (sessionId: number) =>
    userId === undefined ? [] : readOutbox(drafts.read(userId, outboxDraft(sessionId)));

  async function sendAll(): Promise<void> {
    if (userId === undefined) return;
    for (const id of sessionsWithOutbox(userId)) {
      await sendKept({
        first: () => keptOf(id)[0],
        dropFirst: () => drafts.write(userId, outboxDraft(id), writeOutbox(keptOf(id).slice(1))),
        send: (answer) => send(id, answer),
      });
    }
  }

  /** One round at a time. */
  function flush(): Promise<void> {
    running.current ??= sendAll().finally(() => (running.current = undefined));
    return running.current;
  }

  const onReturn = useEffectEvent(() => void flush());
  useEffect(() => {
    if (isOnline) onReturn();
  }, [isOnline]);

  return {
    settle: async (sessionId) => {
      if (navigator.onLine && keptOf(sessionId).length > 0) await flush();
      return keptOf(sessionId).length === 0;
    },
  };
}
