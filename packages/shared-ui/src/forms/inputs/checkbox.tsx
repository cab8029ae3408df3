import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '../../core/icons/icon';
import { color, motion } from '../../core/theme/tokens';
import { FieldError } from './field-error';
import { helpId } from './field-frame';
import { styled } from '../../core/theme/styled';

export interface CheckboxProps {
  /** May hold links; it is the checkbox's name. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });
const Line = styled('label')({
  display: 'flex',
  gap: 10,
  paddingBlock: 4,
  cursor: 'pointer',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

const Mark = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 22,
  height: 22,
  color: color.onTone,
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    border: `1.5px solid ${color.edge}`,
    borderRadius: 6,
    backgroundColor: color.surface,
    cursor: 'pointer',
    transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  },
  '& > input:checked': { backgroundColor: color.ai, borderColor: color.ai },
  '& > input[aria-invalid="true"]': { borderColor: color.beni },
  '& > svg': { position: 'relative', pointerEvents: 'none', visibility: 'hidden', strokeWidth: 2.5 },
  '& > input:checked + svg': { visibility: 'visible' },
});

/** Yes or no, taken over with the rest of a form; a `Switch` acts at once. */
export function Checkbox({ label, checked, onChange, onBlur, error, ref, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <Root>
      <Line htmlFor={id}>
        <Mark>
          <input
            {...native}
            ref={ref}
            id={id}
            type="checkbox"
            checked={checked}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : helpId(id)}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <Icon name="check" size={16} />
        </Mark>
        <span>{label}</span>
      </Line>
      <span id={helpId(id)} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
    </Root>
  );
}
