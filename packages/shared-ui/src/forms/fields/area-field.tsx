import { useShownField } from '../form/use-shown-field';
import { NoteField, type NoteFieldProps } from '../inputs/note-field';

export interface AreaFieldProps extends Omit<
  NoteFieldProps,
  'value' | 'onChange' | 'onBlur' | 'onSubmit' | 'error' | 'name'
> {
  name: string;
}

/** Several lines of text in a form; Enter makes a line. */
export function AreaField({ name, labelHidden = false, ...rest }: AreaFieldProps) {
  const { field, error, helpers, leave } = useShownField<string>(name);
  return (
    <NoteField
      {...rest}
      labelHidden={labelHidden}
      name={name}
      value={field.value}
      error={error}
      onChange={(value) => void helpers.setValue(value)}
      onBlur={leave}
    />
  );
}
