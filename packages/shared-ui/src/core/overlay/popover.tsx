import MuiPopover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from '../theme/tokens';
import { floatingLook } from './overlay-look';

export interface PopoverProps {
  /** The element it hangs on; null closes it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Which edge of the anchor it keeps to. */
  align?: 'start' | 'end';
  /** Px; `anchor` takes the anchor's width. */
  width?: number | 'anchor';
  /** Names it as a dialog; leave out when the content has its own role (menu, listbox). */
  label?: string;
  /** False keeps the focus where it was (the content moves it itself). */
  takesFocus?: boolean;
  children: ReactNode;
}

const Root = styled(MuiPopover)({
  '& .MuiPopover-paper': { ...floatingLook, marginTop: 6, maxHeight: 'min(480px, calc(100dvh - 32px))' },
});

/** A floating sheet at the thing that called it. Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, align = 'start', width, label, takesFocus = true, children } = props;
  const horizontal = align === 'start' ? 'left' : 'right';
  const role = label === undefined ? undefined : 'dialog';
  return (
    <Root
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      transitionDuration={motion.quick}
      disableAutoFocus={!takesFocus}
      disableEnforceFocus={!takesFocus}
      slotProps={{
        paper: {
          role,
          'aria-label': label,
          style: { width: width === 'anchor' ? anchor?.offsetWidth : width },
        },
      }}
    >
      {children}
    </Root>
  );
}
