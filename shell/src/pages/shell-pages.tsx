import { paths } from '@kotoba/contracts';
import { Spinner } from '@kotoba/shared-ui/core';
import type { ComponentType } from 'react';
import { DashboardPage } from '../dashboard/dashboard.page';
import { ExamPage } from '../exam/exam.page';
import { PageStumbled } from '../problems/page-stumbled';
import { lazyPart, type PartModule } from './lazy-part';

const lazyPage = (load: () => Promise<PartModule>): ComponentType =>
  lazyPart({ load, Pending: Spinner, Failed: PageStumbled });

/** Who renders the shell's own routes. Every path of `contributions.ts` has one. */
export const shellPages: Readonly<Record<string, ComponentType>> = {
  [paths.dashboard]: DashboardPage,
  [paths.exam]: ExamPage,
  [paths.privacy]: lazyPage(() => import('../legal/privacy.page')),
  [paths.terms]: lazyPage(() => import('../legal/terms.page')),
  [paths.support]: lazyPage(() => import('../legal/support.page')),
  [paths.attributions]: lazyPage(() => import('../legal/attributions.page')),
  [paths.mailbox]: lazyPage(() => import('../mailbox/mailbox.page')),
};
