import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Keeps the element that is given the reference in view, with as little scrolling as that takes: whenever `moment` changes, and when the
 * room changes (a phone's keyboard comes).
 */
export function useStageInView<Element extends HTMLElement>(moment: string): RefObject<Element | null> {
  const stage = useRef<Element>(null);
  // Chromium gives a promise, which an effect must not give back.
  const show = useEffectEvent(() => {
    void stage.current?.scrollIntoView?.({ block: 'nearest' });
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
