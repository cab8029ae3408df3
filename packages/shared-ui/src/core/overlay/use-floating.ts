import { useEffect, useSyncExternalStore } from 'react';
import type * as floating from './floating';

type Floating = typeof floating;

/** Before it is asked for again while it is wanted. */
const AGAIN_MS = 3000;
/** Where the browser does not tell when it is idle. */
const WITHOUT_IDLE_MS = 2000;

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

/** Fetches what floats when the page is idle, so that it is there when something opens. */
export function useWarmFloating(): void {
  useEffect(() => {
    const warm = () => void fetchFloating().catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(warm, WITHOUT_IDLE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(warm);
    return () => cancelIdleCallback(handle);
  }, []);
}

/** The part that draws what floats, once it has come for anything. */
export const useArrivedFloating = (): Floating | null => useSyncExternalStore(watch, () => arrived);

/** The part that draws what floats and the toasts, while it is wanted; fetched at once, and again until it comes. */
export function useFloating(wanted: boolean): Floating | null {
  const group = useArrivedFloating();
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
  return wanted ? group : null;
}
