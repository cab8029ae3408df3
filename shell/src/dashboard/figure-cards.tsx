import type { StatsSummary } from '@kotoba/api-client';
import { Grid, Section } from '@kotoba/shared-ui/core';
import { StatCard } from '@kotoba/shared-ui/data';
import { useTexts } from '../texts';
import { FIGURE_COLUMNS, FIGURE_ROWS } from './figures-layout';
import { hasRecentAnswers } from './recent-answers';

/** Six figures: what the learner has, and what waits. The plan is a static label. Source: SHELL-19. */
export function FigureCards({ summary }: { summary: StatsSummary }) {
  const { t, language } = useTexts();
  const { level, streak, words, due, accuracy30, heatmap } = summary;
  const number = (value: number): string => value.toLocaleString(language);
  const isPractised = hasRecentAnswers(heatmap);
  return (
    <Section title={t('figures.title')}>
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
          value={t('figures.planName')}
          hint={t('figures.planText')}
        />
      </Grid>
    </Section>
  );
}
