import { paths, REOPEN_MS } from '@kotoba/contracts';
import { toApiError, useStartRelearnSessionMutation, type LearningSession } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Icon, notify, Row, Stack, Text } from '@kotoba/shared-ui/core';
import type { Figures } from './figures';
import { UndoButton } from './undo-button';
import { lastAnswered } from '../last-answered';
import { useTexts } from '../texts';

export interface ResultsActionsProps {
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
