import { useListNotesQuery } from '@kotoba/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { useSuite } from '../suite/suite-context';
import { MOST_NOTES, newsFacts } from './news-facts';
import type { NewsItem } from './news.types';
import { useWaiting } from './use-waiting';

interface News {
  /** What happened and what waits, in the bell's order. */
  readonly items: readonly NewsItem[];
  readonly refresh: () => void;
  readonly markAllRead: () => void;
}

/** The learner's own news, derived from what the server knows, so that they are the same on every device and after an absence. */
export function useNews(): News {
  const { readMarks } = useSuite();
  const read = useSyncExternalStore(readMarks.subscribe, readMarks.keys);
  const { waiting, refresh } = useWaiting();
  const { data, fulfilledTimeStamp = 0 } = useListNotesQuery({ limit: MOST_NOTES });
  const items = useMemo(
    () => newsFacts({ at: fulfilledTimeStamp, notes: data?.notes ?? [] }, waiting, read),
    [fulfilledTimeStamp, data, waiting, read],
  );
  return { items, refresh, markAllRead: () => readMarks.mark(items.map(({ key }) => key)) };
}
