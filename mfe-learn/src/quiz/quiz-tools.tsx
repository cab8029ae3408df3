import {
  Button,
  Icon,
  Row,
  type IconName,
  Box,
  color,
  Dialog,
  radius,
  Stack,
  Text,
} from '@kotoba/shared-ui/core';
import { DefinitionRows } from '@kotoba/shared-ui/data';
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

function Key({ name }: { readonly name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        padding: '2px 8px',
        border: `1px solid ${color.line}`,
        borderRadius: `${radius.field}px`,
        fontFamily: 'inherit',
        fontWeight: 600,
      }}
    >
      {names[name] ?? name.toUpperCase()}
    </Box>
  );
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the keys do while the box is not active. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <Stack gap={4}>
        <Text size="sm" tone="soft">
          {t('keys.text')}
        </Text>
        <DefinitionRows rows={keys.map((key) => ({ term: t(`keys.${key}`), value: <Key name={key} /> }))} />
      </Stack>
    </Dialog>
  );
}
