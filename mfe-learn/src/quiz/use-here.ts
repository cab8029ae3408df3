import { useRef } from 'react';
import { useBlocker } from '@kotoba/federation/router';

/**
 * Gives what says whether the learner is still on this page: no longer from the very moment of going elsewhere, though the page is still
 * drawn and the other one may be long in coming.
 */
export function useHere(): () => boolean {
  const left = useRef(false);
  // The router asks before each step, which no drawing is as early as. Nothing is ever held back.
  useBlocker(({ currentLocation, nextLocation }) => {
    left.current = currentLocation.pathname !== nextLocation.pathname;
    return false;
  });
  return () => !left.current;
}
