import { paths } from '@kotoba/contracts';
import { Spinner, lazyPart, type PartModule } from '@kotoba/shared-ui/core';
import type { ComponentType } from 'react';
import { PageError } from '../problems/boundaries';
import { DashboardPage } from '../dashboard/dashboard.page';
import pages from './page-routes';

const lazyPage = (load: () => Promise<PartModule>): ComponentType =>
  lazyPart({ load, Pending: Spinner, Failed: PageError });

/** Every address that no contribution owns. */
export const NotFoundPage = lazyPage(() => import('../not-found/not-found.page'));

/** Who renders the shell's own routes. Every path of `contributions.ts` has one. */
export const shellPages: Readonly<Record<string, ComponentType>> = {
  [paths.dashboard]: DashboardPage,
  ...Object.fromEntries(
    pages.routes.flatMap(({ path, lazy }) =>
      typeof lazy === 'function' ? [[path, lazyPage(lazy as () => Promise<PartModule>)]] : [],
    ),
  ),
};
