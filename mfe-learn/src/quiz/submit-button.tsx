import { memo } from 'react';
import { Icon, IconButton } from '@kotoba/shared-ui/core';
import { usePaintedValue } from './after-paint';
import { keepFocus } from './keep-focus';
import { useTexts } from '../texts';

export interface SubmitButtonProps {
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

const SEND = <Icon name="send" />;
const SendButton = memo(IconButton);

/** A key and a verdict are waited for, this is not: it opens and closes a frame behind them. What it may do is asked when it is pressed. */
export function SubmitButton({ disabled, busy, onPress }: SubmitButtonProps) {
  const { t } = useTexts();
  return (
    <SendButton
      label={t('quiz.submit')}
      icon={SEND}
      tone="ai"
      disabled={usePaintedValue(disabled)}
      busy={busy}
      onMouseDown={keepFocus}
      onClick={onPress}
    />
  );
}
