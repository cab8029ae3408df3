import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSharedTexts } from '../texts/shared-texts';
import { useToaster } from './use-toaster';

/**
 * Where toasts appear: one polite region for the whole page, above every dialog. Rendered once, by `UiProvider`. The region is there from
 * the start, because assistive technology hears only regions that it knew before; what shows the toasts follows when the page is idle.
 */
export function SnackbarHost() {
  const { t } = useSharedTexts();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const fill = useToaster();
  return createPortal(
    <div ref={setRegion} role="status" aria-live="polite" aria-label={t('messages')} data-above-layers="">
      {region && fill?.(region)}
    </div>,
    document.body,
  );
}
