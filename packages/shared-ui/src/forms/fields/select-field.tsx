import { useId, type ReactNode } from 'react';
import { SelectControl } from '../../select/select-control';
import type { SelectOption } from '../../select/select.types';
import { useShownField } from '../form/use-shown-field';
import { FieldFrame, helpId } from '../inputs/field-frame';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption<string>[];
  placeholder?: string;
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  busy?: boolean;
}

/** One of a few, in a form; the value is '' until chosen. */
export function SelectField({ name, label, help, optional, ...rest }: SelectFieldProps) {
  const { field, error, helpers, leave } = useShownField<string>(name);
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <SelectControl
        {...rest}
        id={id}
        label={label}
        value={field.value}
        wrong={error !== undefined}
        describedBy={error !== undefined || help !== undefined ? helpId(id) : undefined}
        onChange={(value) => void helpers.setValue(value)}
        onClose={leave}
      />
    </FieldFrame>
  );
}
