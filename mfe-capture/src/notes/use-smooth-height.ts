import { useLayoutEffect, useRef, type RefObject } from 'react';

const CLOSING = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/**
 * Lets an element grow and shrink smoothly, so that what follows is not pulled up under the finger: `remember` is
 * called before what is in it comes or goes, `state` changes with it. At once for who wants no motion.
 */
export function useSmoothHeight(state: unknown): {
  ref: RefObject<HTMLElement | null>;
  remember: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const [element, from] = [ref.current, before.current];
    before.current = null;
    if (!element || from === null || from === element.offsetHeight) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const steps = [from, element.offsetHeight].map((height) => ({ height: `${height}px`, overflow: 'clip' }));
    element.animate(steps, CLOSING);
  }, [state]);
  return {
    ref,
    remember: () => {
      before.current = ref.current?.offsetHeight ?? null;
    },
  };
}
