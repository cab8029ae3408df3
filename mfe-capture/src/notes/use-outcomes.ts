import { useEffect } from 'react';
import { noteOutbox } from '@kotoba/api-client';
import { useUser } from '@kotoba/session';
import { notify } from '@kotoba/shared-ui/core';
import { t } from '../texts';

/** Says what becomes of the notes that are sent while the learner looks on: once for all that went together. */
export function useOutcomes(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    let sent = 0;
    return noteOutbox.onOutcome((outcome, _note, reason) => {
      if (outcome === 'sent') sent += 1;
      else notify.error(reason || t('note.createFailed'));
      const waiting = noteOutbox.list(userId ?? 0).some(({ refusal }) => refusal === undefined);
      if (waiting || sent === 0) return;
      notify.success(sent === 1 ? t('note.captured') : t('note.capturedMany', { count: sent }));
      sent = 0;
    });
  }, [userId]);
}
