import { SearchSelect, type SearchSelectProps } from '../select/search-select';
import { SelectControl, type SelectControlProps } from '../select/select-control';
import { useBoundField, type InForm } from './bound-field';
import { Field, labelIdOf, type FieldTexts } from './field';

/** What `Field` brings, and what only a toolbar has. */
type Inner = 'id' | 'labelId' | 'aria-describedby' | 'compact';

export interface SelectInputProps<Value extends string>
  extends FieldTexts, Omit<SelectControlProps<Value>, Inner> {}

/** One of a few outside a form, with its label above; inside a form use `SelectField`. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { labelHidden, help, error, optional, ...control } = props;
  const { label } = props;
  return (
    <Field {...{ label, labelHidden, help, error, optional }}>
      {(ties) => <SelectControl {...control} {...ties} labelId={labelIdOf(ties.id)} />}
    </Field>
  );
}

/** One of a few, in a form; the value is '' until chosen. */
export function SelectField({ name, ...rest }: InForm<SelectInputProps<string>>) {
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  return <SelectInput {...rest} {...{ value, error, onChange, onBlur }} />;
}

export type SearchSelectFieldProps = InForm<FieldTexts & Omit<SearchSelectProps<string>, Inner>>;

/** One of many, found by typing, in a form: the country. The value is '' until chosen. */
export function SearchSelectField({ name, labelHidden, help, optional, ...control }: SearchSelectFieldProps) {
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  const { label } = control;
  return (
    <Field {...{ label, labelHidden, help, error, optional }}>
      {(ties) => (
        <SearchSelect {...control} {...ties} labelId={labelIdOf(ties.id)} {...{ value, onChange, onBlur }} />
      )}
    </Field>
  );
}
