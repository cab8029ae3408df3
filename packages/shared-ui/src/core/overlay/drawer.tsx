import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names it. */
  label: string;
  children: ReactNode;
}

/** A sheet from the left edge of a narrow screen: the sidebar on phones and tablets. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  if (!open) return null;
  return (
    <MuiDrawer open onClose={onClose} slotProps={{ paper: { 'aria-label': label, style: { width: 248 } } }}>
      {children}
    </MuiDrawer>
  );
}
