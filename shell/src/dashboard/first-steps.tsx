import { paths } from '@kotoba/contracts';
import { Card, EmptyState, LinkButton } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** In place of the figures' year for a learner who has no word yet: what to do first. */
export function FirstSteps() {
  const { t } = useTexts();
  return (
    <Card>
      <EmptyState
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
