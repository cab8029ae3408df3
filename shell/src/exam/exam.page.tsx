import { paths } from '@kotoba/contracts';
import { Card, defineTexts, EmptyState, LinkButton, Page } from '@kotoba/shared-ui/core';

const { useTexts } = defineTexts('shell-exam', {
  en: {
    'exam.title': 'Exam Page',
    'exam.soon': 'Coming soon',
    'exam.text':
      'A practice exam like the JLPT is on its way. Until then, a learning session is the best preparation.',
    'exam.back': 'Back to the dashboard',
  },
});

/** The practice exam, announced. */
export function Component() {
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
