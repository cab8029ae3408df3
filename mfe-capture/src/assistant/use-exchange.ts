import { useState, useSyncExternalStore } from 'react';
import { newKey, toApiError, type ChatMessage, createOutbox } from '@kotoba/api-client';
import { useAppDispatch, useUser } from '@kotoba/session';
import { answering, type Answer } from './answering';
import { sendChatMessage } from './chat.api';
import { t } from '../texts';

const NAME = 'capture.message.unsent';

/** A message that has no answer yet, because it is pending or because sending it failed. */
export interface UnsentMessage {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly content: string;
  /** The newest message that was there when it was sent, 0 for none. */
  readonly after: number;
}

function isUnsent(value: unknown): value is UnsentMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, content, after } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof content === 'string' && typeof after === 'number';
}

const outbox = createOutbox({ parse: (value) => (isUnsent(value) ? value : null) });

/** Forgets what has no answer yet. */
export function forgetUnsent(userId: number | undefined): void {
  if (userId !== undefined) outbox.change(userId, NAME, () => []);
}

const stored = (content: string): string => content.trim().normalize('NFC').replace(/\r\n?/g, '\n');

/**
 * Whether the history has the message after all: its answer was lost on the way, or came while the page was being
 * left.
 */
const hasArrived = (
  { content, after }: UnsentMessage,
  messages: readonly Pick<ChatMessage, 'id' | 'type' | 'content'>[],
): boolean =>
  messages.some(({ id, type, content: said }) => type === 'user' && id > after && said === stored(content));

/** Why a message has no answer. */
export interface Unanswered {
  readonly reason: string;
  /** Nothing went wrong: the learner stopped it, or has to wait. */
  readonly isNoError: boolean;
}

export interface Exchange {
  /** Messages without an answer, oldest first. */
  readonly unsent: readonly UnsentMessage[];
  /** The answer that is being written. */
  readonly answer: Answer | null;
  /** Why a message has no answer, as far as this page knows. */
  readonly unansweredBy: (key: string) => Unanswered | undefined;
  readonly send: (content: string) => void;
  readonly tryAgain: (message: UnsentMessage) => void;
  readonly stop: () => void;
}

/**
 * Sending a message and waiting for its answer. What was sent lies in the browser until its answer is there: a reload,
 * a failure or an expired session shows it again, with "Try Again".
 */
export function useExchange(messages: readonly ChatMessage[]): Exchange {
  const dispatch = useAppDispatch();
  const userId = useUser()?.id;
  const answer = useSyncExternalStore(answering.subscribe, answering.current);
  const [reasons, setReasons] = useState<ReadonlyMap<string, Unanswered>>(new Map());
  const [, setChanges] = useState(0);
  const isWaiting = (message: UnsentMessage): boolean => !hasArrived(message, messages);
  const unsent = userId === undefined ? [] : outbox.list(userId, NAME).filter(isWaiting);

  function change(to: (list: readonly UnsentMessage[]) => readonly UnsentMessage[]): void {
    if (userId !== undefined) outbox.change(userId, NAME, to);
    setChanges((changes) => changes + 1);
  }

  const tell = (key: string, why: Unanswered): void => setReasons((before) => new Map(before).set(key, why));

  async function exchange(message: UnsentMessage): Promise<void> {
    const { key, content } = message;
    const call = dispatch(sendChatMessage.initiate({ key, content }, { track: false }));
    let isStopped = false;
    answering.begin(key, () => {
      isStopped = true;
      call.abort();
    });
    setReasons((before) => new Map([...before].filter(([each]) => each !== key)));
    const { data, error } = await call;
    answering.end(key);
    const without = (list: readonly UnsentMessage[]) => list.filter((each) => each.key !== key);
    if (data) return change(without);
    if (isStopped) {
      // The server kept nothing of it: sending it again is a new request.
      const again = { ...message, key: newKey() };
      change((list) => [...without(list), again]);
      tell(again.key, { reason: t('message.stopped'), isNoError: true });
      return;
    }
    const { code, message: reason } = toApiError(error, t('message.sendFailed'));
    // It was answered, and the learner cleared the history since: it must not come back.
    if (code === 'GONE') return change(without);
    tell(key, { reason, isNoError: code === 'RATE_LIMITED' });
  }

  return {
    unsent,
    answer,
    unansweredBy: (key) => reasons.get(key),
    send: (content) => {
      const message = { key: newKey(), content, after: messages.at(-1)?.id ?? 0 };
      change((list) => [...list.filter(isWaiting), message]);
      void exchange(message);
    },
    tryAgain: (message) => {
      if (!answering.current()) void exchange(message);
    },
    stop: answering.stop,
  };
}
