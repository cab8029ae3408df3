import { paths } from '@kotoba/contracts';
import {
  toApiError,
  useStartRelearnSessionMutation,
  useUndoAnswerMutation,
  type LearningSession,
  drafts,
} from '@kotoba/api-client';
import { useNavigate, useLocation } from '@kotoba/federation/router';
import { Button, Icon, notify, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { useState } from 'react';
import { useUser } from '@kotoba/session';
import type { Figures } from './figures';
import { lastAnswered, wasWrappedUp } from '../items';
import { useTexts } from '../texts';
import { wrapUpDraft, writeItems } from '../quiz/wrap-up';
import { ALL_INTRODUCED, introducedDraft } from '../session-drafts';
import { useShortcuts } from '../use-shortcuts';
import { createRequestKeys } from '../request-keys';

interface UndoButtonProps {
  readonly sessionId: number;
  /** The word that was answered last. */
  readonly vocabularyId: number;
  readonly onLeave: () => void;
}

/** Takes the session's last answer back and goes on with its word; by Z, too. */
function UndoButton({ sessionId, vocabularyId, onLeave }: UndoButtonProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const userId = useUser()?.id;
  const [undoAnswer, { isLoading }] = useUndoAnswerMutation();
  const [requestKeys] = useState(createRequestKeys);

  async function undo(): Promise<void> {
    if (isLoading) return;
    try {
      const key = requestKeys.keyOf({ undo: vocabularyId });
      await undoAnswer({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }).unwrap();
      requestKeys.settle();
      if (userId !== undefined) {
        // Its new words were introduced when it began.
        drafts.write(userId, introducedDraft(sessionId), ALL_INTRODUCED);
        if (wasWrappedUp(state))
          drafts.write(userId, wrapUpDraft(sessionId), writeItems([{ vocabularyId, again: false }]));
      }
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

interface ResultsActionsProps {
  readonly session: LearningSession;
  readonly figures: Figures;
  /** Called before a way on that the learner chose here, so that nothing asks again. */
  readonly onLeave: () => void;
}

/** The ways on, and why there is none back to words that were all right. */
export function ResultsActions({ session, figures, onLeave }: ResultsActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [startRelearn, { isLoading }] = useStartRelearnSessionMutation();
  const count = figures.relearn.length;
  // Whether something newer was answered since, the server knows: it says so then.
  const last = lastAnswered(session.learnDetails).at(-1);

  async function relearn(): Promise<void> {
    const vocabularyIds = [...figures.relearn];
    try {
      const body = { vocabularyIds, name: 'Relearn Session', type: 'review' as const, mode: session.mode };
      const { data } = await startRelearn({ body }).unwrap();
      notify.success(t('results.relearnStarted', { count }));
      onLeave();
      await navigate(paths.learnSession(data.id));
    } catch (error) {
      notify.error(toApiError(error, t('results.relearnFailed')).message);
    }
  }

  return (
    <Stack gap={2}>
      <Row gap={3}>
        <Button
          variant="primary"
          icon={<Icon name="plus" size={18} />}
          onClick={() => {
            onLeave();
            void navigate(paths.learn);
          }}
        >
          {t('results.startNew')}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="retry" size={18} />}
          disabled={count === 0}
          busy={isLoading}
          onClick={() => void relearn()}
        >
          {t('results.relearn', { count })}
        </Button>
        {last !== undefined && <UndoButton sessionId={session.id} vocabularyId={last} onLeave={onLeave} />}
      </Row>
      {figures.correct === figures.total && (
        <Text size="sm" tone="soft">
          {t('results.relearnNone')}
        </Text>
      )}
    </Stack>
  );
}
