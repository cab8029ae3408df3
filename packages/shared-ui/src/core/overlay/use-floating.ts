import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type * as floating from './floating';

type Floating = typeof floating;

/** Before it is asked for again while it is wanted. */
const AGAIN_MS = 3000;

let arrived: Floating | null = null;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

async function fetchFloating(): Promise<void> {
  arrived = await import('./floating');
  watchers.forEach((tell) => tell());
}

/** Fetches what floats ahead, so that it is there when something opens. What fails is fetched again when it is wanted. */
export const warmFloating = (): void => void fetchFloating().catch(() => undefined);

/** The part that draws what floats, once it has come for anything. */
export const useArrivedFloating = (): Floating | null => useSyncExternalStore(watch, () => arrived);

/**
 * The part that draws what floats and the toasts, while it is wanted; fetched at once, and again until it comes. What
 * opens is drawn in pieces, so that the press that opened it is seen at once.
 */
export function useFloating(wanted: boolean): Floating | null {
  const group = useArrivedFloating();
  const isDrawn = useDeferredValue(wanted, false);
  useEffect(() => {
    if (group || !wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = () =>
      fetchFloating().catch(() => {
        if (!isOver) timer = setTimeout(ask, AGAIN_MS);
      });
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [group, wanted]);
  return wanted && isDrawn ? group : null;
}
