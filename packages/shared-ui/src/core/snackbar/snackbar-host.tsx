import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useArrivedFloating, useFloating } from '../overlay/use-floating';
import { useSharedTexts } from '../texts/shared-texts';
import { isAnyPosted, onPosted } from './notify';

/**
 * Where toasts and tooltips appear. Toasts: one polite region for the whole page, above every dialog. Rendered once, by `UiProvider`. The
 * region is there from the start, because assistive technology hears only regions that it knew before; what shows the
 * toasts comes with the first of them.
 */
export function SnackbarHost() {
  const { t } = useSharedTexts();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const arrived = useArrivedFloating();
  const floating = useFloating(useSyncExternalStore(onPosted, isAnyPosted));
  useEffect(() => {
    if (!region) return undefined;
    // An open dialog of Material hides everything beside it, and its messages would not be heard.
    const watch = new MutationObserver(() => region.removeAttribute('aria-hidden'));
    watch.observe(region, { attributeFilter: ['aria-hidden'] });
    return () => watch.disconnect();
  }, [region]);
  return (
    <>
      {createPortal(
        <div ref={setRegion} role="status" aria-live="polite" aria-label={t('messages')}>
          {region && floating && <floating.Toaster region={region} />}
        </div>,
        document.body,
      )}
      {arrived && <arrived.Tip />}
    </>
  );
}
