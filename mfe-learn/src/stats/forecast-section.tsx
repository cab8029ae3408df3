import { Card, ErrorState, Section, SkeletonGroup, SkeletonText, Text } from '@kotoba/shared-ui/core';
import { useGetForecastQuery } from '@kotoba/api-client';
import { BarChart } from '../bar-chart';
import { useTexts } from '../texts';

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
export function ForecastSection() {
  const { t } = useTexts();
  return (
    <Section title={t('stats.forecast')} description={t('stats.forecastText')}>
      <Card>
        <Forecast />
      </Card>
    </Section>
  );
}
