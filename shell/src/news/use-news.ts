import { useListNotesQuery, endpoints } from '@kotoba/api-client';
import { useMemo, useSyncExternalStore, useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { useLocation } from '@kotoba/federation/router';
import { useAppDispatch, useUser } from '@kotoba/session';
import { useSuite } from '../suite/suite-context';
import { MAX_NOTES, newsFacts, type NewsItem, MAX_SESSIONS, type Waiting } from './news-facts';

const { listDue, listUnfinishedSessions } = endpoints.endpoints;

/** How old, in ms, an answer may be when the learner goes to another page or comes back to the tab … */
const FRESH_MS = 60_000;
/** … and when they open the list. */
const JUST_NOW_MS = 3000;

/** Without a subscription: an answer in a quiz changes both, and the bell must not ask again after each. */
const once = { subscribe: false, forceRefetch: true } as const;

const NOTHING: Waiting = { at: 0, due: 0, sessions: [] };
/** Before the first answer. `failed`: the last question had none. */
const UNASKED = { waiting: NOTHING, failed: false } as const;

/**
 * What waits for the learner: due words and unfinished sessions. Never asked by the clock, but when they arrive, go to
 * another page or come back to the tab, when a quiz is over, and when they open the list: for that, call `refresh`.
 */
function useWaiting(): { waiting: Waiting; failed: boolean; refresh: (oldest?: number) => void } {
  const { busy } = useSuite();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const learner = useUser()?.id ?? null;
  const asked = useRef({ learner, at: -Infinity });
  const [known, setKnown] = useState<{ learner: number | null; waiting: Waiting; failed: boolean }>({
    learner,
    ...UNASKED,
  });

  const ask = useCallback(
    (oldest: number): void => {
      const { current: last } = asked;
      if (learner === null || (last.learner === learner && Date.now() - last.at < oldest)) return;
      const at = Date.now();
      asked.current = { learner, at };
      void Promise.all([
        dispatch(listDue.initiate({ limit: 1 }, once)),
        dispatch(listUnfinishedSessions.initiate({ limit: MAX_SESSIONS }, once)),
      ]).then(([due, sessions]) => {
        // Offline, or a server that restarts: what was known stays until the next time.
        if (!due.data || !sessions.data)
          return setKnown((before) => ({
            learner,
            waiting: before.learner === learner ? before.waiting : NOTHING,
            failed: true,
          }));
        const waiting = { at, due: due.data.data.now, sessions: sessions.data.data };
        setKnown({ learner, waiting, failed: false });
      });
    },
    [dispatch, learner],
  );

  useEffect(() => ask(FRESH_MS), [ask, pathname]);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') ask(FRESH_MS);
    };
    document.addEventListener('visibilitychange', onVisible);
    const stop = busy.subscribe(() => {
      if (!busy.isBusy()) ask(0);
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [ask, busy]);
  // An answer for somebody else comes too late.
  return {
    ...(known.learner === learner ? known : UNASKED),
    refresh: useCallback((oldest: number = JUST_NOW_MS) => ask(oldest), [ask]),
  };
}

interface News {
  /** What happened and what waits, in the bell's order. */
  readonly items: readonly NewsItem[];
  /** Some of it could not be asked for: what is missing is not known. */
  readonly failed: boolean;
  readonly refresh: () => void;
  /** Asks for all of it, at once. */
  readonly retry: () => void;
  readonly markAllRead: () => void;
}

/**
 * The learner's own news, derived from what the server knows, so that they are the same on every device and after an
 * absence.
 */
export function useNews(): News {
  const { readMarks } = useSuite();
  const read = useSyncExternalStore(readMarks.subscribe, readMarks.keys);
  const { waiting, failed, refresh } = useWaiting();
  const { data, isError, refetch, fulfilledTimeStamp = 0 } = useListNotesQuery({ limit: MAX_NOTES });
  const { pathname, search } = useLocation();
  const seesNotes = pathname === paths.capture && !search.includes('view=assistant');
  const items = useMemo(
    () =>
      newsFacts({ at: fulfilledTimeStamp, notes: data?.notes ?? [] }, waiting, read).map((item) =>
        seesNotes && 'about' in item ? { ...item, read: true } : item,
      ),
    [fulfilledTimeStamp, data, waiting, read, seesNotes],
  );
  // What happened before one's eyes is no news on the next page either.
  useEffect(() => {
    if (seesNotes) readMarks.mark(items.flatMap((item) => ('about' in item ? item.key : [])));
  }, [seesNotes, items, readMarks]);
  return {
    items,
    failed: failed || isError,
    refresh: () => refresh(),
    retry: () => {
      refresh(0);
      void refetch();
    },
    markAllRead: () => readMarks.mark(items.map(({ key }) => key)),
  };
}
