import { useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { color } from '../theme/tokens';
import { useEscape } from '../hooks/use-escape';
import { placeTip, type Place } from './place-tip';
import { styled } from '../theme/styled';

/** Ms the pointer rests before the words appear; at once on keyboard focus. */
const REST_MS = 500;

export interface TooltipProps {
  text: string;
  /** One element that already has the text as its name; the tooltip only shows it. */
  children: ReactElement;
}

const Anchor = styled('span')({ display: 'inline-flex', flexShrink: 0 });

const Tip = styled('span')({
  position: 'fixed',
  zIndex: 1600,
  maxWidth: 240,
  padding: '4px 10px',
  borderRadius: 8,
  pointerEvents: 'none',
  color: color.paper,
  backgroundColor: color.ink,
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  width: 'max-content',
});

/** Shows the name of an icon button after a moment under the pointer, or on keyboard focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    if (anchor.current) setPlace(placeTip(anchor.current.getBoundingClientRect(), text, window));
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  useEscape(place !== null, hide);
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, REST_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {children}
      {place &&
        createPortal(
          <Tip aria-hidden style={place}>
            {text}
          </Tip>,
          document.body,
        )}
    </Anchor>
  );
}
