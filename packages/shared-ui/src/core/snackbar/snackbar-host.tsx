import '../nonce';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { useSharedTexts } from '../texts/shared-texts';
import { MOST_TOASTS, TOAST_MS } from './toast-limits';
import { Toast } from './toast';

const components = { success: Toast, error: Toast, info: Toast, default: Toast, warning: Toast };
const topCentre = { vertical: 'top', horizontal: 'center' } as const;

/** Where toasts appear: one polite region for the whole page. Rendered once, by `UiProvider`. */
export function SnackbarHost() {
  const { t } = useSharedTexts();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setRegion} role="status" aria-live="polite" aria-label={t('messages')} />
      {region && (
        <SnackbarProvider
          domRoot={region}
          maxSnack={MOST_TOASTS}
          autoHideDuration={TOAST_MS}
          anchorOrigin={topCentre}
          Components={components}
        />
      )}
    </>
  );
}
