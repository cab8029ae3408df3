import { paths } from '@kotoba/contracts';
import { Spinner, Card, EmptyState, LinkButton, Page } from '@kotoba/shared-ui/core';
import type { ComponentType } from 'react';
import { DashboardPage } from '../dashboard/dashboard.page';
import { PageError } from '../problems/boundaries';
import { lazyPart, type PartModule } from './lazy-part';
import { useTexts } from '../texts';

/** The practice exam, announced. */
function ExamPage() {
  const { t } = useTexts();
  return (
    <Page title={t('exam.title')} documentTitle={t('exam.title')}>
      <Card>
        <EmptyState
          drawing="brush"
          title={t('exam.soon')}
          hint={t('exam.text')}
          action={
            <LinkButton to={paths.dashboard} variant="primary">
              {t('exam.back')}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}

const lazyPage = (load: () => Promise<PartModule>): ComponentType =>
  lazyPart({ load, Pending: Spinner, Failed: PageError });

/** Who renders the shell's own routes. Every path of `contributions.ts` has one. */
export const shellPages: Readonly<Record<string, ComponentType>> = {
  [paths.dashboard]: DashboardPage,
  [paths.exam]: ExamPage,
  [paths.privacy]: lazyPage(async () => ({ Component: (await import('../legal/legal.page')).PrivacyPage })),
  [paths.terms]: lazyPage(async () => ({ Component: (await import('../legal/legal.page')).TermsPage })),
  [paths.support]: lazyPage(async () => ({ Component: (await import('../legal/legal.page')).SupportPage })),
  [paths.attributions]: lazyPage(() => import('../legal/attributions.page')),
  [paths.mailbox]: lazyPage(() => import('../mailbox/mailbox.page')),
};
