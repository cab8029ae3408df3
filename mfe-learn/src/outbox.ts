import {
  clientErrorCodes,
  drafts,
  toApiError,
  type AnswerResult,
  type ApiError,
  createOutbox,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { sessionDraft } from './session-drafts';
import { isSameItem, isItemKey, type ItemKey } from './items';
import { t } from './texts';

/** What became of a word, to be sent under its key. */
export interface Attempt extends ItemKey {
  /** What was typed; null for a word that was left without an answer. */
  readonly text: string | null;
  /** The `Idempotency-Key`; what an earlier release kept has none. */
  readonly key?: string;
}

/** An attempt that the server does not have yet. */
export interface UnsentAttempt extends Attempt {
  /** It was sent, and may have arrived. */
  readonly tried?: boolean;
  /** The learner has taken it back after it was sent: the server is to forget it. */
  readonly takenBack?: boolean;
}

export type OutboxChange = (attempts: readonly UnsentAttempt[]) => readonly UnsentAttempt[];

/** Names the unsent attempts of a session. */
export const outboxDraft = (sessionId: number): string => sessionDraft(sessionId, 'outbox');

const isMaybe = (value: unknown, type: 'string' | 'boolean'): boolean =>
  value === undefined || typeof value === type;

function parseAttempt(value: unknown): UnsentAttempt | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const isAttempt =
    isItemKey(fields) &&
    (fields['text'] === null || typeof fields['text'] === 'string') &&
    isMaybe(fields['key'], 'string') &&
    isMaybe(fields['tried'], 'boolean') &&
    isMaybe(fields['takenBack'], 'boolean');
  return isAttempt ? (value as UnsentAttempt) : null;
}

const outbox = createOutbox({ parse: parseAttempt });

/** The attempts kept in the browser, in the order in which they were made. */
export const unsentAttempts = (userId: number | undefined, sessionId: number): readonly UnsentAttempt[] =>
  userId === undefined ? [] : outbox.list(userId, outboxDraft(sessionId));

export function changeUnsent(userId: number | undefined, sessionId: number, change: OutboxChange): void {
  if (userId !== undefined) outbox.change(userId, outboxDraft(sessionId), change);
}

const isSame = (a: Attempt, b: Attempt): boolean => isSameItem(a, b) && a.key === b.key && a.text === b.text;

/** Puts `by` into the place of an attempt; without it the attempt goes. */
export const replaceAttempt =
  (attempt: UnsentAttempt, ...by: readonly UnsentAttempt[]): OutboxChange =>
  (attempts) =>
    attempts.flatMap((each) => (isSame(each, attempt) ? by : [each]));

/** The last attempt that still counts. */
export const lastAttempt = (attempts: readonly UnsentAttempt[]): UnsentAttempt | undefined =>
  attempts.findLast(({ takenBack }) => !takenBack);

/**
 * Takes an attempt back. What may have reached the server stays, to be forgotten there; practice is not recorded, and
 * leaves nothing to forget.
 */
export function takeBackAttempt(attempt: UnsentAttempt): OutboxChange {
  if (!attempt.tried || attempt.again) return replaceAttempt(attempt);
  const { tried: _tried, ...rest } = attempt;
  return replaceAttempt(attempt, { ...rest, takenBack: true });
}

/** The sessions of a learner of which the browser keeps attempts. */
export const sessionsWithOutbox = (userId: number): number[] =>
  drafts
    .keys(userId, 'quiz.')
    .map((key) => Number(key.split('.')[1]))
    .filter((id, index, ids) => ids.indexOf(id) === index)
    .filter((id) => drafts.read(userId, outboxDraft(id)) !== '');

/** Unsent attempts, and what to do with them. */
export interface UnsentAttempts {
  readonly first: () => UnsentAttempt | undefined;
  readonly change: (change: OutboxChange) => void;
  /** Sends one attempt; null when it has no result. */
  readonly send: (attempt: UnsentAttempt) => Promise<AnswerResult | null>;
  readonly onChecked?: (attempt: UnsentAttempt, result: AnswerResult) => void;
}

/**
 * Where an attempt may be sent again later: the connection, the server's health, the sign-in. Any other refusal is
 * final.
 */
const mayPass = ({ code, status }: ApiError): boolean =>
  code === clientErrorCodes.network ||
  code === clientErrorCodes.malformed ||
  code === clientErrorCodes.givenUp ||
  status === 401 ||
  status === 429 ||
  status >= 500;

type Sent = { readonly result: AnswerResult | null } | { readonly trouble: ApiError };

const failureText = ({ text, takenBack }: UnsentAttempt): string => {
  if (takenBack) return t('undo.failed');
  return t(text === null ? 'quiz.reviewFailed' : 'quiz.checkFailed');
};

/** Sends the first attempt and drops it when it has been dealt with. */
async function sendFirst(first: UnsentAttempt, { change, send, onChecked }: UnsentAttempts): Promise<Sent> {
  // From now on it may have arrived, even if this page is closed before it hears of it.
  if (!first.tried && !first.takenBack) change(replaceAttempt(first, { ...first, tried: true }));
  try {
    const result = await send(first);
    change(replaceAttempt(first));
    if (result) onChecked?.(first, result);
    return { result };
  } catch (thrown) {
    const error = toApiError(thrown, failureText(first));
    if (mayPass(error)) return { trouble: error };
    change(replaceAttempt(first));
    // Answered or reviewed in another tab: that stands.
    if (error.code !== 'STATUS_FINAL') notify.error(error.message);
    return { result: null };
  }
}

function summaryOf(results: readonly AnswerResult[]): string {
  const right = results.filter(({ verdict }) => verdict === 'correct').length;
  if (results.length === 1) return t(right === 1 ? 'offline.oneRight' : 'offline.oneWrong');
  return t('offline.checked', { number: results.length, right });
}

/**
 * Sends unsent attempts in order, each once, until there is none or one has to wait longer; then says what came of
 * them. Gives the error that holds the others up, or null.
 */
export async function sendUnsent(unsent: UnsentAttempts): Promise<ApiError | null> {
  const results: AnswerResult[] = [];
  let trouble: ApiError | null = null;
  for (let first = unsent.first(); first && !trouble; first = unsent.first()) {
    const sent = await sendFirst(first, unsent);
    if ('trouble' in sent) trouble = sent.trouble;
    else if (sent.result) results.push(sent.result);
  }
  if (results.length > 0) notify.info(summaryOf(results));
  return trouble;
}
