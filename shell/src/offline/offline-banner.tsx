import { Icon, LiveText, useOnline } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import './offline-banner.css';

/**
 * A line while the browser has no connection. It lies over the page's margin, so that nothing moves when it comes and
 * goes.
 */
export function OfflineBanner() {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    <LiveText>
      {!isOnline && (
        <span className="shell-offline">
          <Icon name="offline" size={16} />
          {t('offline.text')}
        </span>
      )}
    </LiveText>
  );
}
