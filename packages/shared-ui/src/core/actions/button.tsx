import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { SpinnerRing } from '../feedback/progress';

/** `primary` one per view; `secondary` beside it; `quiet` in the background; `danger` cannot be undone. */
const looks = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  quiet: { variant: 'text' },
  danger: { variant: 'contained', color: 'error' },
} as const;

interface Look extends Pick<MuiButtonProps, 'size' | 'fullWidth' | 'endIcon'> {
  variant?: keyof typeof looks;
  /** Before the words; an `Icon` of 18–20 px. */
  icon?: ReactNode;
}

export interface ButtonProps extends Omit<MuiButtonProps, keyof Look | 'color' | 'startIcon'>, Look {
  /** Shows a spinner in place of the icon and cannot be pressed; the words stay unless `busyLabel` is given. */
  busy?: boolean;
  /** The words while busy: 'Deleting...'. */
  busyLabel?: ReactNode;
}

/** Does something here and now; its words are a verb. `type` is `button` unless given. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', icon, busy = false, busyLabel, disabled, children, ...rest } = props;
  return (
    <MuiButton
      {...looks[variant]}
      startIcon={busy ? <SpinnerRing size={18} /> : icon}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </MuiButton>
  );
}

export interface LinkButtonProps extends Omit<LinkProps, 'color'>, Look {}

/**
 * Leads somewhere and looks like a button. Use it for ways to read on, so that they can be opened in a new tab; what
 * the product names a button is one.
 */
export function LinkButton({ variant = 'secondary', icon, ...rest }: LinkButtonProps) {
  return <MuiButton component={Link} {...looks[variant]} startIcon={icon} {...rest} />;
}
