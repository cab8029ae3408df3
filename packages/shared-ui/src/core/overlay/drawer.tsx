import { keyframes } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import { Layer } from '../layer/layer';
import { ownProps, styled } from '../theme/styled';
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

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

const Paper = styled(
  'div',
  ownProps('side'),
)<{ side: 'left' | 'right' }>(({ side }) => ({
  maxWidth: 'calc(100vw - 56px)',
  overflowY: 'auto',
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: color.shadow,
  animation: `${side === 'left' ? fromLeft : fromRight} ${motion.calm}ms ${motion.easing}`,
}));

function OpenDrawer({ onClose, label, side = 'left', width = 248, children }: Omit<DrawerProps, 'open'>) {
  const paper = useRef<HTMLDivElement>(null);
  return (
    <Layer panel={paper} onClose={onClose} place={side} dim>
      <Paper
        ref={paper}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        side={side}
        style={{ width }}
      >
        {children}
      </Paper>
    </Layer>
  );
}

/** A sheet from the edge of a narrow screen: the sidebar on phones and tablets. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}
