import { paths } from '@kotoba/contracts';
import { toApiError, useStartRelearnSessionMutation, type LearningSession } from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { Button, Icon, notify, Row } from '@kotoba/shared-ui/core';
import type { Figures } from './figures';
import { UndoButton } from './undo-button';
import { lastAnswered } from '../last-answered';
import { useTexts } from '../texts';

export interface ResultsActionsProps {
  readonly session: LearningSession;
  readonly figures: Figures;
  /** Called before a way on that the learner chose here, so that nothing asks again. */
  readonly onLeave: () => void;
}

/** The two ways on. */
export function ResultsActions({ session, figures, onLeave }: ResultsActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [startRelearn, { isLoading }] = useStartRelearnSessionMutation();
  const count = figures.relearn.length;
  const last = lastAnswered(session.learnDetails).at(-1);

  async function relearn(): Promise<void> {
    if (count === 0) return notify.info(t('results.relearnNone'));
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
    <Row gap={3} wrap>
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
  );
}
