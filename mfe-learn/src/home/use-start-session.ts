import { useState } from 'react';
import { paths, MAX_IDS, MIXED_MODE, mostListed } from '@kotoba/contracts';
import { toApiError, useLazyListDueQuery, useStartSessionMutation } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

interface SessionPlan {
  /** Finds the words to practise. */
  readonly find: () => Promise<{ ids: readonly number[]; topic?: string | null; level?: string }>;
  readonly mode: number;
  /** Shown when there are none. */
  readonly none: string;
  /** Shown when a call fails without a text of its own. */
  readonly failed: string;
  /** The session takes the place of this page in the browser's history. */
  readonly replace?: boolean;
}

export interface SessionStarter {
  /** Tells whether a session came of it; if not, a message said why. */
  readonly start: (plan: SessionPlan) => Promise<boolean>;
  readonly starting: boolean;
}

/**
 * Starts a session from a plan and goes there. One at a time on the page: a second click while one is starting does
 * nothing.
 */
export function useStartSession(): SessionStarter {
  const [startSession] = useStartSessionMutation();
  const [starting, setStarting] = useState(false);
  const navigate = useNavigate();

  async function start({ find, mode, none, failed, replace }: SessionPlan): Promise<boolean> {
    if (starting) return false;
    setStarting(true);
    try {
      const { ids, topic = null, level = 'beginner' } = await find();
      if (ids.length === 0) {
        notify.info(none);
        return false;
      }
      const body = { vocabularyIds: ids.slice(0, MAX_IDS), topic, level, mode };
      const { data } = await startSession({ body }).unwrap();
      notify.success(t('wizard.started'));
      await navigate(paths.learnSession(data.id), { replace });
      return true;
    } catch (error) {
      notify.error(toApiError(error, failed).message);
      return false;
    } finally {
      setStarting(false);
    }
  }

  return { start, starting };
}

/** The plan of one sitting: the words that are due, then new ones. */
export function useSittingPlan(): SessionPlan {
  const [listDue] = useLazyListDueQuery();
  const find = async () => {
    const { data } = await listDue({ limit: mostListed.due }).unwrap();
    return { ids: data.vocabularyIds };
  };
  // A word is due in one direction or in both: Mixed asks it in the one that is due.
  return { find, mode: MIXED_MODE, none: t('setup.smartNone'), failed: t('setup.smartFailed') };
}
