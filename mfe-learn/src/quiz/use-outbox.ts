import { useRef, useState, useEffect } from 'react';
import { clientErrorCodes } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { useOnline } from '@kotoba/shared-ui/core';
import {
  changeUnsent,
  unsentAttempts,
  lastAttempt,
  takeBackAttempt,
  type OutboxChange,
  type UnsentAttempt,
  sendUnsent,
  type UnsentAttempts,
} from '../outbox';
import { useRetries } from '../use-retries';

/** A call that is answered within this time shows nothing of it: the result comes sooner than a spinner would. */
export const SHOWN_AFTER_MS = 200;

/**
 * True once `state` has lasted `ms`; false as soon as it is over. What passes at once needs no sign that it is going
 * on.
 */
function useDelayedFlag(state: boolean, ms: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  if (!state && isOverdue) setOverdue(false);
  useEffect(() => {
    if (!state) return undefined;
    const timer = setTimeout(() => setOverdue(true), ms);
    return () => clearTimeout(timer);
  }, [state, ms]);
  return state && isOverdue;
}

/** Whether the last attempt is the one that is sent first. */
function isLastFirst(attempts: readonly UnsentAttempt[]): boolean {
  const last = lastAttempt(attempts);
  return last === undefined || last === attempts[0];
}

/**
 * Attempts that the server does not have: kept in the browser, and sent in order, each once, when it is reached. A
 * page that was reloaded meanwhile sends what an earlier one kept.
 */
export function useOutbox(sessionId: number, calls: Pick<UnsentAttempts, 'send' | 'onChecked'>) {
  const userId = useUser()?.id;
  const [waiting, show] = useState<readonly UnsentAttempt[]>(() => unsentAttempts(userId, sessionId));
  // This page hears of its attempts itself, also of those that another tab has sent meanwhile: under its key an
  // attempt is the same one.
  const latest = useRef(waiting);
  const [unreached, setUnreached] = useState(false);
  const isOnline = useOnline();

  function update(change: OutboxChange): void {
    latest.current = change(latest.current);
    show(latest.current);
    changeUnsent(userId, sessionId, change);
  }

  const { sending, isSending, wake, tryLater } = useRetries({
    isDue: () => latest.current.length > 0,
    round: async () => {
      const trouble = await sendUnsent({ first: () => latest.current[0], change: update, ...calls });
      setUnreached(trouble?.code === clientErrorCodes.network);
      return trouble;
    },
  });

  return {
    /** How many attempts wait to be checked. */
    count: waiting.filter(({ takenBack }) => !takenBack).length,
    /** Some of them are pending. */
    checking: useDelayedFlag(sending, SHOWN_AFTER_MS),
    /** The last attempt is pending: it cannot be taken back now. */
    sending: useDelayedFlag(sending && isLastFirst(waiting), SHOWN_AFTER_MS),
    /** As `sending`, and already before it is drawn. */
    isSending: (): boolean => isSending() && isLastFirst(latest.current),
    isOnline,
    /** The browser believes that it is online, and the server is not there. */
    unreached: unreached && waiting.length > 0,
    isEmpty: (): boolean => latest.current.length === 0,
    /** Everything that follows a kept attempt must be kept, too, or it would overtake it. */
    isHolding: (): boolean => !navigator.onLine || latest.current.length > 0,
    keep: (attempt: UnsentAttempt): void => {
      update((attempts) => [...attempts, attempt]);
      if (!attempt.tried) return;
      setUnreached(true);
      tryLater();
    },
    /** Takes the last attempt out again. Not while it is pending. */
    takeBack: (): UnsentAttempt | undefined => {
      const last = lastAttempt(latest.current);
      if (last) update(takeBackAttempt(last));
      return last;
    },
    flush: () => void wake(),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
