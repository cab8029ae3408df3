import { useEffect } from 'react';
import { parseId, paths } from '@kotoba/contracts';
import { Navigate, useParams } from '@kotoba/federation/router';
import { Card, notify, Page, SkeletonForm, SkeletonGroup, SkeletonText, Text } from '@kotoba/shared-ui/core';
import { Quiz } from './quiz';
import { modeName } from '../mode-name';
import { useTexts } from '../texts';
import { useOpenedSession } from '../use-opened-session';

function NotThere() {
  const { t } = useTexts();
  useEffect(() => notify.error(t('quiz.loadFailed')), [t]);
  return <Navigate to={paths.learn} replace />;
}

/** The quiz. An id that is none, an unknown session or a failed load lead back with a word; an ended session leads to its results. */
export function Component() {
  const { t } = useTexts();
  const id = parseId(useParams().sessionId);
  const { session, error } = useOpenedSession(id);
  if (id === null || error) return <NotThere />;
  if (!session) {
    return (
      <Page title={t('quiz.title')} documentTitle={t('quiz.title')}>
        <Text tone="soft">{modeName(undefined)}</Text>
        <SkeletonGroup label={t('quiz.loading')}>
          <SkeletonText lines={2} />
          <Card padding="snug">
            <SkeletonText lines={2} />
            <SkeletonForm fields={1} />
          </Card>
        </SkeletonGroup>
      </Page>
    );
  }
  if (session.endedAt !== null) return <Navigate to={paths.learnResults(session.id)} replace />;
  return <Quiz key={session.id} session={session} />;
}
