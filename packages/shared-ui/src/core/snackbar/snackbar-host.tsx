import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSharedTexts } from '../texts/shared-texts';
import { isAnyWaiting, onWaiting } from './notify';

type FillRegion = (region: HTMLElement) => ReactNode;

/** Where the browser does not tell when it is idle. */
const WITHOUT_IDLE_MS = 2000;
/** Before the toaster is asked for again while a message waits for it. */
const AGAIN_MS = 3000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
};

/** The part that shows toasts, fetched when the page is idle, or at once when a message waits; then until it comes. */
function useToaster(): FillRegion | null {
  const [fill, setFill] = useState<FillRegion | null>(null);
  useEffect(() => {
    if (fill) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    const load = () => {
      import('./toaster').then(
        ({ fillRegion }) => setFill(() => fillRegion),
        () => {
          // Nothing that was said is lost: without a waiting message, the next one or the next page asks again.
          clearTimeout(timer);
          if (isAnyWaiting() && !isOver) timer = setTimeout(load, AGAIN_MS);
        },
      );
    };
    const undo = [onWaiting(load), whenIdle(load), end];
    return () => undo.forEach((stop) => stop());
  }, [fill]);
  return fill;
}

/**
 * Where toasts appear: one polite region for the whole page, above every dialog. Rendered once, by `UiProvider`. The region is there from
 * the start, because assistive technology hears only regions that it knew before; what shows the toasts follows when the page is idle.
 */
export function SnackbarHost() {
  const { t } = useSharedTexts();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const fill = useToaster();
  useEffect(() => {
    if (!region) return undefined;
    // An open dialog of Material hides everything beside it, and its messages would not be heard.
    const watch = new MutationObserver(() => region.removeAttribute('aria-hidden'));
    watch.observe(region, { attributeFilter: ['aria-hidden'] });
    return () => watch.disconnect();
  }, [region]);
  return createPortal(
    <div ref={setRegion} role="status" aria-live="polite" aria-label={t('messages')}>
      {region && fill?.(region)}
    </div>,
    document.body,
  );
}
