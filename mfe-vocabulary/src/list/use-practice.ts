import { useState } from 'react';
import { toApiError, useStartSessionMutation } from '@kotoba/api-client';
import { MAX_IDS, MIXED_MODE, paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

/** Starts a session of words, as many as one takes, and goes there; a second press meanwhile does nothing. Source: VOC-43. */
export function usePractice() {
  const [startSession] = useStartSessionMutation();
  const [starting, setStarting] = useState(false);
  const navigate = useNavigate();

  async function practise(find: () => Promise<readonly number[]>): Promise<void> {
    if (starting) return;
    setStarting(true);
    try {
      const vocabularyIds = (await find()).slice(0, MAX_IDS);
      const { data } = await startSession({ body: { vocabularyIds, mode: MIXED_MODE } }).unwrap();
      await navigate(paths.learnSession(data.id));
    } catch (error) {
      notify.error(toApiError(error, t('practise.failed')).message);
    } finally {
      setStarting(false);
    }
  }

  return { practise, starting };
}
