import { useSyncExternalStore } from 'react';
import { useSuite } from '../suite/suite-context';
import type { NewsItem } from './news.types';

/** What happened and what waits, in the bell's order. */
export function useNews(): readonly NewsItem[] {
  const { news } = useSuite();
  return useSyncExternalStore(news.subscribe, news.list);
}
