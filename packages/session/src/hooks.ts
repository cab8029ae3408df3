import { useDispatch, useSelector } from 'react-redux';
import type { AuthState, SessionUser } from './auth.slice';
import type { KotobaStore, RootState } from './store';

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
