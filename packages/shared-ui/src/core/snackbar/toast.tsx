import { closeSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { floatingLook } from '../overlay/overlay-look';
import { toneIcon, toneText, type Tone } from '../status/tone';
import { useSharedTexts } from '../texts/shared-texts';
import { TOAST_WIDTH } from './toast-limits';
import { styled } from '../theme/styled';

const Root = styled('div')({
  ...floatingLook,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'max-content',
  marginInline: 'auto',
  maxWidth: `min(${TOAST_WIDTH}px, calc(100vw - 32px))`,
  padding: '8px 8px 8px 14px',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  pointerEvents: 'all',
});

const Words = styled('span')({ flex: 1, minWidth: 0, paddingBlock: 6 });

const toneOf: Readonly<Record<string, Tone>> = { success: 'matsu', error: 'beni', info: 'ai' };

export interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** One message: an icon, its words, and a way to send it off. Errors interrupt (`alert`), the rest waits in the polite region. */
export function Toast({ id, message, variant, action, style, className, ref }: ToastProps) {
  const { t } = useSharedTexts();
  const tone = toneOf[variant] ?? 'ai';
  return (
    <Root ref={ref} style={style} className={className} role={variant === 'error' ? 'alert' : undefined}>
      <span style={{ color: toneText[tone] }}>
        <Icon name={toneIcon[tone]} size={20} />
      </span>
      <Words>{message}</Words>
      {typeof action === 'function' ? action(id) : action}
      <IconButton
        label={t('dismiss')}
        icon={<Icon name="close" size={16} />}
        size="small"
        tooltip={false}
        onClick={() => closeSnackbar(id)}
      />
    </Root>
  );
}
