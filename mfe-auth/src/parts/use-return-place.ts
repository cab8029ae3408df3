import { returnLocation } from '@kotoba/contracts';
import { useLocation, useSearchParams } from '@kotoba/federation/router';

const fromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? returnLocation(state.from) : null;

/** Where the visitor came from: the query's `from`, else the one that the host passed along as state; null when it is no place of the app. */
export function useReturnPlace(): string | null {
  const [params] = useSearchParams();
  const { state } = useLocation();
  return returnLocation(params.get('from')) ?? fromState(state);
}
