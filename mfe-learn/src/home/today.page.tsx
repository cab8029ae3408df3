import { useEffect, useEffectEvent } from 'react';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Page, Spinner } from '@kotoba/shared-ui/core';
import { useSittingPlan, useStartSession } from './use-start-session';
import { useTexts } from '../texts';

/**
 * Starts the session of what there is to do today and makes room for it, so that one press on any screen leads to the
 * first question. Where nothing can be started it leads to the learning home.
 */
export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { start } = useStartSession();
  const plan = useSittingPlan();
  const begin = useEffectEvent(async () => {
    if (!(await start({ ...plan, replace: true }))) await navigate(paths.learn, { replace: true });
  });
  useEffect(() => void begin(), []);
  return (
    <Page title={t('home.title')} documentTitle={t('home.title')}>
      <Spinner label={t('wizard.starting')} />
    </Page>
  );
}
