import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { useCheckSession } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Button } from '@kotoba/shared-ui/core';
import { AccountCard } from '../parts/account-card';
import { useReturnPlace } from '../parts/use-return-place';
import { useTexts } from '../texts';

/** "Email Verified!": Continue checks the session again and goes where the learner wanted to go. */
export function Component() {
  const { t } = useTexts();
  const target = useReturnPlace() ?? paths.dashboard;
  const checkSession = useCheckSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function goOn(): Promise<void> {
    setBusy(true);
    await checkSession();
    await navigate(target, { replace: true });
  }

  return (
    <AccountCard title={t('verified.title')} subtitle={t('verified.text')}>
      <Button variant="primary" fullWidth busy={busy} onClick={() => void goOn()}>
        {t('verified.continue')}
      </Button>
    </AccountCard>
  );
}
