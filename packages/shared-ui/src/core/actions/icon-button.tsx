import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../feedback/spinner-ring';
import { Tooltip } from '../overlay/tooltip';
import {
  iconButtonLook,
  withoutIconLook,
  type IconButtonLook,
  type IconButtonTone,
} from './icon-button-look';
import { styled } from '../theme/styled';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'color' | 'aria-label'
> {
  /** Its name, also shown as a tooltip. */
  label: string;
  /** An `Icon` of 20 px. */
  icon: ReactNode;
  /** `beni` turns red under the pointer (delete). */
  tone?: IconButtonTone;
  size?: 'small' | 'medium';
  outlined?: boolean;
  /** Makes it a toggle with a pressed state. */
  pressed?: boolean;
  busy?: boolean;
  /** False hides the tooltip where the icon stands beside its words. */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled('button', withoutIconLook)<IconButtonLook>(iconButtonLook);

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    tone = 'soft',
    size = 'medium',
    outlined = false,
    pressed,
    busy = false,
    ...more
  } = props;
  const { tooltip = true, disabled, children, ...rest } = more;
  const button = (
    <Root
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      tone={tone}
      size={size}
      outlined={outlined}
      disabled={disabled || busy}
      {...rest}
    >
      {busy ? <SpinnerRing size={18} /> : icon}
      {children}
    </Root>
  );
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
