import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { KotobaStore } from '@kotoba/session';
import { refreshUser } from './refresh-user';

/** Asks once more who the learner is; see `refreshUser`. */
export function useRefreshUser(): () => Promise<void> {
  const store = useStore() as KotobaStore;
  return useCallback(() => refreshUser(store), [store]);
}
