import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../core/icons/icon';
import { color } from '../core/theme/tokens';
import { isJapanese } from '../core/type/text';
import type { SelectOption } from './select.types';
import { styled } from '../core/theme/styled';

export interface OptionListProps<Value extends string> {
  id: string;
  /** The name of the combobox, which is the list's too; the combobox itself is covered while the list is open. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | '';
  /** Index under the keyboard; -1 for none. */
  active: number;
  onPick: (value: Value) => void;
  /** With it the list takes the focus and hears keys itself; without it another element (a search box) leads. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Source: ACC-4. */
const List = styled('ul')({
  maxHeight: '12rem',
  margin: 0,
  padding: 6,
  overflowY: 'auto',
  '&:focus': { outline: 'none' },
});

const Option = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: 8,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  '&:hover, &[data-active="true"]': { backgroundColor: color.aiTint },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '&[aria-disabled="true"]': { color: color.inkSoft, cursor: 'default', backgroundColor: 'transparent' },
  '& > svg': { color: color.ai },
});

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The open list of a select. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { id, label, options, value, active, onPick, onKeyDown } = props;
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const leads = onKeyDown !== undefined;
  useEffect(() => {
    if (leads) list.current?.focus();
  }, [leads]);
  useEffect(() => {
    // Absent in jsdom.
    current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={leads ? 0 : -1}
      aria-activedescendant={leads && active >= 0 ? optionId(id, active) : undefined}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        // Keys are heard by the list (or the search box) that leads with `aria-activedescendant`.

        <Option
          key={option.value}
          id={optionId(id, index)}
          ref={index === active ? current : undefined}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          data-active={index === active}
          lang={option.lang ?? (isJapanese(option.label) ? 'ja' : undefined)}
          onClick={() => {
            if (!option.disabled) onPick(option.value);
          }}
        >
          {option.label}
          {option.value === value && <Icon name="check" size={18} />}
        </Option>
      ))}
    </List>
  );
}
