import { paths } from '@kotoba/contracts';
import { AccountCard } from '../parts/account-card';
import { ContinueButton } from '../parts/continue-button';
import { useTexts } from '../texts';

/** A link that was used before, or a resend that nobody needs, is a success too. Source: document 1, "Email verification". */
export function AlreadyVerified() {
  const { t } = useTexts();
  return (
    <AccountCard title={t('verify.alreadyTitle')} subtitle={t('verify.alreadyText')}>
      <ContinueButton to={paths.dashboard}>{t('verify.toDashboard')}</ContinueButton>
    </AccountCard>
  );
}
