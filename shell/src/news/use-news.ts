import { useSyncExternalStore } from 'react';
import { useSuite } from '../suite/suite-context';
import type { NewsItem } from './news-store';

/** What happened in this tab, newest first. */
export function useNews(): readonly NewsItem[] {
  const { news } = useSuite();
  return useSyncExternalStore(news.subscribe, news.list);
}
