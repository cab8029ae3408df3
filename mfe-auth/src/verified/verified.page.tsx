import { paths } from '@kotoba/contracts';
import { AccountCard } from '../parts/account-card';
import { ContinueButton } from '../parts/continue-button';
import { useReturnPlace } from '../parts/use-return-place';
import { useTexts } from '../texts';

/** "Email Verified!": Continue checks the session again and goes where the learner wanted to go. */
export function Component() {
  const { t } = useTexts();
  const target = useReturnPlace() ?? paths.dashboard;
  return (
    <AccountCard title={t('verified.title')} subtitle={t('verified.text')}>
      <ContinueButton to={target}>{t('verified.continue')}</ContinueButton>
    </AccountCard>
  );
}
