import { useId } from 'react';
import { SelectControl, type SelectControlProps } from '../../select/select-control';
import { describedControl, FieldFrame, type FieldTexts } from './field-frame';

export interface SelectInputProps<Value extends string>
  extends
    FieldTexts,
    Pick<
      SelectControlProps<Value>,
      'options' | 'value' | 'onChange' | 'onClose' | 'placeholder' | 'disabled' | 'busy'
    > {}

/** One of a few outside a form, with its label above; inside a form use `SelectField`. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { label, labelHidden, help, error, optional, ...control } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} help={help} error={error} optional={optional}>
      <SelectControl
        {...control}
        id={id}
        label={label}
        wrong={error !== undefined}
        describedBy={describedControl(id, { error, help })['aria-describedby']}
      />
    </FieldFrame>
  );
}
