import { useSyncExternalStore } from 'react';

/** What helps on a screen and is no part of the list. */
export const notOnPaper = { '@media print': { display: 'none' } } as const;

const isPrinting = (): boolean => globalThis.matchMedia?.('print').matches ?? false;

function watch(onChange: () => void): () => void {
  const print = globalThis.matchMedia?.('print');
  print?.addEventListener('change', onChange);
  return () => print?.removeEventListener('change', onChange);
}

/** Whether the page is being put on paper. Source: VOC-44. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, isPrinting);
