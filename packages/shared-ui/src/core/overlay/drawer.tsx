import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, motion } from '../theme/tokens';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names it. */
  label: string;
  side?: 'left' | 'right';
  /** Px; 248 (the sidebar) by default, never wider than the screen less 56. */
  width?: number;
  children: ReactNode;
}

const Root = styled(MuiDrawer)({
  '& .MuiDrawer-paper': {
    maxWidth: 'calc(100vw - 56px)',
    backgroundColor: color.paper,
    backgroundImage: 'none',
    color: color.ink,
    border: 0,
    boxShadow: color.shadow,
  },
  '& .MuiBackdrop-root': { backgroundColor: color.scrim },
});

/** A sheet from the edge of a narrow screen: the sidebar on phones and tablets. */
export function Drawer({ open, onClose, label, side = 'left', width = 248, children }: DrawerProps) {
  return (
    <Root
      open={open}
      onClose={onClose}
      anchor={side}
      transitionDuration={{ enter: motion.calm, exit: motion.quick }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, style: { width } } }}
    >
      {children}
    </Root>
  );
}
