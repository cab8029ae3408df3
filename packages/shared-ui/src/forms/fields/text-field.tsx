import { useShownField } from '../form/use-shown-field';
import { TextInput, type TextInputProps } from '../inputs/text-input';

export interface TextFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'name'
> {
  name: string;
}

/** One line of text in a form. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { field, error, helpers, leave } = useShownField<string>(name);
  return (
    <TextInput
      {...rest}
      name={name}
      value={field.value}
      error={error}
      onChange={(value) => void helpers.setValue(value)}
      onBlur={leave}
    />
  );
}
