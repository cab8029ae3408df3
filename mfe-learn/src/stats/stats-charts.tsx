import { Card, Grid, Section } from '@kotoba/shared-ui/core';
import { Heatmap } from '@kotoba/shared-ui/data';
import { useGetForecastQuery } from '@kotoba/api-client';
import { BarChart } from '../bar-chart';
import { activeDays, answersOf, minutesOf, weeksOf, type StatsDay } from './figures';
import { useTexts } from '../texts';

const WEEKS = 12;
const FORECAST_DAYS = 14;
const RECENT_DAYS = 14;

/** The year in squares, retention by week, what comes due, and the time of the last days. */
export function StatsCharts({ days }: { readonly days: readonly StatsDay[] }) {
  const { t } = useTexts();
  const forecast = useGetForecastQuery({ days: FORECAST_DAYS });
  const weeks = weeksOf(days, WEEKS);
  const label = t('stats.yearLabel', { answers: answersOf(days), count: activeDays(days) });
  const bars = forecast.data?.data ?? [];
  return (
    <>
      <Section title={t('stats.year')}>
        <Card>
          <Heatmap
            label={label}
            days={days.map(({ date, answers }) => ({ date, count: answers }))}
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
              most={100}
              bars={weeks.map(({ date, retention }) => ({
                date,
                value: retention ?? 0,
                text: retention === null ? t('stats.none') : t('stats.percent', { percent: retention }),
              }))}
            />
          </Card>
        </Section>
        <Section title={t('stats.forecast')} description={t('stats.forecastText')}>
          <Card>
            <BarChart
              label={t('stats.forecast')}
              dateTitle={t('stats.day')}
              valueTitle={t('stats.due')}
              bars={bars.map(({ date, count }) => ({ date, value: count, text: String(count) }))}
            />
          </Card>
        </Section>
      </Grid>
      <Section title={t('stats.minutesByDay')} description={t('stats.minutesByDayText')}>
        <Card>
          <BarChart
            label={t('stats.minutesByDay')}
            dateTitle={t('stats.day')}
            valueTitle={t('stats.learned')}
            bars={minutesOf(days, RECENT_DAYS).map(({ date, minutes }) => ({
              date,
              value: minutes,
              text: t('stats.minutes', { count: minutes }),
            }))}
          />
        </Card>
      </Section>
    </>
  );
}
