import { Box, color, JapaneseText, radius, Text } from '@kotoba/shared-ui/core';
import type { PracticeMode } from '../modes';
import { useTexts } from '../texts';

/** What each mode looks like at a glance: the prompt's script and the answer's. */
const sample: Record<PracticeMode, readonly [string, string]> = {
  1: ['A', 'あ'],
  2: ['あ', 'A'],
  3: ['A', '字'],
  4: ['字', 'A'],
};

export interface ModeChoiceProps {
  readonly mode: PracticeMode;
  readonly disabled: boolean;
  readonly onPick: (mode: PracticeMode) => void;
}

/** One of the four modes, as a card that is a button. */
export function ModeChoice({ mode, disabled, onPick }: ModeChoiceProps) {
  const { t } = useTexts();
  const [from, to] = sample[mode];
  return (
    <Box
      component="button"
      type="button"
      disabled={disabled}
      onClick={() => onPick(mode)}
      aria-label={t(`mode.${mode}`)}
      aria-describedby={`mode-${mode}-hint`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '16px',
        padding: '20px',
        textAlign: 'start',
        font: 'inherit',
        color: color.ink,
        backgroundColor: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: `${radius.card}px`,
        cursor: 'pointer',
        '&:hover:not(:disabled)': { borderColor: color.ai },
        '&:disabled': { opacity: 0.6, cursor: 'default' },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-flex',
          gap: '6px',
          alignItems: 'baseline',
          color: color.ai,
          whiteSpace: 'nowrap',
        }}
      >
        <JapaneseText size="xl">{from}</JapaneseText>
        <Text as="span" size="sm" tone="soft">
          →
        </Text>
        <JapaneseText size="xl">{to}</JapaneseText>
      </Box>
      <span>
        <Text as="strong" weight="semibold" style={{ display: 'block' }}>
          {t(`mode.${mode}`)}
        </Text>
        <Text as="span" id={`mode-${mode}-hint`} size="sm" tone="soft" style={{ display: 'block' }}>
          {t(`mode.${mode}.hint`)}
        </Text>
      </span>
    </Box>
  );
}
