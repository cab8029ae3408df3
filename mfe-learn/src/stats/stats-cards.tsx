import { Grid } from '@kotoba/shared-ui/core';
import { StatCard } from '@kotoba/shared-ui/data';
import { activeDays, answersOf, retentionOf, secondsPerDay, type StatsDay } from './figures';
import { useMinutes } from './use-minutes';
import { useTexts } from '../texts';

const RECENT_DAYS = 30;

/** Three figures: how much, how well it stays, how long it takes. */
export function StatsCards({ days }: { readonly days: readonly StatsDay[] }) {
  const { t, language } = useTexts();
  const minutes = useMinutes();
  const recent = days.slice(-RECENT_DAYS);
  const retention = retentionOf(recent);
  return (
    <Grid columns={{ xs: 1, sm: 3 }} gap={4}>
      <StatCard
        icon="target"
        label={t('stats.answers')}
        value={answersOf(days).toLocaleString(language)}
        hint={t('stats.answersText', { count: activeDays(days) })}
      />
      <StatCard
        icon="bookmark"
        tone="matsu"
        label={t('stats.retention')}
        value={retention === null ? '–' : t('stats.percent', { percent: retention })}
        hint={t(retention === null ? 'stats.noRetention' : 'stats.retentionText')}
      />
      <StatCard
        icon="clock"
        label={t('stats.time')}
        value={minutes(secondsPerDay(recent))}
        hint={t('stats.timeText')}
      />
    </Grid>
  );
}
