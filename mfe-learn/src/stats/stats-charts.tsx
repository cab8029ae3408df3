import { Card, Grid, Section, ErrorState, SkeletonGroup, SkeletonText, Text } from '@kotoba/shared-ui/core';
import { Heatmap, StatCard } from '@kotoba/shared-ui/data';
import { useGetForecastQuery } from '@kotoba/api-client';
import { BarChart } from '../bar-chart';
import { activeDays, answersOf, weeksOf, type StatsDay, retentionOf, secondsPerDay } from './figures';
import { useTexts } from '../texts';

const CARD_DAYS = 30;

/** Three figures: how much, how well it stays, how long it takes. */
export function StatsCards({ days }: { readonly days: readonly StatsDay[] }) {
  const { t, language } = useTexts();
  const minutes = useMinutes();
  const recent = days.slice(-CARD_DAYS);
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

/** Seconds in whole minutes, as words; what is less than half of one is not nothing. */
function useMinutes(): (seconds: number) => string {
  const { t } = useTexts();
  return (seconds) => {
    const count = Math.round(seconds / 60);
    return count === 0 && seconds > 0 ? t('stats.underMinute') : t('stats.minutes', { count });
  };
}

const DAYS = 14;

function Forecast() {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useGetForecastQuery(
    { days: DAYS },
    { refetchOnMountOrArgChange: true },
  );
  const days = data?.data;
  if (!days && error) {
    const retry = () => void refetch();
    return <ErrorState level={3} message={t('stats.forecastFailed')} onRetry={retry} retrying={isFetching} />;
  }
  if (!days) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    );
  }
  if (days.every(({ count }) => count === 0)) return <Text tone="soft">{t('stats.noForecast')}</Text>;
  return (
    <BarChart
      label={t('stats.forecast')}
      dateTitle={t('stats.day')}
      valueTitle={t('stats.due')}
      bars={days.map(({ date, count }) => ({ date, value: count, text: String(count) }))}
    />
  );
}

/** How many words come due on each of the next days. */
function ForecastSection() {
  const { t } = useTexts();
  return (
    <Section title={t('stats.forecast')} description={t('stats.forecastText')}>
      <Card>
        <Forecast />
      </Card>
    </Section>
  );
}

const WEEKS = 12;
const RECENT_DAYS = 14;

/** The year in squares, retention by week, what comes due, and the time of the last days. */
export function StatsCharts({ days }: { readonly days: readonly StatsDay[] }) {
  const { t, language } = useTexts();
  const minutes = useMinutes();
  const percent = (value: number): string => t('stats.percent', { percent: value });
  const answers = answersOf(days).toLocaleString(language);
  return (
    <>
      <Section title={t('stats.year')}>
        <Card>
          <Heatmap
            label={t('stats.yearLabel', { answers, count: activeDays(days) })}
            days={days.map((day) => ({ date: day.date, count: day.answers }))}
            until={days.at(-1)?.date ?? ''}
          />
        </Card>
      </Section>
      <Grid columns={{ xs: 1, md: 2 }} gap={6}>
        <Section title={t('stats.weeks')} description={t('stats.weeksText')}>
          <Card>
            <BarChart
              label={t('stats.weeks')}
              dateTitle={t('stats.week')}
              valueTitle={t('stats.share')}
              lines={[0, 50, 100]}
              lineText={percent}
              bars={weeksOf(days, WEEKS).map(({ date, retention }) =>
                retention === null
                  ? { date, value: null, text: t('stats.none') }
                  : // Nothing that stayed is a finding.
                    { date, value: retention, text: percent(retention), mark: percent(retention) },
              )}
            />
          </Card>
        </Section>
        <ForecastSection />
      </Grid>
      <Section title={t('stats.minutesByDay')} description={t('stats.minutesByDayText')}>
        <Card>
          <BarChart
            label={t('stats.minutesByDay')}
            dateTitle={t('stats.day')}
            valueTitle={t('stats.learned')}
            bars={days.slice(-RECENT_DAYS).map(({ date, seconds }) => ({
              date,
              value: seconds / 60,
              text: minutes(seconds),
              mark: seconds < 30 ? '' : String(Math.round(seconds / 60)),
            }))}
            lineText={(count) => t('stats.minutes', { count })}
          />
        </Card>
      </Section>
    </>
  );
}
