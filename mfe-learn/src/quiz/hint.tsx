import { Notice } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** While Review is off: what is hidden, and how to see it. */
export function Hint({ answered }: { readonly answered: boolean }) {
  const { t } = useTexts();
  return (
    <Notice icon="info">
      <strong>{t(answered ? 'quiz.hintAnswered' : 'quiz.hintTitle')}</strong>{' '}
      {t(answered ? 'quiz.hintAnsweredText' : 'quiz.hintText')}{' '}
      {t(answered ? 'quiz.hintMore' : 'quiz.hintToggle')}
    </Notice>
  );
}
