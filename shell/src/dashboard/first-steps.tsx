import { paths } from '@kotoba/contracts';
import { Card, EmptyState, LinkButton } from '@kotoba/shared-ui/core';
import { useDashboardTexts } from './dashboard-texts';

/** What a learner who has no word yet does first, in place of what there is to do today. */
export function FirstSteps() {
  const { t } = useDashboardTexts();
  return (
    <Card>
      <EmptyState
        dense
        level={2}
        drawing="notebook"
        title={t('first.title')}
        hint={t('first.text')}
        action={
          <LinkButton to={paths.capture} variant="primary">
            {t('first.action')}
          </LinkButton>
        }
      />
    </Card>
  );
}
