import { useId, type ReactNode } from 'react';
import { LISTENING_MODE, MIXED_MODE } from '@kotoba/contracts';
import { Box, color, Icon, JapaneseText, radius, Text } from '@kotoba/shared-ui/core';
import type { PracticeMode } from '../modes';
import { useTexts } from '../texts';

/** What each mode looks like at a glance: the prompt's script and the answer's. */
const sample: Record<PracticeMode, readonly [prompt: ReactNode, between: string, answer: string]> = {
  1: ['A', '→', 'あ'],
  2: ['あ', '→', 'A'],
  3: ['A', '→', '字'],
  4: ['字', '→', 'A'],
  [MIXED_MODE]: ['A', '⇄', 'あ'],
  [LISTENING_MODE]: [<Icon key="sound" name="speaker" size={24} />, '→', 'A'],
};

export interface ModeChoiceProps {
  readonly mode: PracticeMode;
  readonly disabled: boolean;
  readonly onPick: (mode: PracticeMode) => void;
}

/** A button of its words alone, so that it is named by what it shows; the whole card presses it. */
const wholeCard = {
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${radius.card}px` },
  '&:focus-visible::after': { outline: `2px solid ${color.ai}`, outlineOffset: '2px' },
  '&:disabled': { cursor: 'default' },
} as const;

/** One way to practise, as a card that is pressed. */
export function ModeChoice({ mode, disabled, onPick }: ModeChoiceProps) {
  const { t } = useTexts();
  const [from, between, to] = sample[mode];
  const id = useId();
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '16px',
        padding: '20px',
        color: color.ink,
        backgroundColor: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: `${radius.card}px`,
        '&:hover:has(button:enabled)': { borderColor: color.ai },
        '&:has(button:disabled)': { opacity: 0.6 },
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
          {between}
        </Text>
        <JapaneseText size="xl">{to}</JapaneseText>
      </Box>
      <div>
        <Box
          component="button"
          type="button"
          disabled={disabled}
          aria-describedby={id}
          onClick={() => onPick(mode)}
          sx={wholeCard}
        >
          {t(`mode.${mode}`)}
        </Box>
        <Text id={id} size="sm" tone="soft">
          {t(`mode.${mode}.hint`)}
        </Text>
      </div>
    </Box>
  );
}
