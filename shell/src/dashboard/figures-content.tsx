import { useGetStatsSummaryQuery, type StatsSummary } from '@kotoba/api-client';
import { Card, ErrorState, Stack, Grid, Section, Box, Text } from '@kotoba/shared-ui/core';
import { StatCard, Heatmap, type HeatmapDay } from '@kotoba/shared-ui/data';
import { JUST_ASKED } from '../pages/page-routes';
import { useTexts } from '../texts';
import { useDashboardTexts } from './dashboard-texts';
import { FiguresSkeleton, FIGURE_COLUMNS, FIGURE_ROWS, YEAR_ROOM } from './figures-skeleton';

interface Day {
  readonly count: number;
}

/** The days that the accuracy is about. Source: STAT-3. */
const RECENT_DAYS = 30;

const totalAnswers = (days: readonly Day[]): number => days.reduce((total, { count }) => total + count, 0);

/** Whether an accuracy of 0 would mean wrong answers, and not none. `days` are oldest first. */
const hasRecentAnswers = (days: readonly Day[]): boolean => totalAnswers(days.slice(-RECENT_DAYS)) > 0;

/** Six figures: what the learner has, and what waits. The plan is a static label. Source: SHELL-19. */
function FigureCards({ summary }: { summary: StatsSummary }) {
  const shell = useTexts();
  const { t, language } = useDashboardTexts();
  const { level, streak, words, due, accuracy30, heatmap } = summary;
  const number = (value: number): string => value.toLocaleString(language);
  const isPractised = hasRecentAnswers(heatmap);
  return (
    <Section title={shell.t('figures.title')}>
      <Grid columns={FIGURE_COLUMNS} gap={{ xs: 3, md: 4 }} sx={FIGURE_ROWS}>
        <StatCard label={t('figures.level')} icon="trophy" value={level} hint={t('figures.levelText')} />
        <StatCard
          label={t('figures.streak')}
          icon="flame"
          tone={streak > 0 ? 'shu' : 'neutral'}
          value={number(streak)}
          hint={streak > 0 ? t('figures.streakText', { count: streak }) : t('figures.streakNone')}
        />
        <StatCard
          label={t('figures.words')}
          icon="vocabulary"
          value={number(words)}
          hint={t('figures.wordsText')}
        />
        <StatCard
          label={t('figures.due')}
          icon="clock"
          tone={due > 0 ? 'yamabuki' : 'matsu'}
          value={number(due)}
          hint={t(due > 0 ? 'figures.dueText' : 'figures.dueNone')}
        />
        <StatCard
          label={t('figures.accuracy')}
          icon="target"
          tone="matsu"
          value={isPractised ? `${number(accuracy30)}%` : '–'}
          hint={t(isPractised ? 'figures.accuracyText' : 'figures.accuracyNone')}
        />
        <StatCard
          label={t('figures.plan')}
          icon="sparkle"
          value={shell.t('figures.planName')}
          hint={shell.t('figures.planText')}
        />
      </Grid>
    </Section>
  );
}

/** The answers of a year, a square a day; `days` are oldest first and end with the learner's today. */
function LearningYear({ days }: { days: readonly HeatmapDay[] }) {
  const shell = useTexts();
  const { t, language } = useDashboardTexts();
  const total = totalAnswers(days);
  const today = days.at(-1)?.date;
  if (today === undefined) return null;
  const label =
    total === 0 ? t('year.empty') : t('year.total', { count: total, total: total.toLocaleString(language) });
  return (
    <Section title={shell.t('year.title')}>
      <Box component={Card} sx={YEAR_ROOM}>
        <Text size="sm" tone="soft">
          {label}
        </Text>
        <Heatmap label={label} days={days} until={today} />
      </Box>
    </Section>
  );
}

/** Somebody who has no word and gave no answer has nothing to count. */
const isNew = ({ words, heatmap }: StatsSummary): boolean => words === 0 && totalAnswers(heatmap) === 0;

/** The figures of `GET /stats/summary`; asked for anew on every visit, while the last known ones stay in sight. */
export function Component() {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useGetStatsSummaryQuery(undefined, {
    refetchOnMountOrArgChange: JUST_ASKED,
  });
  if (data) {
    if (isNew(data.data)) return null;
    return (
      <Stack gap={8}>
        <FigureCards summary={data.data} />
        <LearningYear days={data.data.heatmap} />
      </Stack>
    );
  }
  if (!isError) return <FiguresSkeleton />;
  return (
    <Card>
      <ErrorState message={t('figures.failed')} onRetry={() => void refetch()} retrying={isFetching} />
    </Card>
  );
}
