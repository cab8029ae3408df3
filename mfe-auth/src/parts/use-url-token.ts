import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '@kotoba/federation/router';

/**
 * The one-use token of a mailed link. It leaves the address bar as soon as it is read, so that it lands in no history entry, no
 * bookmark and no Referer; the rest of the query stays.
 */
export function useUrlToken(): string | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => params.get('token'));
  const shown = params.has('token');

  useEffect(() => {
    if (!shown) return;
    const rest = new URLSearchParams(window.location.search);
    rest.delete('token');
    const search = rest.toString();
    void navigate({ search: search === '' ? '' : `?${search}` }, { replace: true });
  }, [shown, navigate]);

  return token === '' ? null : token;
}
