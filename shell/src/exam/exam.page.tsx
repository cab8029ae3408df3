import { paths } from '@kotoba/contracts';
import { Card, EmptyState, LinkButton, Page } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** The practice exam, announced. */
export function ExamPage() {
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
