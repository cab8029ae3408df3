import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clientErrorCodes, toApiError, useDraft, type AnswerResult } from '@kotoba/api-client';
import { notify, useOnline } from '@kotoba/shared-ui/core';
import { outboxDraft, readOutbox, writeOutbox, type PostponedAnswer } from './outbox';
import { t } from '../texts';

export interface OutboxCalls {
  /** Sends one answer; null for a word that was left without one. */
  readonly send: (postponed: PostponedAnswer) => Promise<AnswerResult | null>;
  readonly onChecked: (postponed: PostponedAnswer, result: AnswerResult) => void;
}

/** Where an answer may be sent again later: the connection, the server's health, the sign-in. Any other refusal is final. */
const mayPass = ({ code, status }: { code: string; status: number }): boolean =>
  code === clientErrorCodes.network ||
  code === clientErrorCodes.malformed ||
  code === clientErrorCodes.givenUp ||
  status === 401 ||
  status === 429 ||
  status >= 500;

/**
 * Answers given without a connection: kept in the browser, and sent in order, each once, when the connection is back. A page that was
 * reloaded meanwhile sends what an earlier one kept.
 */
export function useOutbox(sessionId: number, calls: OutboxCalls) {
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

  /** Sends the first answer and drops it when it has been dealt with; false when it has to wait longer. */
  async function sendFirst(first: PostponedAnswer): Promise<boolean> {
    try {
      const result = await calls.send(first);
      update(latest.current.slice(1));
      if (result) calls.onChecked(first, result);
      return true;
    } catch (thrown) {
      const error = toApiError(thrown, t(first.text === null ? 'quiz.reviewFailed' : 'quiz.checkFailed'));
      if (mayPass(error)) return false;
      update(latest.current.slice(1));
      // Answered or reviewed in another tab: that stands.
      if (error.code !== 'STATUS_FINAL') notify.error(error.message);
      return true;
    }
  }

  async function flush(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    for (let first = latest.current[0]; first; first = latest.current[0]) {
      if (!(await sendFirst(first))) break;
    }
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
    isOnline,
    /** Everything that follows a kept answer must be kept, too, or it would overtake it. */
    isHolding: (): boolean => !navigator.onLine || latest.current.length > 0,
    keep: (answer: PostponedAnswer): void => update([...latest.current, answer]),
    flush: () => void flush(),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
