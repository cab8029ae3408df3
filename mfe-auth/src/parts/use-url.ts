import { returnLocation } from '@kotoba/contracts';
import { useLocation, useSearchParams, useNavigate } from '@kotoba/federation/router';
import { useEffect, useState } from 'react';

/**
 * The one-use token of a mailed link. It leaves the address bar as soon as it is read, so that it lands in no history
 * entry, no bookmark and no Referer; the rest of the query, the hash and the state that came along stay.
 */
export function useUrlToken(): string | null {
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => params.get('token'));

  useEffect(() => {
    if (!params.has('token')) return;
    const rest = new URLSearchParams(params);
    rest.delete('token');
    void navigate({ search: rest.toString(), hash }, { replace: true, state });
  }, [params, hash, state, navigate]);

  return token === '' ? null : token;
}

const fromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? returnLocation(state.from) : null;

/**
 * Where the visitor came from: the query's `from`, else the one that the host passed along as state; null when it is
 * no place of the app.
 */
export function useReturnPlace(): string | null {
  const [params] = useSearchParams();
  const { state } = useLocation();
  return returnLocation(params.get('from')) ?? fromState(state);
}
