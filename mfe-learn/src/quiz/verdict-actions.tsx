import { Button, Icon, Row } from '@kotoba/shared-ui/core';
import { canAccept, canTryAgain, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

export interface VerdictActionsProps {
  readonly state: QuizState;
  readonly onUndo: () => void;
  readonly onAccept: () => void;
  readonly onTryAgain: () => void;
}

/** What can be done about a wrong answer: it was a slip, it is right after all, or once more. */
export function VerdictActions({ state, onUndo, onAccept, onTryAgain }: VerdictActionsProps) {
  const { t } = useTexts();
  if (canTryAgain(state)) {
    return (
      <div>
        <Button size="small" icon={<Icon name="retry" size={18} />} onClick={onTryAgain}>
          {t('quiz.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!canAccept(state)) return null;
  return (
    <Row gap={2} wrap>
      <Button size="small" icon={<Icon name="undo" size={18} />} onClick={onUndo}>
        {t('quiz.typedWrong')}
      </Button>
      <Button size="small" icon={<Icon name="check" size={18} />} onClick={onAccept}>
        {t('quiz.accept')}
      </Button>
    </Row>
  );
}
