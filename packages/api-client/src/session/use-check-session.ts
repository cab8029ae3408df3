import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { KotobaStore } from '@kotoba/session';
import { checkSession } from './check-session';

/** The silent check for a screen: "Continue" after a verified email. */
export function useCheckSession(): () => Promise<void> {
  const store = useStore() as KotobaStore;
  return useCallback(() => checkSession(store), [store]);
}
