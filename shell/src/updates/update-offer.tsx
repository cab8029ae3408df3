import { VisuallyHidden, lazyPart } from '@kotoba/shared-ui/core';
import { useLocation } from '@kotoba/federation/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../texts';
import { useSuite } from '../suite/suite-context';

/**
 * Whether to offer the newer snapshot now: one is live, and this is a safe point (no quiz runs, nothing that was typed
 * would be lost). Looks for one when the learner comes back to the tab or goes to another page.
 */
function useUpdateOffer(): boolean {
  const { updates, busy, typed } = useSuite();
  const { pathname } = useLocation();
  useEffect(() => updates.look(), [updates, pathname]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') updates.look();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [updates]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const undo = [updates, busy, typed].map((source) => source.subscribe(onChange));
      return () => undo.forEach((stop) => stop());
    },
    [updates, busy, typed],
  );
  // A new function with every page, so that it is asked again when the fields of the last one are gone.
  const isTime = useCallback(
    () => pathname !== '' && updates.offered() !== null && !busy.isBusy() && !typed.isThere(),
    [updates, busy, typed, pathname],
  );
  return useSyncExternalStore(subscribe, isTime);
}

const Nothing = () => null;

/** Rare, so it is no part of the start. Without it, the next look or the next tab brings the update. */
const Button = lazyPart({ load: () => import('./update-button'), Pending: Nothing, Failed: Nothing });

/** The offer of a newer release, at a safe point only; said once, for who does not see the button. */
export function UpdateOffer() {
  const { t } = useTexts();
  const isTime = useUpdateOffer();
  return (
    <>
      <VisuallyHidden role="status">{isTime && t('update.ready')}</VisuallyHidden>
      {isTime && <Button />}
    </>
  );
}
