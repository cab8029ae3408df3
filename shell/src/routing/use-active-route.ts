import { matchRoutes, useLocation } from '@kotoba/federation/router';
import { useMemo } from 'react';
import { useSuite } from '../suite/suite-context';
import type { OwnedRoute } from './route-table';

/** The row of the table that the address belongs to; null on the landing page and on unknown addresses. */
export function useActiveRoute(): OwnedRoute | null {
  const { table } = useSuite();
  const { pathname } = useLocation();
  return useMemo(() => {
    const candidates = table.routes.map((route) => ({ path: route.path, handle: route }));
    const handle: unknown = matchRoutes(candidates, pathname)?.at(-1)?.route.handle;
    return table.routes.find((route) => route === handle) ?? null;
  }, [table, pathname]);
}
