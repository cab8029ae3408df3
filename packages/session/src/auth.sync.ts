import type { Store } from '@reduxjs/toolkit';
import { sessionRestored } from './auth.slice';
import { loadSession, saveSession, STORAGE_KEY, type SessionStorage } from './auth.persistence';
import type { AuthState } from './auth.state';

type AuthStore = Pick<Store<{ auth: AuthState }>, 'getState' | 'subscribe' | 'dispatch'>;

/** Writes the session whenever user or token change. Returns its undo. */
export function persistSession(store: AuthStore, storage: SessionStorage | null): () => void {
  let last = store.getState().auth;
  return store.subscribe(() => {
    const { auth } = store.getState();
    if (auth.user === last.user && auth.token === last.token) return;
    last = auth;
    saveSession(storage, auth);
  });
}

/**
 * Signing out, or in as somebody else, in one tab takes effect in this one: the `storage` event fires in every other tab of the
 * origin. Returns its undo.
 */
export function followOtherTabs(store: AuthStore, storage: SessionStorage | null): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const follow = (event: StorageEvent): void => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    const stored = loadSession(storage);
    if (stored.token !== store.getState().auth.token) store.dispatch(sessionRestored(stored));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
