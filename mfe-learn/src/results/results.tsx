import { useState } from 'react';
import { ConfirmDialog, Grid, Page, Stack } from '@kotoba/shared-ui/core';
import { StatCard } from '@kotoba/shared-ui/data';
import type { LearningSession } from '@kotoba/api-client';
import { AccuracyCard } from './accuracy-card';
import { DetailedResults } from './detailed-results';
import { figuresOf, timeSpent } from './figures';
import { ResultsActions } from './results-actions';
import { WordList } from './word-list';
import { useLeaveGuard } from './use-leave-guard';
import { modeName } from '../mode-name';
import { useTexts } from '../texts';

/** The numbers of one session and the ways on. */
export function Results({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const figures = figuresOf(session.learnDetails);
  const [now] = useState(() => new Date());
  const { blocker, release } = useLeaveGuard(true);
  return (
    <Page title={t('results.title')} documentTitle={t('results.title')} subtitle={modeName(session.mode)}>
      <Stack gap={8}>
        <Grid columns={{ xs: 1, sm: 3 }} gap={4}>
          <AccuracyCard figures={figures} />
          <StatCard
            icon="vocabulary"
            label={t('results.totalWords')}
            value={String(figures.total)}
            hint={t('results.inSession')}
          />
          <StatCard
            icon="clock"
            label={t('results.time')}
            value={timeSpent(session.startedAt, session.endedAt, now)}
            hint={t('results.timeText')}
          />
        </Grid>
        <DetailedResults session={session} figures={figures} />
        <ResultsActions session={session} figures={figures} now={now} onLeave={release} />
        <WordList session={session} />
      </Stack>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('results.leaveTitle')}
        message={t('results.leaveText')}
        confirmLabel={t('results.leaveConfirm')}
        cancelLabel={t('quiz.cancel')}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </Page>
  );
}
