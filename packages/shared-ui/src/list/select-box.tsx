import type { ChangeEvent } from 'react';
import { CheckMark } from '../core/input/check-mark';
import { VisuallyHidden } from '../core/layout/layout';
import { styled } from '../core/theme/styled';

export interface SelectBoxProps {
  /** Its name: "Select umbrella". */
  label: string;
  /** Whether the name is seen beside it; otherwise it is only read. */
  labelShown?: boolean;
  checked: boolean;
  /** Some, but not all of what it stands for. */
  mixed?: boolean;
  /** `range` when Shift was held: everything from the last one to here. */
  onChange: (checked: boolean, range: boolean) => void;
}

// 44 px for a finger, of which the mark takes 22: the margin lets it stand at the edge of its card.
const Root = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 11px',
  margin: -11,
  fontSize: '0.875rem',
  cursor: 'pointer',
  userSelect: 'none',
});

/** Chooses one thing of a list, or all of them. */
export function SelectBox({ label, labelShown = false, checked, mixed = false, onChange }: SelectBoxProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <Root>
      <CheckMark checked={checked} indeterminate={mixed} onChange={change} />
      {labelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
