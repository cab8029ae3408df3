import { ErrorState, SkeletonGroup, SkeletonList } from '@kotoba/shared-ui/core';
import { useListUnfinishedSessionsQuery } from '@kotoba/api-client';
import { pageQuery, readPage } from './session-pages';
import { UnfinishedSession } from './unfinished-session';
import { useTexts } from '../texts';

export interface FurtherSessionsProps {
  /** Counted from 0. */
  readonly page: number;
  /** Sessions that are gone before the list comes anew. */
  readonly ended: readonly number[];
  readonly onEnd: (id: number) => void;
}

/** The rows of one page. */
export function FurtherSessions({ page, ended, onEnd }: FurtherSessionsProps) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useListUnfinishedSessionsQuery(pageQuery(page));
  if (error && !data)
    return (
      <li>
        <ErrorState
          level={3}
          message={t('home.sessionsFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </li>
    );
  if (!data)
    return (
      <li>
        <SkeletonGroup>
          <SkeletonList rows={3} />
        </SkeletonGroup>
      </li>
    );
  return readPage(data)
    .sessions.filter(({ id }) => !ended.includes(id))
    .map((session) => (
      <UnfinishedSession key={session.id} session={session} onEnd={() => onEnd(session.id)} />
    ));
}
