import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Keeps the element that is given the reference in view, with as little scrolling as that takes: whenever `moment` changes, and when the
 * room changes (a phone's keyboard comes). Of one that is higher than the room its beginning is seen: what is asked comes first.
 */
export function useStageInView<Element extends HTMLElement>(moment: string): RefObject<Element | null> {
  const stage = useRef<Element>(null);
  // Chromium gives a promise, which an effect must not give back.
  const show = useEffectEvent(() => {
    const element = stage.current;
    if (!element) return;
    const room = window.visualViewport?.height ?? window.innerHeight;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const fits = element.offsetHeight + margin <= room;
    void element.scrollIntoView?.({ block: fits ? 'nearest' : 'start' });
  });
  useEffect(() => show(), [moment]);
  useEffect(() => {
    const onResize = (): void => show();
    const viewport = window.visualViewport;
    viewport?.addEventListener('resize', onResize);
    return () => viewport?.removeEventListener('resize', onResize);
  }, []);
  return stage;
}
