import { useState } from 'react';
import { paths, MAX_IDS } from '@kotoba/contracts';
import { toApiError, useStartSessionMutation } from '@kotoba/api-client';
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
}

export interface SessionStarter {
  readonly start: (plan: SessionPlan) => Promise<void>;
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

  async function start({ find, mode, none, failed }: SessionPlan): Promise<void> {
    if (starting) return;
    setStarting(true);
    try {
      const { ids, topic = null, level = 'beginner' } = await find();
      if (ids.length === 0) return notify.info(none);
      const body = { vocabularyIds: ids.slice(0, MAX_IDS), topic, level, mode };
      const { data } = await startSession({ body }).unwrap();
      notify.success(t('wizard.started'));
      await navigate(paths.learnSession(data.id));
    } catch (error) {
      notify.error(toApiError(error, failed).message);
    } finally {
      setStarting(false);
    }
  }

  return { start, starting };
}
