import { useLocation } from '@kotoba/federation/router';
import { useEffect, useRef } from 'react';

/**
 * How long to wait for the heading of a page whose code is still pending, in ms: the loader's budget and a little
 * more.
 */
const HEADING_TIMEOUT_MS = 10_000;

/**
 * Moves the focus to the page's heading, unless the page (or the learner) has put it somewhere inside already. Returns
 * whether it is done.
 */
function focusHeading(main: HTMLElement): boolean {
  if (main.contains(document.activeElement) && document.activeElement !== main) return true;
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Waits for the heading of `main`; a focus that the learner moved meanwhile (into the search) stays. Returns its undo.
 */
function whenHeadingComes(main: HTMLElement): () => void {
  if (focusHeading(main)) return () => undefined;
  const before = document.activeElement;
  const hasGoneOn = (): boolean =>
    document.activeElement !== before && document.activeElement !== document.body;
  const observer = new MutationObserver(() => {
    if (hasGoneOn() || focusHeading(main)) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_TIMEOUT_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * After a change of page inside the app, a reader of the screen starts at the new page's heading and not in the middle
 * of the old one. The first page is left to the browser. Returns the ref of the main landmark.
 */
export function useRouteArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname || !main.current) return;
    last.current = pathname;
    return whenHeadingComes(main.current);
  }, [pathname]);
  return main;
}
