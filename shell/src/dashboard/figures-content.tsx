import { useGetStatsSummaryQuery, type StatsSummary } from '@kotoba/api-client';
import { Card, ErrorState, Stack } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { FigureCards } from './figure-cards';
import { FirstSteps } from './first-steps';
import { FiguresSkeleton } from './figures-skeleton';
import { LearningYear } from './learning-year';
import { totalAnswers } from './recent-answers';

/** Somebody who has no word and gave no answer. */
const isNew = ({ words, heatmap }: StatsSummary): boolean => words === 0 && totalAnswers(heatmap) === 0;

/** The figures of `GET /stats/summary`; asked for anew on every visit, while the last known ones stay in sight. */
export function Component() {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useGetStatsSummaryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return (
      <Stack gap={8}>
        <FigureCards summary={data.data} />
        {isNew(data.data) ? <FirstSteps /> : <LearningYear days={data.data.heatmap} />}
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
