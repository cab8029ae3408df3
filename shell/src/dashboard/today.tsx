import { useGetStatsSummaryQuery, useListDueQuery, useSetVacationMutation } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Card, ErrorState, SkeletonSitting } from '@kotoba/shared-ui/core';
import { SittingCard } from '@kotoba/shared-ui/data';
import { JUST_ASKED } from '../pages/page-routes';
import { useTexts } from '../texts';
import { FirstSteps } from './first-steps';

/** What there is to do today, or, without a word, the first steps. A figure that fails holds nobody back. */
export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const due = useListDueQuery({ limit: 1 }, { refetchOnMountOrArgChange: JUST_ASKED });
  const [setVacation] = useSetVacationMutation();
  const summary = useGetStatsSummaryQuery();
  if (summary.data?.data.words === 0) return <FirstSteps />;
  if (due.data && !summary.isLoading)
    return (
      <SittingCard
        sitting={due.data.data}
        onStart={() => void navigate(paths.learnToday)}
        onPractise={() => void navigate(paths.learn)}
        onBack={() => setVacation({ body: { away: false } }).unwrap()}
      />
    );
  if (!due.error) return <SkeletonSitting />;
  return (
    <Card>
      <ErrorState message={t('today.failed')} onRetry={() => void due.refetch()} retrying={due.isFetching} />
    </Card>
  );
}
