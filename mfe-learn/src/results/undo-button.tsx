import { useState } from 'react';
import { drafts, toApiError, useUndoAnswerMutation } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useLocation, useNavigate } from '@kotoba/federation/router';
import { useUser } from '@kotoba/session';
import { Button, Icon, notify } from '@kotoba/shared-ui/core';
import { wasWrappedUp } from '../ended-quiz';
import { wrapUpDraft, writeTurns } from '../quiz/wrap-up';
import { useTexts } from '../texts';
import { useShortcuts } from '../use-shortcuts';
import { createWishes } from '../wish';

export interface UndoButtonProps {
  readonly sessionId: number;
  /** The word that was answered last. */
  readonly vocabularyId: number;
  readonly onLeave: () => void;
}

/** Takes the session's last answer back and goes on with its word; by Z, too. */
export function UndoButton({ sessionId, vocabularyId, onLeave }: UndoButtonProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const userId = useUser()?.id;
  const [undoAnswer, { isLoading }] = useUndoAnswerMutation();
  const [wishes] = useState(createWishes);

  async function undo(): Promise<void> {
    if (isLoading) return;
    try {
      const key = wishes.keyOf({ undo: vocabularyId });
      await undoAnswer({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }).unwrap();
      wishes.settle();
      if (userId !== undefined && wasWrappedUp(state))
        drafts.write(userId, wrapUpDraft(sessionId), writeTurns([{ vocabularyId, again: false }]));
      notify.info(t('undo.done'));
      onLeave();
      await navigate(paths.learnSession(sessionId), { replace: true });
    } catch (error) {
      notify.error(toApiError(error, t('undo.failed')).message);
    }
  }

  useShortcuts({ z: () => void undo() });
  return (
    <Button
      variant="quiet"
      icon={<Icon name="undo" size={18} />}
      busy={isLoading}
      onClick={() => void undo()}
    >
      {t('quiz.undo')}
    </Button>
  );
}
