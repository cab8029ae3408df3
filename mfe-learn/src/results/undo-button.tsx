import { useState } from 'react';
import { toApiError } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Icon, notify } from '@kotoba/shared-ui/core';
import { useUndoAnswerMutation } from '../answers.api';
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
  const [undoAnswer, { isLoading }] = useUndoAnswerMutation();
  const [wishes] = useState(createWishes);

  async function undo(): Promise<void> {
    if (isLoading) return;
    try {
      const key = wishes.keyOf({ undo: vocabularyId });
      await undoAnswer({ sessionId, vocabularyId, key }).unwrap();
      wishes.settle();
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
