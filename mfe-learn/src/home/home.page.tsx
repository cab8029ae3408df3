import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import {
  Button,
  ErrorState,
  Grid,
  Icon,
  LinkButton,
  Page,
  SkeletonGroup,
  SkeletonList,
  Stack,
} from '@kotoba/shared-ui/core';
import { useListCollectionsQuery, useListUnfinishedSessionsQuery } from '@kotoba/api-client';
import { DueCard } from './due-card';
import { NoWords } from './no-words';
import { pageQuery, readPage } from './session-pages';
import { SessionSetup } from './session-setup';
import { ContinueLine, Today } from './today';
import { useOthersOpen } from './use-others-open';
import { useStartSession } from './use-start-session';
import { useUnsentAttempts } from './use-unsent-attempts';
import { UnfinishedSessions } from './unfinished-sessions';
import { Wizard, type WizardStep } from './wizard';
import { useTexts } from '../texts';

/**
 * `session-creation` shows what is unfinished; without anything unfinished the wizard opens at once. Source: LEARN-6.
 */
type Step = 'session-creation' | WizardStep;

/** Learning home: what there is to do today; behind it the other ways to practice. */
export function Component() {
  const { t } = useTexts();
  const [step, setStep] = useState<Step>('session-creation');
  const [visit, setVisit] = useState(0);
  const [open, setOpen] = useOthersOpen();
  const starter = useStartSession();
  const { settle } = useUnsentAttempts();
  const unfinished = useListUnfinishedSessionsQuery(pageQuery(0));
  const [ended, setEnded] = useState<readonly number[]>([]);
  const sessions = readPage(unfinished.data).sessions.filter(({ id }) => !ended.includes(id));
  const [last] = sessions;
  const hasNothing = useListCollectionsQuery().data?.data.length === 0;
  const choosing = step !== 'session-creation';

  function goTo(next: WizardStep): void {
    setStep(next);
    setVisit(visit + 1);
  }

  return (
    <Page
      title={t('home.title')}
      documentTitle={t('home.title')}
      subtitle={t('home.subtitle')}
      actions={
        <LinkButton
          to={paths.learnStats}
          variant="quiet"
          icon={<Icon name="chart" size={18} />}
          // Below the title, on a phone, it begins where the title does.
          style={{ marginInlineStart: -18 }}
        >
          {t('stats.link')}
        </LinkButton>
      }
    >
      {hasNothing ? (
        <NoWords />
      ) : (
        <>
          <Stack gap={3}>
            <Today starter={starter} onPractise={() => setOpen(true)} />
            {last && <ContinueLine session={last} />}
          </Stack>
          {/* Not to be pressed before its place is known: the session to go on with may come above it. */}
          <div style={{ visibility: unfinished.isLoading ? 'hidden' : undefined }}>
            <Button
              variant="quiet"
              aria-expanded={open}
              icon={<Icon name={open ? 'chevronDown' : 'chevronRight'} size={18} />}
              style={{ marginInlineStart: -18 }}
              onClick={() => setOpen(!open)}
            >
              {t('home.others')}
            </Button>
          </div>
          {open && (
            <>
              {unfinished.isLoading && (
                <SkeletonGroup>
                  <SkeletonList rows={3} />
                </SkeletonGroup>
              )}
              {unfinished.error && !unfinished.data && (
                <ErrorState
                  message={t('home.sessionsFailed')}
                  onRetry={() => void unfinished.refetch()}
                  retrying={unfinished.isFetching}
                />
              )}
              {sessions.length > 0 && (
                <UnfinishedSessions
                  sessions={sessions}
                  ended={ended}
                  settle={settle}
                  onStartNew={() => goTo('topic-selection')}
                  onEnded={(id) => {
                    // It is gone at once: what is reached next must not move when the list comes anew.
                    setEnded([...ended, id]);
                    goTo('mode-selection');
                  }}
                />
              )}
              {!unfinished.isLoading && (choosing || sessions.length === 0) && (
                <Wizard
                  step={choosing ? step : 'topic-selection'}
                  visit={visit}
                  onStep={goTo}
                  starter={starter}
                />
              )}
              <Grid columns={{ xs: 1, md: 2 }} gap={6} align="start">
                <SessionSetup {...starter} />
                <DueCard />
              </Grid>
            </>
          )}
        </>
      )}
    </Page>
  );
}
