import { paths } from '@kotoba/contracts';
import { Drawing, Stack } from '@kotoba/shared-ui/core';
import { AccountCard } from '../parts/account-card';
import { ContinueButton } from '../parts/continue-button';
import { useTexts } from '../texts';

/** A link that was used before, or a resend that nobody needs, is a success too. Source: ACC-8. */
export function AlreadyVerified() {
  const { t } = useTexts();
  return (
    <AccountCard title={t('verify.alreadyTitle')} subtitle={t('verify.alreadyText')}>
      <Stack gap={5} align="stretch">
        <Stack align="center">
          <Drawing name="opened" />
        </Stack>
        <ContinueButton to={paths.dashboard}>{t('verify.toDashboard')}</ContinueButton>
      </Stack>
    </AccountCard>
  );
}
