import { useState } from 'react';
import type { LearningSessionSummary, useListUnfinishedSessionsQuery } from '@kotoba/api-client';
import { ErrorState, Grid, SkeletonGroup, SkeletonList } from '@kotoba/shared-ui/core';
import { DueCard } from './due-card';
import { SessionSetup } from './session-setup';
import { UnfinishedSessions } from './unfinished-sessions';
import type { SessionStarter } from './use-start-session';
import { Wizard, type WizardStep } from './wizard';
import { useTexts } from '../texts';

/**
 * `session-creation` shows what is unfinished; without anything unfinished the wizard opens at once. Source: LEARN-6.
 */
type Step = 'session-creation' | WizardStep;

export interface OthersProps {
  readonly unfinished: ReturnType<typeof useListUnfinishedSessionsQuery>;
  /** The unfinished ones, without those that were ended here. */
  readonly sessions: readonly LearningSessionSummary[];
  /** Sends what a session still keeps; whether that is nothing any more. */
  readonly settle: (sessionId: number) => Promise<boolean>;
  /** Sessions that were ended here and may still stand in the list. */
  readonly ended: readonly number[];
  readonly onEnded: (ended: readonly number[]) => void;
  readonly starter: SessionStarter;
}

/** The other ways to practice: what is unfinished, chosen words, all that is due. */
export function Component({ unfinished, sessions, settle, ended, onEnded, starter }: OthersProps) {
  const { t } = useTexts();
  const [step, setStep] = useState<Step>('session-creation');
  const [visit, setVisit] = useState(0);
  const choosing = step !== 'session-creation';

  function goTo(next: WizardStep): void {
    setStep(next);
    setVisit(visit + 1);
  }

  return (
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
            onEnded([...ended, id]);
            goTo('mode-selection');
          }}
        />
      )}
      {!unfinished.isLoading && (choosing || sessions.length === 0) && (
        <Wizard step={choosing ? step : 'topic-selection'} visit={visit} onStep={goTo} starter={starter} />
      )}
      <Grid columns={{ xs: 1, md: 2 }} gap={6} align="start">
        <SessionSetup {...starter} />
        <DueCard />
      </Grid>
    </>
  );
}
