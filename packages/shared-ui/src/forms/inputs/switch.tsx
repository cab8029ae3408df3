import { useId, type ReactNode } from 'react';
import { color, motion, radius } from '../../core/theme/tokens';
import { styled } from '../../core/theme/styled';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Under the label. */
  help?: ReactNode;
  disabled?: boolean;
}

const Line = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
});
const Words = styled('span')({ fontSize: '0.9375rem', fontWeight: 500, lineHeight: 1.4 });
const Help = styled('span')({
  display: 'block',
  color: color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 400,
});

const Control = styled('input')({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 44,
  height: 26,
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.full,
  backgroundColor: color.sunken,
  cursor: 'pointer',
  // The colour fades in over the whole and the thumb moves: the browser does both without drawing the page for each frame.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: -1.5,
    borderRadius: radius.full,
    backgroundColor: color.ai,
    opacity: 0,
    transition: `opacity ${motion.quick}ms`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2.5,
    left: 3,
    width: 18,
    height: 18,
    borderRadius: radius.full,
    backgroundColor: color.inkSoft,
    transition: `transform ${motion.quick}ms ${motion.easing}`,
  },
  '&:checked::before': { opacity: 1 },
  '&:checked::after': { transform: 'translateX(17px)', backgroundColor: color.onTone },
  // Forced colours would paint both as the page is.
  '@media (forced-colors: active)': {
    '&::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    '&::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    '&:checked::after': { backgroundColor: 'HighlightText' },
  },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
});

/** On or off, at once: "Review" of the quiz, the settings. */
export function Switch({ label, checked, onChange, help, disabled }: SwitchProps) {
  const id = useId();
  return (
    <Line htmlFor={id}>
      <Control
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Words>
        {label}
        {help !== undefined && <Help>{help}</Help>}
      </Words>
    </Line>
  );
}
