import { paths } from '@kotoba/contracts';
import { Spinner } from '@kotoba/shared-ui/core';
import type { ComponentType } from 'react';
import { DashboardPage } from '../dashboard/dashboard.page';
import { PageError } from '../problems/boundaries';
import { lazyPart, type PartModule } from './lazy-part';

const lazyPage = (load: () => Promise<PartModule>): ComponentType =>
  lazyPart({ load, Pending: Spinner, Failed: PageError });

/** Every address that no contribution owns. */
export const NotFoundPage = lazyPage(() => import('../not-found/not-found.page'));

/** Who renders the shell's own routes. Every path of `contributions.ts` has one. */
export const shellPages: Readonly<Record<string, ComponentType>> = {
  [paths.dashboard]: DashboardPage,
  [paths.exam]: lazyPage(() => import('../exam/exam.page')),
  [paths.privacy]: lazyPage(async () => ({ Component: (await import('../legal/legal.page')).PrivacyPage })),
  [paths.terms]: lazyPage(async () => ({ Component: (await import('../legal/legal.page')).TermsPage })),
  [paths.support]: lazyPage(async () => ({ Component: (await import('../legal/legal.page')).SupportPage })),
  [paths.attributions]: lazyPage(() => import('../legal/attributions.page')),
  [paths.mailbox]: lazyPage(() => import('../mailbox/mailbox.page')),
};
