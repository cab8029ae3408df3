import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../feedback/spinner-ring';
import { buttonLook, withoutLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';
import { styled } from '../theme/styled';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the words; an `Icon` of 18–20 px. */
  icon?: ReactNode;
  /** After the words. */
  endIcon?: ReactNode;
  fullWidth?: boolean;
  /** Shows a spinner in place of the icon and cannot be pressed; the words stay unless `busyLabel` is given. */
  busy?: boolean;
  /** The words while busy: 'Deleting...'. */
  busyLabel?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled('button', withoutLook)<ButtonLook>(buttonLook);

/** Does something here and now; its words are a verb. `type` is `button` unless given. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    fullWidth = false,
    icon,
    endIcon,
    busy = false,
    ...more
  } = props;
  const { busyLabel, disabled, type = 'button', children, ...rest } = more;
  return (
    <Root
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <SpinnerRing size={18} /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
      {endIcon}
    </Root>
  );
}
