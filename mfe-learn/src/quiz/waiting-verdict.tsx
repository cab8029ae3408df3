import { Notice } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** In place of a verdict while the server cannot be told the answer. */
export function WaitingVerdict() {
  const { t } = useTexts();
  return (
    <Notice tone="yamabuki" icon="clock" announce="polite">
      {t('offline.waiting')}
    </Notice>
  );
}
