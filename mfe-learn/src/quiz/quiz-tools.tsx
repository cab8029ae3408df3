import { memo } from 'react';
import { Button, Icon, Row, useWidthFrom } from '@kotoba/shared-ui/core';
import { keepFocus } from './keep-focus';
import { useTexts } from '../texts';

export interface QuizToolsProps {
  readonly canUndo: boolean;
  /** An answer is being checked, and it takes its time. */
  readonly slow: boolean;
  readonly canWrapUp: boolean;
  readonly onUndo: () => void;
  readonly onWrapUp: () => void;
  readonly onHelp: () => void;
}

/** Around the queue: taking the last answer back, bringing the session to an end soon, the keys. */
export const QuizTools = memo(function QuizTools({
  canUndo,
  slow,
  canWrapUp,
  onUndo,
  onWrapUp,
  onHelp,
}: QuizToolsProps) {
  const { t } = useTexts();
  // Whoever has keys has room for them; a phone needs it for the answer.
  const hasKeys = useWidthFrom('sm');
  if (!hasKeys && !canUndo && !canWrapUp) return null;
  return (
    <Row gap={2} wrap justify="end">
      {canUndo && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="undo" size={18} />}
          disabled={slow}
          onMouseDown={keepFocus}
          onClick={onUndo}
        >
          {t('quiz.undo')}
        </Button>
      )}
      {canWrapUp && (
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
});
