import { useEffect, useState } from 'react';

/**
 * How long a guest's page may go on after a session began under it. The page that signed the learner in moves on by itself, within the
 * same task; what is still here afterwards was signed in by another tab.
 */
export const GRACE_MS = 200;

/** True for GRACE_MS after `isOpen` turned false on the page at `pathname`; never when that page was closed from the start. */
export function useGrace(isOpen: boolean, pathname: string): boolean {
  const [shown, setShown] = useState<string | null>(null);
  if (isOpen && shown !== pathname) setShown(pathname);
  if (!isOpen && shown !== null && shown !== pathname) setShown(null);
  const isEnding = !isOpen && shown === pathname;
  useEffect(() => {
    if (!isEnding) return;
    const timer = setTimeout(() => setShown(null), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isEnding]);
  return isEnding;
}
