import type { ReactNode } from 'react';
import { Box, Icon, color, radius, Text } from '@kotoba/shared-ui/core';
import { keepFocus } from './phone';

interface PickButtonProps {
  /** The key that presses it, too; left out where no key is left. */
  readonly number?: number;
  readonly disabled: boolean;
  readonly verdict?: 'right' | 'wrong';
  readonly lang?: string;
  /** As wide as there is room. */
  readonly wide?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const looks = {
  right: { tone: color.matsu, icon: 'check' },
  wrong: { tone: color.beni, icon: 'close' },
} as const;

/**
 * Something to pick, with its number. It stays where it is, and keeps the focus, when it cannot be pressed any more.
 */
export function PickButton({ number, disabled, verdict, lang, wide, onPress, children }: PickButtonProps) {
  const look = verdict && looks[verdict];
  return (
    <Box
      component="button"
      type="button"
      aria-disabled={disabled}
      onMouseDown={keepFocus}
      onClick={() => !disabled && onPress()}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '10px',
        width: wide ? '100%' : undefined,
        minHeight: '48px',
        padding: '8px 14px',
        font: 'inherit',
        fontSize: lang === 'ja' ? '1.25rem' : undefined,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        color: color.ink,
        backgroundColor: color.surface,
        border: `1px solid ${look?.tone ?? color.edge}`,
        borderRadius: `${radius.field}px`,
        cursor: 'pointer',
        '&:hover': { borderColor: look?.tone ?? color.ai },
        '&[aria-disabled=true]': { cursor: 'default', opacity: look ? 1 : 0.5 },
        '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: '2px' },
      }}
    >
      {number !== undefined && (
        <Text as="span" size="sm" tone="soft" aria-hidden>
          {number}
        </Text>
      )}
      <Box component="span" lang={lang} sx={{ flex: wide ? 1 : undefined }}>
        {children}
      </Box>
      {look && (
        <Box component="span" sx={{ color: look.tone, display: 'inline-flex' }}>
          <Icon name={look.icon} size={20} />
        </Box>
      )}
    </Box>
  );
}
