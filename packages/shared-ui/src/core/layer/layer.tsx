import { keyframes } from '@emotion/react';
import { useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ownProps, styled } from '../theme/styled';
import { color, motion } from '../theme/tokens';
import { useLayer } from './use-layer';

export interface LayerProps {
  /** What holds the content; it gets the focus when nothing inside is to have it. Give it `tabIndex={-1}`. */
  panel: RefObject<HTMLElement | null>;
  /** Escape, or a press beside the panel. */
  onClose: () => void;
  /** Gets the focus at the beginning: a control, or the first one inside it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What it hangs on: gets the focus back when nothing had it. */
  opener?: HTMLElement;
  /** Dims the page. */
  dim?: boolean;
  place: 'centre' | 'left' | 'right' | 'free';
  children: ReactNode;
}

const fade = keyframes({ from: { opacity: 0 } });

const places = {
  centre: { alignItems: 'center', justifyContent: 'center' },
  left: { alignItems: 'stretch', justifyContent: 'flex-start' },
  right: { alignItems: 'stretch', justifyContent: 'flex-end' },
  free: { alignItems: 'flex-start' },
} as const;

const Root = styled(
  'div',
  ownProps('place', 'dim'),
)<{ place: LayerProps['place']; dim: boolean }>(({ place, dim, theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'flex',
  ...places[place],
  ...(dim && { backgroundColor: color.scrim, animation: `${fade} ${motion.calm}ms ${motion.easing}` }),
  ...(place === 'centre' && { [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
}));

/** Above the page: a child of `body` that covers it. Mounted means open. */
export function Layer({ panel, onClose, initialFocus, opener, dim = false, place, children }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayer({ layer, panel, onClose, initialFocus, opener });
  const press = (event: PointerEvent) => {
    // Pressed beside the panel; a drag that began inside and ends outside is no press.
    if (event.target === event.currentTarget) onClose();
  };
  return createPortal(
    <Root ref={layer} place={place} dim={dim} onPointerDown={press}>
      {children}
    </Root>,
    document.body,
  );
}
