import { clientErrorCodes, toApiError, type AnswerResult } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import type { PostponedAnswer } from './outbox';
import { t } from './texts';

/** Answers that were given without a connection, and what to do with them. */
export interface KeptAnswers {
  readonly first: () => PostponedAnswer | undefined;
  readonly dropFirst: () => void;
  /** Sends one answer; null for a word that was left without one. */
  readonly send: (postponed: PostponedAnswer) => Promise<AnswerResult | null>;
  readonly onChecked?: (postponed: PostponedAnswer, result: AnswerResult) => void;
}

/** Where an answer may be sent again later: the connection, the server's health, the sign-in. Any other refusal is final. */
const mayPass = ({ code, status }: { code: string; status: number }): boolean =>
  code === clientErrorCodes.network ||
  code === clientErrorCodes.malformed ||
  code === clientErrorCodes.givenUp ||
  status === 401 ||
  status === 429 ||
  status >= 500;

/** Sends the first answer and drops it when it has been dealt with; null when it has to wait longer. */
async function sendFirst(
  first: PostponedAnswer,
  { dropFirst, send, onChecked }: KeptAnswers,
): Promise<{ result: AnswerResult | null } | null> {
  try {
    const result = await send(first);
    dropFirst();
    if (result) onChecked?.(first, result);
    return { result };
  } catch (thrown) {
    const error = toApiError(thrown, t(first.text === null ? 'quiz.reviewFailed' : 'quiz.checkFailed'));
    if (mayPass(error)) return null;
    dropFirst();
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

/** Sends kept answers in order, each once, until there is none or one has to wait longer; then says what came of them. */
export async function sendKept(kept: KeptAnswers): Promise<void> {
  const results: AnswerResult[] = [];
  for (let first = kept.first(); first; first = kept.first()) {
    const sent = await sendFirst(first, kept);
    if (!sent) break;
    if (sent.result) results.push(sent.result);
  }
  if (results.length > 0) notify.info(summaryOf(results));
}
