import { useShownField } from '../form/use-shown-field';
import { ChipsInput, type ChipsInputProps } from '../inputs/chips-input';

export interface ChipsFieldProps extends Omit<
  ChipsInputProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'name'
> {
  name: string;
}

/** Several short texts in a form; its value is one text with a line for each (`splitChips`). */
export function ChipsField({ name, ...rest }: ChipsFieldProps) {
  const { field, error, helpers, leave } = useShownField<string>(name);
  return (
    <ChipsInput
      {...rest}
      name={name}
      value={field.value}
      error={error}
      onChange={(value) => void helpers.setValue(value)}
      onBlur={leave}
    />
  );
}
