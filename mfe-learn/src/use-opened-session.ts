import { useState } from 'react';
import { useGetSessionQuery, type ApiError, type LearningSession } from '@kotoba/api-client';

export interface OpenedSession {
  /** Null while it loads and when it failed. */
  readonly session: LearningSession | null;
  readonly error: ApiError | null;
}

/**
 * The session as the server knows it when the screen opens: a cached copy could ask an answered word again, or count
 * an old state. What the cache learns later changes nothing; a running quiz keeps its own state.
 */
export function useOpenedSession(id: number | null): OpenedSession {
  const [session, setSession] = useState<LearningSession | null>(null);
  const opened = session?.id === id ? session : null;
  const { data, isFetching, error } = useGetSessionQuery(
    { id: id ?? 0 },
    // Once open it asks no more: every answer would fetch the whole session again.
    // What the page's start has asked for this very second is not asked for again.
    { skip: id === null || opened !== null, refetchOnMountOrArgChange: 1 },
  );
  if (!opened && data?.data.id === id && !isFetching) setSession(data.data);
  return { session: opened, error: !opened && error ? (error as ApiError) : null };
}
