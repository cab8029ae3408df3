import { Button, Notice } from '@kotoba/shared-ui/core';
import { keepFocus } from './keep-focus';
import type { Outbox } from './use-outbox';
import { useTexts } from '../texts';

/** Says that there is no way to the server, and how many answers wait to be checked. */
export function OutboxNotice({ outbox }: { readonly outbox: Outbox }) {
  const { t } = useTexts();
  const { count, isOnline, checking, unreached } = outbox;
  if (isOnline && !unreached && count === 0) return null;
  const known = unreached ? 'offline.unreached' : 'offline.checking';
  // While nobody is there the button stays where it is, also during a try.
  const retry = isOnline && (unreached || !checking) && (
    <Button size="small" onMouseDown={keepFocus} onClick={outbox.flush}>
      {t('offline.retry')}
    </Button>
  );
  return (
    <Notice tone="yamabuki" icon="offline" announce="polite" action={retry || undefined}>
      {t(isOnline ? known : 'offline.text', { count })}
    </Notice>
  );
}
