import { clientErrorCodes, toApiError, type AnswerResult, type ApiError } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { replaceAnswer, type OutboxChange, type PostponedAnswer } from './outbox';
import { t } from './texts';

/** Answers that the server could not be told when they were given, and what to do with them. */
export interface KeptAnswers {
  readonly first: () => PostponedAnswer | undefined;
  readonly change: (change: OutboxChange) => void;
  /** Sends one answer; null when it has no result. */
  readonly send: (postponed: PostponedAnswer) => Promise<AnswerResult | null>;
  readonly onChecked?: (postponed: PostponedAnswer, result: AnswerResult) => void;
}

/** Where an answer may be sent again later: the connection, the server's health, the sign-in. Any other refusal is final. */
const mayPass = ({ code, status }: ApiError): boolean =>
  code === clientErrorCodes.network ||
  code === clientErrorCodes.malformed ||
  code === clientErrorCodes.givenUp ||
  status === 401 ||
  status === 429 ||
  status >= 500;

type Sent = { readonly result: AnswerResult | null } | { readonly trouble: ApiError };

const failureText = ({ text, takenBack }: PostponedAnswer): string => {
  if (takenBack) return t('undo.failed');
  return t(text === null ? 'quiz.reviewFailed' : 'quiz.checkFailed');
};

/** Sends the first answer and drops it when it has been dealt with. */
async function sendFirst(first: PostponedAnswer, { change, send, onChecked }: KeptAnswers): Promise<Sent> {
  // From now on it may have arrived, also when this page does not live to hear of it.
  if (!first.tried && !first.takenBack) change(replaceAnswer(first, { ...first, tried: true }));
  try {
    const result = await send(first);
    change(replaceAnswer(first));
    if (result) onChecked?.(first, result);
    return { result };
  } catch (thrown) {
    const error = toApiError(thrown, failureText(first));
    if (mayPass(error)) return { trouble: error };
    change(replaceAnswer(first));
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
 * Sends kept answers in order, each once, until there is none or one has to wait longer; then says what came of them. Gives what is in the
 * way of the others, or null.
 */
export async function sendKept(kept: KeptAnswers): Promise<ApiError | null> {
  const results: AnswerResult[] = [];
  let trouble: ApiError | null = null;
  for (let first = kept.first(); first && !trouble; first = kept.first()) {
    const sent = await sendFirst(first, kept);
    if ('trouble' in sent) trouble = sent.trouble;
    else if (sent.result) results.push(sent.result);
  }
  if (results.length > 0) notify.info(summaryOf(results));
  return trouble;
}
