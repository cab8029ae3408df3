import { useShownField } from '../form/use-shown-field';
import { SelectInput, type SelectInputProps } from '../inputs/select-input';

export interface SelectFieldProps extends Omit<
  SelectInputProps<string>,
  'value' | 'onChange' | 'onClose' | 'error'
> {
  name: string;
}

/** One of a few, in a form; the value is '' until chosen. */
export function SelectField({ name, ...rest }: SelectFieldProps) {
  const { field, error, helpers, leave } = useShownField<string>(name);
  return (
    <SelectInput
      {...rest}
      value={field.value}
      error={error}
      onChange={(value) => void helpers.setValue(value)}
      onClose={leave}
    />
  );
}
