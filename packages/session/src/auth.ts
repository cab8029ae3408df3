import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { maxLength } from '@kotoba/contracts';

/**
 * The signed-in learner as the browser keeps them: no more than the screens show. Lengths are checked to refuse what
 * is absurd; the server counts characters, of which one may be two code units.
 */
export const sessionUser = z.strictObject({
  id: z.int().check(z.gte(1)),
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  emailVerified: z.boolean(),
  firstName: z.string().check(z.maxLength(maxLength.name * 2)),
  lastName: z.string().check(z.maxLength(maxLength.name * 2)),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The client auth session. Source: ACC-19. */
export interface AuthState {
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly token: string | null;
}

export const signedOut: AuthState = { user: null, isAuthenticated: false, isLoading: false, token: null };

/**
 * The auth slice of the suite: who is here. Source of the transitions: ACC-20 to ACC-22.
 * `isLoading` is true while the silent check of the start runs, so that guards wait instead of guessing.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** Sign-in, sign-up and a verified email store user and token. */
    sessionStarted: (
      _state,
      { payload }: PayloadAction<{ user: SessionUser; token: string }>,
    ): AuthState => ({
      user: payload.user,
      token: payload.token,
      isAuthenticated: true,
      isLoading: false,
    }),
    /** The server confirmed the token and told who it belongs to. Nothing happens when the session ended meanwhile. */
    sessionConfirmed: (state, { payload }: PayloadAction<{ user: SessionUser }>): AuthState =>
      state.token === null
        ? { ...state, isLoading: false }
        : { ...state, user: payload.user, isAuthenticated: true, isLoading: false },
    /** Sign-out, a refused token or a failed check: everything goes. */
    sessionEnded: (): AuthState => signedOut,
    /** Another tab changed the persisted session: this tab follows. */
    sessionRestored: (_state, { payload }: PayloadAction<AuthState>): AuthState => payload,
    loadingChanged: (state, { payload }: PayloadAction<boolean>): AuthState => ({
      ...state,
      isLoading: payload,
    }),
  },
});

export const { sessionStarted, sessionConfirmed, sessionEnded, loadingChanged } = authSlice.actions;

/** The one key of the browser's storage that holds the session. */
export const STORAGE_KEY = 'kotoba.session';
const PERSISTENCE_VERSION = 0;

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
 * Keeps the session, or clears it when there is none. Gives whether the storage now says so: a full or blocked one
 * leaves the session in memory, for the life of this tab.
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
 * Keeps this tab's session and the browser's storage at one. A sign-in here is written and counts in every tab; a
 * sign-out or another sign-in elsewhere takes effect here. What happens to a session here is written only while the
 * storage still holds that session: a late refusal of an old token must not sign out the learner who has signed in
 * elsewhere meanwhile. Returns its undo.
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
    store.dispatch(authSlice.actions.sessionRestored({ ...stored, isLoading }));
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
