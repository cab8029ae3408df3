import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../core/actions/icon-button';
import { Icon } from '../core/icons/icon';
import { Popover } from '../core/overlay/overlays';
import { useSharedTexts } from '../core/texts/shared-texts';
import { bareControl } from '../core/input/field-look';
import { color } from '../core/theme/tokens';
import { Text } from '../core/type/text';
import { OptionList, optionId } from './option-list';
import { SelectTrigger } from './select-trigger';
import type { SelectOption } from './select.types';
import { typedBefore } from './typed-before';
import { useOptionKeys } from './use-option-keys';
import { styled } from '../core/theme/styled';

export interface SearchSelectProps<Value extends string> {
  /** Names the combobox; its clear button is "Clear {label}", in lower case. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | '';
  /** '' when cleared. */
  onChange: (value: Value | '') => void;
  onClose?: () => void;
  placeholder?: string;
  /** Shown when nothing matches: 'No countries found'. */
  nothingFound: string;
  /** Names the search box: 'Search countries'. */
  searchLabel?: string;
  disabled?: boolean;
  /** Options are on their way: disabled, with a spinner. */
  busy?: boolean;
  wrong?: boolean;
  describedBy?: string;
  id?: string;
}

/** Ms until the search box has the focus. Source: ACC-4. */
export const SEARCH_FOCUS_MS = 100;

const Root = styled('div')({ position: 'relative' });
const Clear = styled('span')({ position: 'absolute', right: 36, top: 2 });

const SearchLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 14px',
  borderBottom: `1px solid ${color.line}`,
  color: color.inkSoft,
});

const Search = styled('input')({
  ...bareControl,
  height: 46,
  padding: 0,
  '&::-webkit-search-cancel-button': { display: 'none' },
});

/** One of many: a combobox whose list has a search box. Enter picks the first match, Escape and Tab close, the choice can be cleared. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const {
    label,
    options,
    value,
    onChange,
    onClose,
    placeholder = '',
    nothingFound,
    searchLabel,
    ...more
  } = props;
  const { id: givenId, disabled = false, busy = false, ...look } = more;
  const { t } = useSharedTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const listId = `${id}-list`;
  const trigger = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const found = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));

  const close = () => {
    setAnchor(null);
    onClose?.();
  };
  const pick = (picked: Value) => {
    close();
    onChange(picked);
  };
  const editing = query !== '';
  const setup = { options: found, onPick: pick, typeAhead: false, editing };
  const { active, setActive, onKeyDown } = useOptionKeys(setup);
  const find = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const keyDown = (event: KeyboardEvent) => {
    const typed = event.target === search.current ? null : typedBefore(query, event);
    if (event.key === 'Tab') close();
    else if (typed === null) onKeyDown(event);
    else {
      event.preventDefault();
      find(typed);
    }
  };
  const open = () => {
    find('');
    setAnchor(trigger.current);
  };
  useEffect(() => {
    if (!anchor) return undefined;
    const timer = setTimeout(() => search.current?.focus(), SEARCH_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [anchor]);

  const chosen = options.find((option) => option.value === value);
  const clearable = chosen !== undefined && !disabled && !busy;
  const name = searchLabel ?? t('select.search', { label: label.toLocaleLowerCase() });
  return (
    <Root>
      <SelectTrigger
        {...look}
        ref={trigger}
        id={id}
        listId={listId}
        label={label}
        text={chosen?.label ?? placeholder}
        lang={chosen?.lang}
        empty={!chosen}
        open={anchor !== null}
        onOpen={open}
        disabled={disabled}
        busy={busy}
        roomAtEnd={clearable}
      />
      {clearable && (
        <Clear>
          <IconButton
            label={t('select.clear', { label: label.toLocaleLowerCase() })}
            icon={<Icon name="close" size={18} />}
            onClick={() => {
              onChange('');
              trigger.current?.focus();
            }}
          />
        </Clear>
      )}
      <Popover anchor={anchor} onClose={close} width={anchor?.offsetWidth}>
        <SearchLine onKeyDown={keyDown}>
          <Icon name="search" size={18} />
          <Search
            ref={search}
            type="search"
            autoComplete="off"
            aria-label={name}
            placeholder={name}
            aria-controls={listId}
            aria-activedescendant={found.length > 0 ? optionId(listId, active) : undefined}
            value={query}
            onChange={(event) => find(event.target.value)}
          />
        </SearchLine>
        {found.length === 0 && (
          <Text size="sm" tone="soft" role="status" style={{ padding: 16 }}>
            {nothingFound}
          </Text>
        )}
        <OptionList id={listId} label={label} options={found} value={value} active={active} onPick={pick} />
      </Popover>
    </Root>
  );
}
