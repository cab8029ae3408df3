import { Card, ErrorState, Heading, SkeletonGroup, SkeletonText, Stack, Text } from '@kotoba/shared-ui/core';
import { useGetForecastQuery, useListDueQuery } from '@kotoba/api-client';
import { Vacation } from './vacation';
import { BarChart } from '../bar-chart';
import { useTexts } from '../texts';

const WEEK = 7;

/** What is due today, what the week brings, and the pause of both. A backlog is named as sittings, without a count of what was missed. */
export function DueCard() {
  const { t } = useTexts();
  const due = useListDueQuery({ limit: 1 });
  const forecast = useGetForecastQuery({ days: WEEK });
  const days = forecast.data?.data;
  const today = due.data?.data;
  const failed = (due.error && !today) || (forecast.error && !days);
  return (
    <Card as="section" aria-labelledby="due">
      <Heading level={2} size="lg" id="due">
        {t('due.title')}
      </Heading>
      {failed && (
        <ErrorState
          level={3}
          message={t('due.failed')}
          onRetry={() => {
            void due.refetch();
            void forecast.refetch();
          }}
          retrying={due.isFetching || forecast.isFetching}
        />
      )}
      {!failed && !(today && days) && (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      {today && days && (
        <Stack gap={4}>
          <Text>
            <strong>{t('due.now', { count: today.now })}</strong>
            {today.later > 0 && ` ${t('due.later')}`}
            {today.new > 0 && ` ${t('due.new', { count: today.new })}`}
          </Text>
          {days.some(({ count }) => count > 0) ? (
            <BarChart
              label={t('due.week')}
              dateTitle={t('stats.day')}
              valueTitle={t('stats.due')}
              bars={days.map(({ date, count }) => ({ date, value: count, text: String(count) }))}
            />
          ) : (
            <Text tone="soft">{t('due.noWeek')}</Text>
          )}
          <Vacation />
        </Stack>
      )}
    </Card>
  );
}
