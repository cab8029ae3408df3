import { useEffect, useState, type ReactNode } from 'react';
import { onWaiting } from './toast-queue';

type FillRegion = (region: HTMLElement) => ReactNode;

/** Where the browser does not tell when it is idle. */
const WITHOUT_IDLE_MS = 2000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
};

/** The part that shows toasts, fetched when the page is idle, or at once when a message waits; a failed fetch is made again by the next one. */
export function useToaster(): FillRegion | null {
  const [fill, setFill] = useState<FillRegion | null>(null);
  useEffect(() => {
    if (fill) return undefined;
    const load = () => {
      import('./toaster').then(
        ({ fillRegion }) => setFill(() => fillRegion),
        // Kept: the messages wait, and the next one summons the toaster again.
        () => undefined,
      );
    };
    const undo = [onWaiting(load), whenIdle(load)];
    return () => undo.forEach((stop) => stop());
  }, [fill]);
  return fill;
}
