import { Button, Icon, Row, type IconName } from '@kotoba/shared-ui/core';
import { KeySheet } from '@kotoba/shared-ui/data';
import { keepFocus } from './phone';
import { useTexts } from '../texts';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, label, disabled, onPress }: ToolProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name={icon} size={18} />}
      disabled={disabled}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

interface QuizToolsProps {
  readonly canUndo: boolean;
  /** An answer is being checked, and it takes its time. */
  readonly slow: boolean;
  readonly canWrapUp: boolean;
  readonly onUndo: () => void;
  readonly onWrapUp: () => void;
}

/** Around the queue: taking the last answer back, bringing the session to an end soon. */
export function QuizTools({ canUndo, slow, canWrapUp, onUndo, onWrapUp }: QuizToolsProps) {
  const { t } = useTexts();
  if (!canUndo && !canWrapUp) return null;
  return (
    <Row gap={2} wrap justify="end" onMouseDown={keepFocus}>
      {canUndo && <Tool icon="undo" label={t('quiz.undo')} disabled={slow} onPress={onUndo} />}
      {canWrapUp && <Tool icon="clock" label={t('quiz.wrapUp')} onPress={onWrapUp} />}
    </Row>
  );
}

/** What stands on the keys that are no letter. */
const names: Readonly<Record<string, string>> = {
  enter: 'Enter',
  arrowright: '→',
  backspace: '⌫',
  escape: 'Esc',
  1: '1 – 9',
};

/** The keys of the quiz, in the order of the help. */
const keys = ['enter', '1', 'backspace', 'arrowright', 'f', 'j', 's', 'z', 'w', 'c', '?', 'escape'] as const;

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the keys do while the box is not active. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTexts();
  return (
    <KeySheet
      open={open}
      title={t('keys.title')}
      text={t('keys.text')}
      keys={keys.map((key) => ({ key: names[key] ?? key.toUpperCase(), does: t(`keys.${key}`) }))}
      onClose={onClose}
    />
  );
}
