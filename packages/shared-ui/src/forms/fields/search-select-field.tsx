import { useId, type ReactNode } from 'react';
import { SearchSelect } from '../../select/search-select';
import type { SelectOption } from '../../select/select.types';
import { useShownField } from '../form/use-shown-field';
import { describedControl, FieldFrame } from '../inputs/field-frame';

export interface SearchSelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption<string>[];
  /** 'No countries found' */
  nothingFound: string;
  /** 'Search countries' */
  searchLabel?: string;
  placeholder?: string;
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  busy?: boolean;
}

/** One of many, found by typing, in a form: the country. The value is '' until chosen. */
export function SearchSelectField({ name, label, help, optional, ...rest }: SearchSelectFieldProps) {
  const { field, error, helpers, leave } = useShownField<string>(name);
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <SearchSelect
        {...rest}
        id={id}
        label={label}
        value={field.value}
        wrong={error !== undefined}
        describedBy={describedControl(id, { error, help })['aria-describedby']}
        onChange={(value) => void helpers.setValue(value)}
        onClose={leave}
      />
    </FieldFrame>
  );
}
