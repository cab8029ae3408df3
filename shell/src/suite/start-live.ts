import { startLiveUpdates } from '@kotoba/api-client';
import type { KotobaStore } from '@kotoba/session';
import type { NewsStore } from '../news/news-store';

/**
 * Follows the learner's events for as long as somebody is signed in, and hands them to the bell. What one learner was told is gone when
 * another one signs in. Returns its undo.
 */
export function startLive(store: KotobaStore, news: NewsStore): () => void {
  let learner = store.getState().auth.user?.id ?? null;
  news.follow(learner);
  const unsubscribe = store.subscribe(() => {
    const next = store.getState().auth.user?.id ?? null;
    if (next === learner) return;
    learner = next;
    news.follow(next);
  });
  const stop = startLiveUpdates(store, { onEvent: (event) => news.add(event, Date.now()) });
  return () => {
    unsubscribe();
    stop();
  };
}
