import { useEffect, useState, type ReactNode } from 'react';
import { isAnyWaiting, onWaiting } from './toast-queue';

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
export function useToaster(): FillRegion | null {
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
