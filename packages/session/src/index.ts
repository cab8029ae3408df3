import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import {
  authSlice,
  browserStorage,
  loadSession,
  syncSession,
  type AuthState,
  type SessionStorage,
  type SessionUser,
} from './auth';

export { Provider as StoreProvider } from 'react-redux';
export {
  authSlice,
  browserStorage,
  loadingChanged,
  loadSession,
  parseSession,
  sessionConfirmed,
  sessionEnded,
  sessionStarted,
  sessionUser,
  signedOut,
  STORAGE_KEY,
  type AuthState,
  type SessionStorage,
  type SessionUser,
} from './auth';

/** A slice that is in the store from the start: the API cache of the host. */
export interface EagerSlice {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware?: Middleware;
}

export interface StoreOptions {
  readonly slices?: readonly EagerSlice[];
  /** Runs before the slices' own middleware. */
  readonly middleware?: readonly Middleware<object, RootState>[];
  /** Defaults to the browser's local storage; null keeps the session in memory only. */
  readonly storage?: SessionStorage | null;
}

/** What every part of the suite may read. */
export interface RootState {
  readonly auth: AuthState;
}

/**
 * The one store of a tab. It starts with the persisted session (marked loading until the silent check is done, when
 * there is a token), keeps it persisted, and follows what other tabs do with it.
 */
export function createKotobaStore({
  slices = [],
  middleware = [],
  storage = browserStorage(),
}: StoreOptions = {}) {
  const restored = loadSession(storage);
  const eager = Object.fromEntries(slices.map((slice) => [slice.reducerPath, slice.reducer]));
  const root = combineReducers({ auth: authSlice.reducer, ...eager });
  const store = configureStore({
    reducer: root as Reducer<RootState, UnknownAction>,
    preloadedState: { auth: { ...restored, isLoading: restored.token !== null } },
    middleware: (getDefault) =>
      getDefault().concat([
        ...middleware,
        ...slices.flatMap((slice) => (slice.middleware ? [slice.middleware] : [])),
      ]),
    // The default waits for a frame, and so makes one: with each call while somebody types.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'timer', timeout: 10 } }),
    devTools: false,
  });
  const dispose = syncSession(store, storage);
  return { store, dispose };
}

export type KotobaStore = ReturnType<typeof createKotobaStore>['store'];

export const useAppDispatch = useDispatch.withTypes<KotobaStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Who is here. The token is deliberately not part of it. */
export function useSession(): Omit<AuthState, 'token'> {
  const user = useAppSelector((state) => state.auth.user);
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated);
  const isLoading = useAppSelector((state) => state.auth.isLoading);
  return { user, isAuthenticated, isLoading };
}

/** The learner of a protected screen, or null while the session changes under it. */
export const useUser = (): SessionUser | null => useAppSelector((state) => state.auth.user);
