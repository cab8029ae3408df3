import { useRef, type Dispatch } from 'react';
import { clientErrorCodes, toApiError, type AnswerResult, type ApiError } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { currentItem, type QuizEvent, type QuizState } from './quiz-machine';
import { SHOWN_AFTER_MS, type Outbox } from './use-outbox';
import type { Attempt } from '../outbox';
import { t } from '../texts';
import type { ItemKey } from '../items';
import type { RequestKeys } from '../request-keys';

/**
 * What became of a text that was submitted: judged, judged and wanted once more, kept for later, or still to be sent.
 */
export type Submitted = 'done' | 'again' | 'unsent';

export interface Checking {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizEvent>;
  readonly requestKeys: RequestKeys;
  readonly outbox: Pick<Outbox, 'isHolding' | 'keep'>;
  /** Gives the result of an answer. Rejects as the calls do. */
  readonly send: (answer: Attempt) => Promise<AnswerResult | null>;
  readonly onJudged: (item: ItemKey, result: AnswerResult) => void;
  readonly fail: (thrown: unknown, fallback: string) => Promise<void>;
}

/** Nobody said what became of it: it is sent again. A cut answer while online is told, and sent again by hand. */
const isLost = ({ code }: ApiError): boolean =>
  code === clientErrorCodes.network || (code === clientErrorCodes.malformed && !navigator.onLine);

function sayVerdict({ verdict }: AnswerResult): void {
  if (verdict === 'correct') notify.outcome('verdict', 'success', t('quiz.correct'));
  if (verdict === 'incorrect') notify.outcome('verdict', 'error', t('quiz.incorrect'));
}

/** The check of what was typed: sent, or kept while the connection is gone, and what it gave. */
export function useChecking({ state, dispatch, requestKeys, outbox, send, onJudged, fail }: Checking) {
  /** The check that is pending. */
  const pending = useRef<Promise<unknown>>(undefined);

  const clearVerdict = (): void => {
    if (state.answer) dispatch({ type: 'typed' });
  };

  /** Mostly the answer comes at once: only a check that takes its time is drawn. */
  async function askServer(answer: Attempt): Promise<AnswerResult | null> {
    const slow = setTimeout(() => dispatch({ type: 'sent' }), SHOWN_AFTER_MS);
    try {
      const sent = send(answer);
      pending.current = sent;
      return await sent;
    } finally {
      clearTimeout(slow);
      pending.current = undefined;
    }
  }

  async function check(text: string): Promise<Submitted> {
    const item = currentItem(state);
    if (!item) return 'unsent';
    const request = { vocabularyId: item.vocabularyId, again: item.again, text };
    const wasTried = requestKeys.isOpen(request);
    const answer = { ...request, key: requestKeys.keyOf(request) };
    const keep = (tried: boolean): Submitted => {
      requestKeys.settle();
      outbox.keep({ ...answer, tried });
      dispatch({ type: 'postponed' });
      return 'done';
    };
    if (outbox.isHolding()) return keep(wasTried);
    // What was said of the text before goes, so that the same verdict is announced again.
    clearVerdict();
    try {
      const given = await askServer(answer);
      requestKeys.settle();
      if (!given) return 'unsent';
      dispatch({ type: 'checked', asked: item, answer: { ...given, typed: text } });
      sayVerdict(given);
      onJudged(item, given);
      return given.verdict === 'retry' ? 'again' : 'done';
    } catch (thrown) {
      const error = toApiError(thrown, t('quiz.checkFailed'));
      if (isLost(error)) {
        const kept = keep(true);
        if (navigator.onLine) notify.error(error.message);
        return kept;
      }
      dispatch({ type: 'checkFailed' });
      await fail(error, error.message);
      return 'unsent';
    }
  }

  return {
    check,
    isChecking: (): boolean => pending.current !== undefined,
    /** Resolves when no check is pending any more, whatever became of it. */
    settled: async (): Promise<void> => void (await Promise.allSettled([pending.current])),
    /** The learner types. Gives whether the text may change: what is being checked stays as it is. */
    typed: (): boolean => {
      if (pending.current) return false;
      clearVerdict();
      return true;
    },
  };
}
