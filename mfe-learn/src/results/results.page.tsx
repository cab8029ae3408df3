import { useEffect } from 'react';
import { parseId, paths } from '@kotoba/contracts';
import { Navigate, useNavigate, useParams } from '@kotoba/federation/router';
import { Button, notify, Page, Panel, Spinner, Text } from '@kotoba/shared-ui/core';
import { Results } from './results';
import { modeName } from '../mode-name';
import { useTexts } from '../texts';
import { useOpenedSession } from '../use-opened-session';

function NotFound() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Page title={t('results.title')} documentTitle={t('results.title')} titleHidden>
      <Panel
        title={t('results.notFound')}
        icon="search"
        actions={
          <Button variant="primary" onClick={() => void navigate(paths.learn)}>
            {t('quiz.back')}
          </Button>
        }
      >
        <Text tone="soft">{t('results.notFoundText')}</Text>
      </Panel>
    </Page>
  );
}

function LoadFailed() {
  const { t } = useTexts();
  useEffect(() => notify.error(t('results.loadFailed')), [t]);
  return <Navigate to={paths.learn} replace />;
}

/** Learning results. An unknown session shows its panel; a failed load leads back with a word. */
export function Component() {
  const { t } = useTexts();
  const id = parseId(useParams().sessionId);
  const { session, error } = useOpenedSession(id);
  if (id === null || error?.status === 404) return <NotFound />;
  if (error) return <LoadFailed />;
  if (session) return <Results key={id} session={session} />;
  return (
    <Page title={t('results.title')} documentTitle={t('results.title')} subtitle={modeName(undefined)}>
      <Spinner label={t('results.loading')} />
    </Page>
  );
}
