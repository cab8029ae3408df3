import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus back to the list when the thing that had it has left the page (a deleted card, the pagination of another page), so
 * that the keyboard goes on here and not at the top of the document. Returns the function that announces such a leaving.
 */
export function useFocusKeeper(list: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const leaving = useRef(false);
  useEffect(() => {
    if (!leaving.current || (document.activeElement ?? document.body) !== document.body) return;
    leaving.current = false;
    list.current?.focus({ preventScroll: true });
  }, [list, shown]);
  return () => {
    leaving.current = true;
  };
}
