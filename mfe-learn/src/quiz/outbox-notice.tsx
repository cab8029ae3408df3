import { Button, Notice } from '@kotoba/shared-ui/core';
import type { Outbox } from './use-outbox';
import { useTexts } from '../texts';

/** Says that there is no connection, and how many answers wait to be checked. */
export function OutboxNotice({ outbox }: { readonly outbox: Outbox }) {
  const { t } = useTexts();
  const { count, isOnline, sending } = outbox;
  if (isOnline && count === 0) return null;
  const retry = isOnline && !sending && (
    <Button size="small" onClick={outbox.flush}>
      {t('offline.retry')}
    </Button>
  );
  return (
    <Notice tone="yamabuki" icon="offline" announce="polite" action={retry || undefined}>
      {isOnline ? t('offline.checking', { count }) : t('offline.text', { count })}
    </Notice>
  );
}
