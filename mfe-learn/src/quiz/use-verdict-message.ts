import { useEffect } from 'react';
import type { AnswerResult } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { afterPaint } from './after-paint';
import { t } from '../texts';

/** Says what a check gave, once for each `result`, when the verdict itself stands on the screen: the message is drawn behind it. */
export function useVerdictMessage(result: AnswerResult | null): void {
  useEffect(() => {
    if (result?.verdict === 'correct')
      afterPaint(() => notify.outcome('verdict', 'success', t('quiz.correct')));
    if (result?.verdict === 'incorrect')
      afterPaint(() => notify.outcome('verdict', 'error', t('quiz.incorrect')));
  }, [result]);
}
