import { failedQuery, useNoteListQuery, useNoteOutbox } from '@kotoba/api-client';
import { EmptyState, ErrorState, SkeletonGroup, SkeletonList, Stack } from '@kotoba/shared-ui/core';
import { DaySection } from './day-section';
import { isUnsent } from './listed-note';
import { OlderNotes } from './older-notes';
import { useDays } from './use-days';
import { useTexts } from '../texts';

/**
 * The notes by day, with those that are on their way, older ones on demand. The server tells when one is converted; nothing here asks again
 * by itself.
 */
export function NotesList() {
  const { t } = useTexts();
  const list = useNoteListQuery(undefined);
  const { data, isLoading, error } = list;
  const { unsent, sending, actions } = useNoteOutbox();
  const { days, clock } = useDays(data?.notes, unsent);
  const next = unsent.find(({ refusal }) => refusal === undefined)?.id;
  return (
    <Stack gap={8}>
      {isLoading && (
        <SkeletonGroup>
          <SkeletonList rows={4} />
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorState title={t('list.loadFailed')} {...failedQuery(list, t('list.loadFailed'))} />
      )}
      {data && days.length === 0 && (
        <EmptyState drawing="notebook" title={t('list.emptyTitle')} hint={t('list.emptyText')} />
      )}
      {days.map(({ day, name, notes }) => (
        <DaySection
          key={day}
          name={name}
          notes={notes}
          clock={clock}
          outbox={actions}
          {...(notes.some(isUnsent) ? { sending, next } : { sending: null, next: undefined })}
        />
      ))}
      {data && !data.isComplete && <OlderNotes />}
    </Stack>
  );
}
