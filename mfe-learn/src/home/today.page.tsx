import { useEffect, useEffectEvent } from 'react';
import { MIXED_MODE, paths, type ChosenWords } from '@kotoba/contracts';
import { useLocation, useNavigate } from '@kotoba/federation/router';
import { Page, Spinner } from '@kotoba/shared-ui/core';
import { useSittingPlan, useStartSession } from './use-start-session';
import { useTexts } from '../texts';

/** The words that another page has led here with; null for what there is to do today. */
function useChosenWords(): readonly number[] | null {
  const { vocabularyIds } = (useLocation().state ?? {}) as Partial<ChosenWords>;
  return vocabularyIds ?? null;
}

/**
 * Starts the session of what there is to do today, or of the words that were chosen elsewhere, and makes room for it, so that one press on any screen leads to the
 * first question. Where nothing can be started it leads to the learning home.
 */
export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { start } = useStartSession();
  const sitting = useSittingPlan();
  const chosen = useChosenWords();
  const plan = chosen
    ? { ...sitting, find: async () => ({ ids: chosen }), mode: MIXED_MODE, failed: t('wizard.startFailed') }
    : sitting;
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
