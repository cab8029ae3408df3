import { Button, Icon, Row, useWidthFrom } from '@kotoba/shared-ui/core';
import { keepFocus } from './keep-focus';
import { canWrapUp, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

export interface QuizToolsProps {
  readonly state: QuizState;
  readonly onUndo: () => void;
  readonly onWrapUp: () => void;
  readonly onHelp: () => void;
}

/** Around the queue: taking the last answer back, bringing the session to an end soon, the keys. */
export function QuizTools({ state, onUndo, onWrapUp, onHelp }: QuizToolsProps) {
  const { t } = useTexts();
  // Whoever has keys has room for them; a phone needs it for the answer.
  const hasKeys = useWidthFrom('sm');
  if (!hasKeys && state.history.length === 0 && !canWrapUp(state)) return null;
  return (
    <Row gap={2} wrap justify="end">
      {state.history.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="undo" size={18} />}
          disabled={state.checking}
          onMouseDown={keepFocus}
          onClick={onUndo}
        >
          {t('quiz.undo')}
        </Button>
      )}
      {canWrapUp(state) && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="clock" size={18} />}
          onMouseDown={keepFocus}
          onClick={onWrapUp}
        >
          {t('quiz.wrapUp')}
        </Button>
      )}
      {hasKeys && (
        <Button variant="quiet" size="small" icon={<Icon name="keyboard" size={18} />} onClick={onHelp}>
          {t('quiz.keys')}
        </Button>
      )}
    </Row>
  );
}
