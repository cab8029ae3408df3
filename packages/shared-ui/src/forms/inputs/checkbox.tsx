import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '../../core/icons/icon';
import { CheckMark } from '../../core/input/check-mark';
import { FieldError } from './field-error';
import { describedControl, helpId } from './field-frame';
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

/** Yes or no, taken over with the rest of a form; a `Switch` acts at once. */
export function Checkbox({ label, checked, onChange, onBlur, error, ref, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <Root>
      <Line htmlFor={id}>
        <CheckMark>
          <input
            {...native}
            ref={ref}
            id={id}
            type="checkbox"
            checked={checked}
            {...describedControl(id, { error })}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <Icon name="check" size={16} />
        </CheckMark>
        <span>{label}</span>
      </Line>
      <span id={helpId(id)} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
    </Root>
  );
}
