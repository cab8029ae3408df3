import { useBoundField, type InForm } from '@kotoba/shared-ui/forms';
import { SelectInput, type SelectInputProps } from '@kotoba/shared-ui/select';

/** One of a few, in a form; the value is '' until chosen. */
export function SelectField({ name, ...rest }: InForm<SelectInputProps<string>>) {
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  return <SelectInput {...rest} {...{ value, error, onChange, onBlur }} />;
}
