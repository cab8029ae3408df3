import { useListNotesQuery } from '@kotoba/api-client';
import { EmptyState, ErrorState, SkeletonGroup, SkeletonList, Stack } from '@kotoba/shared-ui/core';
import { DaySection } from './day-section';
import { groupByDay } from './group-by-day';
import { useTexts } from '../texts';

/** All notes by day. The server tells when one is converted; nothing here asks again by itself. */
export function NotesList() {
  const { t } = useTexts();
  const { data, isLoading, error, refetch, isFetching } = useListNotesQuery({});
  if (isLoading) {
    return (
      <SkeletonGroup>
        <SkeletonList rows={4} />
      </SkeletonGroup>
    );
  }
  if (!data) {
    return error ? (
      <ErrorState message={t('list.loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
    ) : null;
  }
  if (data.notes.length === 0) {
    return <EmptyState drawing="notebook" title={t('list.emptyTitle')} hint={t('list.emptyText')} />;
  }
  return (
    <Stack gap={8}>
      {groupByDay(data.notes).map(({ day, items }) => (
        <DaySection key={day} day={day} notes={items} />
      ))}
    </Stack>
  );
}
