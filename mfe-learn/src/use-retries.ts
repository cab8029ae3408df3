import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiError, startRetries, type Retries } from '@kotoba/api-client';

export interface Rounds {
  /** Whether there is anything to send. */
  readonly isDue: () => boolean;
  /** Sends what can be sent; gives what is in the way of the rest, or null. */
  readonly round: () => Promise<ApiError | null>;
}

/**
 * Runs rounds of sending, one at a time: now, when the browser is online again, when the page is looked at again, and
 * while something is in the way after pauses that grow. None runs while the browser knows that it is offline.
 */
export function useRetries({ isDue, round }: Rounds) {
  const retries = useRef<Retries>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const [sending, setSending] = useState(false);

  async function run(): Promise<void> {
    setSending(true);
    retries.current?.begun();
    const trouble = await round();
    if (trouble) retries.current?.failed(trouble.retryAfter);
    else retries.current?.succeeded();
  }
  function wake(): Promise<void> {
    if (!navigator.onLine || !isDue()) return Promise.resolve();
    running.current ??= run().finally(() => {
      running.current = undefined;
      setSending(false);
    });
    return running.current;
  }

  const onWake = useEffectEvent(() => void wake());
  useEffect(() => {
    const started = startRetries(() => onWake());
    retries.current = started;
    onWake();
    return started.stop;
  }, []);
  return {
    sending,
    /** As `sending`, and already before it is drawn. */
    isSending: (): boolean => running.current !== undefined,
    /** Runs a round, or waits for the one that is running. */
    wake,
    /** Something could not be sent: it is tried again by itself. */
    tryLater: (): void => void retries.current?.failed(),
  };
}
