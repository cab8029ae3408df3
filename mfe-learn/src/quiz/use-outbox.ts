import { useRef, useState } from 'react';
import { clientErrorCodes } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { useOnline } from '@kotoba/shared-ui/core';
import { SHOWN_AFTER_MS, useLasting } from './use-lasting';
import {
  changeKept,
  keptAnswers,
  lastAnswer,
  takeBackAnswer,
  type OutboxChange,
  type PostponedAnswer,
} from '../outbox';
import { sendKept, type KeptAnswers } from '../send-kept';
import { useRetries } from '../use-retries';

/** Whether the answer that was given last is the one that is sent first. */
function isLastFirst(answers: readonly PostponedAnswer[]): boolean {
  const last = lastAnswer(answers);
  return last === undefined || last === answers[0];
}

/**
 * Answers that the server could not be told: kept in the browser, and sent in order, each once, when it can be reached. A page that was
 * reloaded meanwhile sends what an earlier one kept.
 */
export function useOutbox(sessionId: number, calls: Pick<KeptAnswers, 'send' | 'onChecked'>) {
  const userId = useUser()?.id;
  const [waiting, show] = useState<readonly PostponedAnswer[]>(() => keptAnswers(userId, sessionId));
  // This page hears of its answers itself, also of those that another tab has sent meanwhile: under its key an answer is the same one.
  const latest = useRef(waiting);
  const [unreached, setUnreached] = useState(false);
  const isOnline = useOnline();

  function update(change: OutboxChange): void {
    latest.current = change(latest.current);
    show(latest.current);
    changeKept(userId, sessionId, change);
  }

  const { sending, isSending, wake, tryLater } = useRetries({
    isDue: () => latest.current.length > 0,
    round: async () => {
      const trouble = await sendKept({ first: () => latest.current[0], change: update, ...calls });
      setUnreached(trouble?.code === clientErrorCodes.network);
      return trouble;
    },
  });

  return {
    /** How many answers wait to be checked. */
    count: waiting.filter(({ takenBack }) => !takenBack).length,
    /** Some of them are on their way. */
    checking: useLasting(sending, SHOWN_AFTER_MS),
    /** The answer that was given last is on its way: it cannot be taken back now. */
    sending: useLasting(sending && isLastFirst(waiting), SHOWN_AFTER_MS),
    /** As `sending`, and already before it is drawn. */
    isSending: (): boolean => isSending() && isLastFirst(latest.current),
    isOnline,
    /** The browser believes that it is online, and the server is not there. */
    unreached: unreached && waiting.length > 0,
    isEmpty: (): boolean => latest.current.length === 0,
    /** Everything that follows a kept answer must be kept, too, or it would overtake it. */
    isHolding: (): boolean => !navigator.onLine || latest.current.length > 0,
    keep: (answer: PostponedAnswer): void => {
      update((answers) => [...answers, answer]);
      if (!answer.tried) return;
      setUnreached(true);
      tryLater();
    },
    /** Takes the answer that was given last out again. Not while it is on its way. */
    takeBack: (): PostponedAnswer | undefined => {
      const last = lastAnswer(latest.current);
      if (last) update(takeBackAnswer(last));
      return last;
    },
    flush: () => void wake(),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
