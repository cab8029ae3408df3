import { Button, Icon, Row } from '@kotoba/shared-ui/core';
import { keepFocus } from './phone';
import { useTexts } from '../texts';

/** Takes an answer back that was a slip of the fingers. */
export function TypedWrong({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTexts();
  return (
    <Button size="small" icon={<Icon name="undo" size={18} />} onMouseDown={keepFocus} onClick={onUndo}>
      {t('quiz.typedWrong')}
    </Button>
  );
}

export interface VerdictActionsProps {
  readonly onUndo: () => void;
  /** Left out where there is no verdict yet. */
  readonly onAccept?: () => void;
}

/** What can be done about an answer: it was a slip, or it is right after all. */
export function VerdictActions({ onUndo, onAccept }: VerdictActionsProps) {
  const { t } = useTexts();
  return (
    <Row gap={2} wrap onMouseDown={keepFocus}>
      <TypedWrong onUndo={onUndo} />
      {onAccept && (
        <Button size="small" icon={<Icon name="check" size={18} />} onClick={onAccept}>
          {t('quiz.accept')}
        </Button>
      )}
    </Row>
  );
}
