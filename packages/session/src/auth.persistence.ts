import * as z from 'zod/mini';
import { sessionUser, signedOut, type AuthState } from './auth.slice';

/** The one key of the browser's storage that holds the session. */
export const STORAGE_KEY = 'kotoba.session';
export const PERSISTENCE_VERSION = 0;

/** What is written. A session needs its user and its token; anything else counts as signed out. */
const persisted = z.strictObject({
  version: z.literal(PERSISTENCE_VERSION),
  user: sessionUser,
  isAuthenticated: z.literal(true),
  // What a header can carry: anything else would make every call fail.
  token: z.string().check(z.regex(/^[\w.~-]{20,200}$/)),
});

/** The part of `Storage` that is used; injected in tests. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or null where it is blocked: then the session lives in memory until the tab closes. */
export function browserStorage(): SessionStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The session that `text` describes; anything that is not exactly one is a signed-out start. */
export function parseSession(text: string | null): AuthState {
  if (text === null) return signedOut;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return signedOut;
  }
  const result = persisted.safeParse(json);
  if (!result.success) return signedOut;
  const { user, token } = result.data;
  return { user, token, isAuthenticated: true, isLoading: false };
}

/** The session of the last visit. */
export function loadSession(storage: SessionStorage | null): AuthState {
  try {
    return parseSession(storage?.getItem(STORAGE_KEY) ?? null);
  } catch {
    return signedOut;
  }
}

/**
 * Keeps the session, or clears it when there is none. Gives whether the storage now says so: a full or blocked one leaves the session in
 * memory, for the life of this tab.
 */
export function saveSession(storage: SessionStorage | null, state: AuthState): boolean {
  if (storage === null) return false;
  try {
    if (!state.user || !state.token) {
      storage.removeItem(STORAGE_KEY);
      return true;
    }
    const { user, token } = state;
    const text = JSON.stringify({ version: PERSISTENCE_VERSION, user, isAuthenticated: true, token });
    storage.setItem(STORAGE_KEY, text);
    return true;
  } catch {
    return forget(storage);
  }
}

/** What lies there is not this session: the next start must not find somebody else's. Always gives false. */
function forget(storage: SessionStorage): false {
  try {
    storage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked altogether: then nothing lies there either.
  }
  return false;
}
