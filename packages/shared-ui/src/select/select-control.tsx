import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import type { ReactNode } from 'react';
import { SpinnerRing } from '../core/feedback/progress';
import { Icon } from '../core/icons/icon';
import { optionLook } from '../core/theme/components/forms';
import { styled } from '../core/theme/styled';
import { useSharedTexts } from '../core/texts/shared-texts';
import { isJapanese } from '../core/type/text';
import { Field, labelIdOf, type FieldTexts } from '../inputs/field';
import '../core/theme/components/floating';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Of the label, where it is not the page's (`ja` for Japanese names). */
  lang?: string;
}

export interface SelectControlProps<Value extends string> {
  /** Names the combobox. */
  label: string;
  options: readonly SelectOption<Value>[];
  /** Empty string: nothing chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Its list has closed, whatever was chosen. */
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** Options are on their way: disabled, with a spinner. */
  busy?: boolean;
  compact?: boolean;
  id?: string;
  /** Its visible label, a press on which leads to it. */
  labelId?: string;
  'aria-describedby'?: string;
}

/** The language of what is chosen or can be chosen. */
export const langOf = ({ label, lang }: Pick<SelectOption<string>, 'label' | 'lang'>) =>
  lang ?? (isJapanese(label) ? 'ja' : undefined);

/** Material gives the least width, without the edge of the field. */
const asWideAsTheField = { boxSizing: 'content-box', width: 0, marginTop: 6 } as const;

const Option = styled(MenuItem)(optionLook);

/** What stands at the right end, where Material wants a component. */
const mark = (icon: ReactNode) =>
  function Mark({ className }: { className?: string }) {
    return <span className={className}>{icon}</span>;
  };
const Chevron = mark(<Icon name="chevronDown" size={18} />);
const Busy = mark(<SpinnerRing size={18} />);

/** What the closed combobox shows: what is chosen, or the placeholder. */
export function closedSelect<Value extends string>(props: Omit<SelectControlProps<Value>, 'onChange'>) {
  const { label, options, value, placeholder = '', disabled = false, busy = false, compact } = props;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ?? { label: placeholder };
  return {
    id: props.id,
    labelId: props.labelId,
    'aria-describedby': props['aria-describedby'],
    'aria-label': label,
    input: <InputBase fullWidth size={compact ? 'small' : 'medium'} />,
    displayEmpty: true,
    renderValue: () => (
      <span lang={langOf(shown)} className={chosen ? undefined : 'placeholder'}>
        {shown.label}
      </span>
    ),
    disabled: disabled || busy,
    IconComponent: busy ? Busy : Chevron,
    SelectDisplayProps: { 'aria-busy': busy || undefined },
  };
}

/** One of a few: a combobox with a list, without a label around it. */
export function SelectControl<Value extends string>(props: SelectControlProps<Value>) {
  const { label, options, value, onChange, onBlur } = props;
  const { t } = useSharedTexts();
  return (
    <MuiSelect
      {...closedSelect(props)}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => onChange(target.value as Value)}
      onClose={onBlur}
      MenuProps={{
        slotProps: {
          // Source: ACC-4.
          list: { 'aria-label': label, sx: { maxHeight: '12rem', overflowY: 'auto' } },
          // What floats outside the landmarks of the page must say what it is.
          paper: { role: 'dialog', 'aria-label': t('popover.choices'), style: asWideAsTheField },
        },
      }}
    >
      {options.length === 0 && <MenuItem disabled>{t('select.none')}</MenuItem>}
      {options.map((option) => (
        <Option key={option.value} value={option.value} lang={langOf(option)}>
          <span>{option.label}</span>
          {option.value === value && <Icon name="check" size={18} />}
        </Option>
      ))}
    </MuiSelect>
  );
}

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
