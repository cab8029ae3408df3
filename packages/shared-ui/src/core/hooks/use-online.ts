import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  const names = ['online', 'offline'] as const;
  names.forEach((name) => window.addEventListener(name, onChange));
  return () => names.forEach((name) => window.removeEventListener(name, onChange));
}

/** Whether the browser believes that it has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
