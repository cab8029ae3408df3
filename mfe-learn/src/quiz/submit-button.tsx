import { memo, use } from 'react';
import { Icon, IconButton } from '@kotoba/shared-ui/core';
import { usePaintedValue } from './after-paint';
import { keepFocus } from './keep-focus';
import { isAnything, Typed } from './typed';
import { useTexts } from '../texts';

const SEND = <Icon name="send" />;

interface SendButtonProps {
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

const SendButton = memo(function SendButton({ disabled, busy, onPress }: SendButtonProps) {
  const { t } = useTexts();
  return (
    <IconButton
      label={t('quiz.submit')}
      icon={SEND}
      tone="ai"
      disabled={disabled}
      busy={busy}
      onMouseDown={keepFocus}
      onClick={onPress}
    />
  );
});

export interface SubmitButtonProps {
  /** The box takes text. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** A key and a verdict are waited for, this is not: it opens and closes a frame behind them. What it may do is asked when it is pressed. */
export function SubmitButton({ open, ...rest }: SubmitButtonProps) {
  const disabled = !open || rest.busy || !isAnything(use(Typed));
  return <SendButton disabled={usePaintedValue(disabled)} {...rest} />;
}
