import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { SpinnerRing } from '../feedback/progress';

/** `beni` turns red under the pointer (delete). */
const tones = { soft: 'default', ai: 'primary', beni: 'error' } as const;

interface Look {
  /** Its name, also shown as a tooltip. */
  label: string;
  /** An `Icon` of 20 px. */
  icon: ReactNode;
  tone?: keyof typeof tones;
  size?: 'small' | 'medium';
  outlined?: boolean;
}

export interface IconButtonProps extends Omit<MuiIconButtonProps, keyof Look | 'color' | 'aria-label'>, Look {
  /** Makes it a toggle with a pressed state. */
  pressed?: boolean;
  busy?: boolean;
  /** False hides the tooltip where the icon stands beside its words. */
  tooltip?: boolean;
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'soft', outlined = false, pressed, busy = false, ...more } = props;
  const { tooltip = true, disabled, ...rest } = more;
  return (
    <MuiIconButton
      aria-label={label}
      data-tip={tooltip ? label : undefined}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      color={tones[tone]}
      data-outlined={outlined || undefined}
      disabled={disabled || busy}
      {...rest}
    >
      {busy ? <SpinnerRing size={18} /> : icon}
    </MuiIconButton>
  );
}

export interface IconLinkProps extends Omit<LinkProps, 'color' | 'children' | 'aria-label'>, Look {}

/** A link that shows only an icon. */
export function IconLink({ label, icon, tone = 'soft', outlined = false, ...rest }: IconLinkProps) {
  return (
    <MuiIconButton
      component={Link}
      aria-label={label}
      data-tip={label}
      color={tones[tone]}
      data-outlined={outlined || undefined}
      {...rest}
    >
      {icon}
    </MuiIconButton>
  );
}
