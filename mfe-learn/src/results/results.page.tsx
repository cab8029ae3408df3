import { useEffect, useState, useRef } from 'react';
import { parseId, paths } from '@kotoba/contracts';
import { Navigate, useNavigate, useParams, useBlocker, type Blocker } from '@kotoba/federation/router';
import {
  Button,
  notify,
  Page,
  Panel,
  Spinner,
  Text,
  ConfirmDialog,
  Grid,
  Stack,
  Card,
  Section,
} from '@kotoba/shared-ui/core';
import { StatCard, DefinitionRows } from '@kotoba/shared-ui/data';
import { WordTags } from '@kotoba/shared-ui/words';
import type { LearningSession } from '@kotoba/api-client';
import { useSession } from '@kotoba/session';
import { modeName } from '../modes';
import { useTexts } from '../texts';
import { useOpenedSession } from '../use-opened-session';
import { figuresOf, timeSpent, bandOf, type Band, type Figures } from './figures';
import { ResultsActions } from './results-actions';
import { Summary } from './summary';
import { WordList } from './word-list';

const look = {
  excellent: { icon: 'trophy', tone: 'matsu' },
  good: { icon: 'checkCircle', tone: 'matsu' },
  fair: { icon: 'target', tone: 'yamabuki' },
  low: { icon: 'retry', tone: 'beni' },
} as const satisfies Record<Band, object>;

/** Accuracy with one decimal, "k of total words correct", and the icon of its band. */
function AccuracyCard({ figures }: { readonly figures: Figures }) {
  const { t } = useTexts();
  const { accuracy, correct, total } = figures;
  const band = bandOf(accuracy);
  return (
    <StatCard
      {...look[band]}
      iconLabel={t(`results.band.${band}`)}
      label={t('results.accuracy')}
      value={t('results.percent', { percent: accuracy.toFixed(1) })}
      hint={t('results.ofTotal', { correct, total })}
    />
  );
}

/** Names of the collections and topics that were practised, each once, in the order in which they came. */
function namesOf(session: LearningSession): string[] {
  const names = session.learnDetails.flatMap(({ vocabulary }) =>
    vocabulary ? [vocabulary.topic.userTopic.name, vocabulary.topic.name] : [],
  );
  return [...new Set(names)];
}

/** The panel with tags and rows. */
function DetailedResults({
  session,
  figures,
}: {
  readonly session: LearningSession;
  readonly figures: Figures;
}) {
  const { t } = useTexts();
  const { total, learned, correct, incorrect, reviewed } = figures;
  const rows = [
    { term: t('results.total'), value: String(total) },
    { term: t('results.learned'), value: String(learned) },
    { term: t('results.correct'), value: String(correct) },
    { term: t('results.incorrect'), value: String(incorrect) },
    { term: t('results.reviewed'), value: String(reviewed) },
    { term: t('results.ratio'), value: t('results.ratioValue', { correct, learned }) },
  ];
  return (
    <Section title={t('results.detailed')}>
      <Stack gap={4}>
        <WordTags tags={namesOf(session)} />
        <Card style={{ maxWidth: 560 }}>
          <DefinitionRows rows={rows} />
          <Text size="sm" tone="soft">
            {t('results.learnedText')}
          </Text>
        </Card>
      </Stack>
    </Section>
  );
}

/**
 * Asks before the results are left: by the browser's own warning when the page unloads, by the returned blocker for an
 * address of the app. Both live only while this page does. A session that ended meanwhile is never held back, nor is
 * what `release` lets go.
 */
function useLeaveGuard(active: boolean): { blocker: Blocker; release: () => void } {
  const { isAuthenticated } = useSession();
  const released = useRef(false);
  const guarding = active && isAuthenticated;

  useEffect(() => {
    if (!guarding) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [guarding]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guarding && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    blocker,
    release: () => {
      released.current = true;
    },
  };
}

/** The numbers of one session and the ways on. */
function Results({ session }: { readonly session: LearningSession }) {
  const { t } = useTexts();
  const figures = figuresOf(session.learnDetails);
  const [now] = useState(() => new Date());
  const { blocker, release } = useLeaveGuard(true);
  return (
    <Page title={t('results.title')} documentTitle={t('results.title')} subtitle={modeName(session.mode)}>
      <Stack gap={8}>
        <Summary session={session} figures={figures} />
        <ResultsActions session={session} figures={figures} onLeave={release} />
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
