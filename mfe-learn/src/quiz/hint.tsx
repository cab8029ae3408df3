import { memo } from 'react';
import { Notice } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** While Review is off: what is hidden, and how to see it. */
export const Hint = memo(function Hint({ answered }: { readonly answered: boolean }) {
  const { t } = useTexts();
  return (
    <Notice icon="info">
      {answered ? (
        t('quiz.hintMore')
      ) : (
        <>
          <strong>{t('quiz.hintTitle')}</strong> {t('quiz.hintText')} {t('quiz.hintToggle')}
        </>
      )}
    </Notice>
  );
});
