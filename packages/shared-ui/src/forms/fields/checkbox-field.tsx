import { useShownField } from '../form/use-shown-field';
import { Checkbox, type CheckboxProps } from '../inputs/checkbox';

export interface CheckboxFieldProps extends Pick<CheckboxProps, 'label' | 'disabled'> {
  name: string;
}

/** A checkbox in a form. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { field, error, helpers, leave } = useShownField<boolean>(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={field.value}
      error={error}
      onChange={(checked) => void helpers.setValue(checked)}
      onBlur={leave}
    />
  );
}
