export { Provider as StoreProvider } from 'react-redux';
export {
  authSlice,
  loadingChanged,
  sessionConfirmed,
  sessionEnded,
  sessionStarted,
  sessionUser,
  signedOut,
  type AuthState,
  type SessionUser,
} from './auth.slice';
export { STORAGE_KEY, parseSession, type SessionStorage } from './auth.sync';
export { useAppDispatch, useAppSelector, useSession, useUser } from './store';
export {
  createKotobaStore,
  type EagerSlice,
  type KotobaStore,
  type RootState,
  type StoreOptions,
} from './store';
