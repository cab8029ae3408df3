import { Card, Grid, Section } from '@kotoba/shared-ui/core';
import { Heatmap } from '@kotoba/shared-ui/data';
import { BarChart } from '../bar-chart';
import { activeDays, answersOf, weeksOf, type StatsDay } from './figures';
import { ForecastSection } from './forecast-section';
import { useMinutes } from './use-minutes';
import { useTexts } from '../texts';

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
