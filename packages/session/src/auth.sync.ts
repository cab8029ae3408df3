import type { Store } from '@reduxjs/toolkit';
import { sessionRestored, type AuthState } from './auth.slice';
import { loadSession, saveSession, STORAGE_KEY, type SessionStorage } from './auth.persistence';

type AuthStore = Pick<Store<{ auth: AuthState }>, 'getState' | 'subscribe' | 'dispatch'>;

const isSame = (left: AuthState, right: AuthState): boolean =>
  left.token === right.token && JSON.stringify(left.user) === JSON.stringify(right.user);

/** Calls `follow` whenever another tab may have changed the storage. Returns its undo. */
function whenOtherTabsMayHaveWritten(follow: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) follow();
  };
  // A page that was frozen (put aside for Back, or by a phone) has heard nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Keeps this tab's session and the browser's storage at one. A sign-in here is written and counts in every tab; a sign-out or another
 * sign-in elsewhere takes effect here. What happens to a session here is written only while the storage still holds that session: a late
 * refusal of an old token must not sign out the learner who has signed in elsewhere meanwhile. Returns its undo.
 */
export function syncSession(store: AuthStore, storage: SessionStorage | null): () => void {
  let last = store.getState().auth;
  /** Whether the storage held `last` when it was written or read; otherwise the session lives in memory. */
  let isKept = last.token !== null;

  function adopt(stored: AuthState): void {
    const current = store.getState().auth;
    isKept = stored.token !== null;
    last = stored;
    if (isSame(stored, current)) return;
    // The silent check goes on when it is still the same session that it asks about.
    const isLoading = stored.token === current.token && current.isLoading;
    store.dispatch(sessionRestored({ ...stored, isLoading }));
  }

  function write(auth: AuthState): void {
    const before = last;
    last = auth;
    if (auth.token === null || auth.token === before.token) {
      const stored = loadSession(storage);
      const isOthers = isKept ? stored.token !== before.token : stored.token !== null;
      if (isOthers) return adopt(stored);
    }
    isKept = saveSession(storage, auth) && auth.token !== null;
  }

  function follow(): void {
    const stored = loadSession(storage);
    // A session in memory has nothing in the storage to lose.
    if (stored.token !== null || isKept) adopt(stored);
  }

  const unsubscribe = store.subscribe(() => {
    const { auth } = store.getState();
    if (!isSame(auth, last)) write(auth);
  });
  const stop = whenOtherTabsMayHaveWritten(follow);
  return () => {
    unsubscribe();
    stop();
  };
}
