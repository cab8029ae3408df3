import { paths, REOPEN_MS } from '@kotoba/contracts';
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
      if (userId !== undefined && wasWrappedUp(state))
        drafts.write(userId, wrapUpDraft(sessionId), writeItems([{ vocabularyId, again: false }]));
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
  /** When the page was opened. */
  readonly now: Date;
  /** Called before a way on that the learner chose here, so that nothing asks again. */
  readonly onLeave: () => void;
}

/** The answered word that can still be taken back; undefined when there is none or the session ended too long ago. */
const undoable = ({ endedAt, learnDetails }: LearningSession, now: Date): number | undefined =>
  endedAt === null || now.getTime() - Date.parse(endedAt) < REOPEN_MS
    ? lastAnswered(learnDetails).at(-1)
    : undefined;

/** The ways on, and why there is none back to words that were all right. */
export function ResultsActions({ session, figures, now, onLeave }: ResultsActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [startRelearn, { isLoading }] = useStartRelearnSessionMutation();
  const count = figures.relearn.length;
  const last = undoable(session, now);

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
