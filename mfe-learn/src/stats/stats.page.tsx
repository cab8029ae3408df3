import { paths } from '@kotoba/contracts';
import {
  Card,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Page,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@kotoba/shared-ui/core';
import { useGetLearningStatsQuery } from '@kotoba/api-client';
import { answersOf } from './figures';
import { HardWords } from './hard-words';
import { StatsCards, StatsCharts } from './stats-charts';
import { useTexts } from '../texts';

function Content() {
  const { t } = useTexts();
  const { data, isFetching, refetch } = useGetLearningStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isFetching) {
    return (
      <SkeletonGroup label={t('stats.loading')}>
        <Grid min={200}>
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index}>
              <Skeleton width="50%" />
              <Skeleton shape="block" width="40%" height={36} />
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (!data)
    return <ErrorState message={t('stats.failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  const { days, leeches, hardest } = data.data;
  if (answersOf(days) === 0) {
    return (
      <EmptyState
        drawing="cards"
        title={t('stats.emptyTitle')}
        hint={t('stats.emptyText')}
        action={
          <LinkButton to={paths.learn} variant="primary">
            {t('stats.start')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack gap={8}>
      <StatsCards days={days} />
      <StatsCharts days={days} />
      <HardWords leeches={leeches} hardest={hardest} />
    </Stack>
  );
}

/** Learning statistics: a year of answers, what stays, what comes due, and the words that do not stick. */
export function Component() {
  const { t } = useTexts();
  return (
    <Page title={t('stats.title')} documentTitle={t('stats.title')}>
      <Content />
    </Page>
  );
}
