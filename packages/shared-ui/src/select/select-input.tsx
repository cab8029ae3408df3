import { SelectControl, type SelectControlProps } from './select-control';
import { useSharedTexts } from '../core/texts/shared-texts';
import { Field, labelIdOf, type FieldTexts } from '../inputs/field';

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

export interface SelectProps<Value extends string> extends Omit<SelectControlProps<Value>, 'compact'> {
  /** Px it would like to have; it shrinks and grows with its row. 180 by default. */
  width?: number;
}

/** A choice above a list (collection, topic, sort, level). Its label is its name; what is chosen is what is seen. */
export function Select<Value extends string>({ width = 180, ...rest }: SelectProps<Value>) {
  return (
    <div style={{ flex: `1 1 ${width}px`, minWidth: 0, maxWidth: '100%' }}>
      <SelectControl {...rest} compact />
    </div>
  );
}

export interface PageSizeSelectProps {
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** How many entries a page holds. */
export function PageSizeSelect({ value, sizes, onChange }: PageSizeSelectProps) {
  const { t } = useSharedTexts();
  return (
    <div style={{ width: 152 }}>
      <SelectControl
        label={t('pagination.size')}
        options={sizes.map((size) => ({
          value: String(size),
          label: t('pagination.perPage', { count: size }),
        }))}
        value={String(value)}
        onChange={(size) => onChange(Number(size))}
        compact
      />
    </div>
  );
}
