import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '@kotoba/api-client';
import { useOnline } from '@kotoba/shared-ui/core';
import { outboxDraft, readOutbox, writeOutbox, type PostponedAnswer } from '../outbox';
import { sendKept, type KeptAnswers } from '../send-kept';

/**
 * Answers given without a connection: kept in the browser, and sent in order, each once, when the connection is back. A page that was
 * reloaded meanwhile sends what an earlier one kept.
 */
export function useOutbox(sessionId: number, calls: Pick<KeptAnswers, 'send' | 'onChecked'>) {
  const [stored, store] = useDraft(outboxDraft(sessionId));
  const waiting = readOutbox(stored);
  const latest = useRef(waiting);
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const isOnline = useOnline();

  function update(answers: readonly PostponedAnswer[]): void {
    latest.current = [...answers];
    store(writeOutbox(answers));
  }

  async function flush(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    await sendKept({
      first: () => latest.current[0],
      dropFirst: () => update(latest.current.slice(1)),
      ...calls,
    });
    running.current = false;
    setSending(false);
  }

  const onReturn = useEffectEvent(() => {
    if (latest.current.length > 0) void flush();
  });
  useEffect(() => {
    if (isOnline) onReturn();
  }, [isOnline]);

  return {
    count: waiting.length,
    sending,
    /** As `sending`, and already before it is drawn. */
    isSending: (): boolean => running.current,
    isOnline,
    /** Everything that follows a kept answer must be kept, too, or it would overtake it. */
    isHolding: (): boolean => !navigator.onLine || latest.current.length > 0,
    keep: (answer: PostponedAnswer): void => update([...latest.current, answer]),
    /** Takes the answer that was given last out again. Not while answers are being sent. */
    takeBack: (): PostponedAnswer | undefined => {
      const last = latest.current.at(-1);
      if (last) update(latest.current.slice(0, -1));
      return last;
    },
    flush: () => void flush(),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
