import { endpoints } from '@kotoba/api-client';
import { useLocation } from '@kotoba/federation/router';
import { useAppDispatch, useUser } from '@kotoba/session';
import { useCallback, useEffect, useRef } from 'react';
import { useSuite } from '../suite/suite-context';
import { MOST_SESSIONS, standingFacts } from './standing-facts';

const { listDue, listUnfinishedSessions } = endpoints.endpoints;

/** How old, in ms, an answer may be when the learner goes to another page or comes back to the tab … */
const FRESH_MS = 60_000;
/** … and when he opens the list. */
const JUST_NOW_MS = 3000;

/** Without a subscription: an answer in a quiz changes both, and the bell must not ask again after each. */
const once = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks what waits for the learner: due words and unfinished sessions. Never by the clock, but when he arrives, goes to another page or
 * comes back to the tab, when a quiz is over, and when he opens the list: for that, call what is returned.
 */
export function useStandingNews(): () => void {
  const { news, busy } = useSuite();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const learner = useUser()?.id ?? null;
  const askedAt = useRef(-Infinity);

  const ask = useCallback(
    async (oldest: number): Promise<void> => {
      if (Date.now() - askedAt.current < oldest) return;
      askedAt.current = Date.now();
      const [due, sessions] = await Promise.all([
        dispatch(listDue.initiate({ limit: 1 }, once)),
        dispatch(listUnfinishedSessions.initiate({ limit: MOST_SESSIONS }, once)),
      ]);
      // Offline, or a server that restarts: what was known stays until the next time.
      if (!due.data || !sessions.data) return;
      const waiting = { due: due.data.data.due, sessions: sessions.data.data };
      news.setStanding(learner, standingFacts(waiting, new Date()));
    },
    [dispatch, news, learner],
  );

  useEffect(() => {
    // Another learner: nothing is known of him yet.
    askedAt.current = -Infinity;
  }, [learner]);
  useEffect(() => void ask(FRESH_MS), [ask, pathname]);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void ask(FRESH_MS);
    };
    document.addEventListener('visibilitychange', onVisible);
    const stop = busy.subscribe(() => {
      if (!busy.isBusy()) void ask(0);
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [ask, busy]);
  return useCallback(() => void ask(JUST_NOW_MS), [ask]);
}
