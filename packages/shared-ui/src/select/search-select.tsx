import FormControl from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import Select from '@mui/material/Select';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../core/actions/icon-button';
import { isComposing } from '../core/hooks/composing';
import { Icon } from '../core/icons/icon';
import { Popover } from '../core/overlay/overlays';
import { useSharedTexts } from '../core/texts/shared-texts';
import { optionLook } from '../core/theme/components/forms';
import { styled } from '../core/theme/styled';
import { Text } from '../core/type/text';
import { Field, labelIdOf, type FieldTexts } from '../inputs/field';
import { closedSelect, langOf, type SelectControlProps, type SelectOption } from './select-control';

export interface SearchSelectProps<Value extends string> extends Omit<
  SelectControlProps<Value>,
  'onChange' | 'compact'
> {
  /** Names the combobox; its clear button is "Clear {label}", in lower case. */
  label: string;
  /** '' when cleared. */
  onChange: (value: Value | '') => void;
  /** Shown when nothing matches: 'No countries found'. */
  nothingFound: string;
  /** Names the search box: 'Search countries'. */
  searchLabel?: string;
}

/** Ms until the search box has the focus. Source: ACC-4. */
export const SEARCH_FOCUS_MS = 100;

/** A combobox whose list has a search box. Enter picks the first match, Escape and Tab close, it can be cleared. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { label, value, onChange, onBlur } = props;
  const { t } = useSharedTexts();
  const ownId = useId();
  const { id = ownId } = props;
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<{ focus: () => void }>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closed = closedSelect({ ...props, id });
  const close = () => {
    setAnchor(null);
    onBlur?.();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    // Who types before the search box has the focus types into it all the same.
    else event.currentTarget.querySelector('input')?.focus();
  };
  const clear = value !== '' && !closed.disabled && (
    <span className="clear">
      <IconButton
        label={t('select.clear', { label: label.toLocaleLowerCase() })}
        icon={<Icon name="close" size={18} />}
        onClick={() => {
          onChange('');
          trigger.current?.focus();
        }}
      />
    </span>
  );
  return (
    <>
      <Select
        {...closed}
        ref={frame}
        inputRef={trigger}
        // Its own list stays closed and empty: the one below has the choices.
        value=""
        open={false}
        onOpen={() => setAnchor(frame.current)}
        endAdornment={clear}
        SelectDisplayProps={{
          ...closed.SelectDisplayProps,
          ...(anchor && { 'aria-expanded': true, 'aria-controls': `${id}-search-listbox` }),
        }}
      />
      <Popover anchor={anchor} onClose={close} width={anchor?.offsetWidth} onKeyDown={keyDown}>
        <Choices {...props} id={`${id}-search`} close={close} />
      </Popover>
    </>
  );
}

const filterOptions = createFilterOptions<SelectOption<string>>({ trim: true, ignoreAccents: false });

const List = styled('ul')({ maxHeight: '12rem', padding: 6, overflowY: 'auto', position: 'relative' });
const Option = styled('li')(optionLook);

/** The search box and what it finds, on Material's autocomplete. */
function Choices<Value extends string>(props: SearchSelectProps<Value> & { close: () => void }) {
  const { id, label, searchLabel, nothingFound, options, value, onChange, close } = props;
  const { t } = useSharedTexts();
  const name = searchLabel ?? t('select.search', { label: label.toLocaleLowerCase() });
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => search.current?.focus(), SEARCH_FOCUS_MS);
    return () => clearTimeout(timer);
  }, []);
  const list = useAutocomplete({
    id,
    open: true,
    options,
    // None: the first match is what Enter picks, and not what was chosen before.
    value: null,
    inputValue: query,
    autoHighlight: true,
    disableListWrap: true,
    handleHomeEndKeys: query === '',
    filterOptions,
    getOptionKey: (option) => option.value,
    onInputChange: (_event, typed, reason) => {
      if (reason === 'input') setQuery(typed);
    },
    onChange: (_event, option) => {
      if (!option) return;
      close();
      onChange(option.value as Value);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') close();
    },
  });
  // A search box that leads a list, and no combobox of its own.
  const input = { ...list.getInputProps(), role: undefined, 'aria-expanded': undefined };
  return (
    <div {...list.getRootProps()}>
      {/* Apart from the field that the list belongs to. */}
      <FormControl fullWidth>
        <InputBase
          className="search"
          type="search"
          inputRef={search}
          startAdornment={<Icon name="search" size={18} />}
          onKeyDown={(event) => {
            // Material knows the keys of an input method by their code alone.
            if (isComposing(event)) event.stopPropagation();
          }}
          slotProps={{ input: { ...input, 'aria-label': name, placeholder: name } }}
        />
      </FormControl>
      {list.groupedOptions.length === 0 && (
        <Text size="sm" tone="soft" role="status" style={{ padding: 16 }}>
          {nothingFound}
        </Text>
      )}
      <List {...list.getListboxProps()} aria-labelledby={undefined} aria-label={label}>
        {list.groupedOptions.map((option, index) => {
          const { key, ...item } = list.getOptionProps({ option, index });
          return (
            <Option key={key} {...item} aria-selected={option.value === value} lang={langOf(option)}>
              {option.label}
              {option.value === value && <Icon name="check" size={18} />}
            </Option>
          );
        })}
      </List>
    </div>
  );
}

export interface SearchSelectInputProps
  extends FieldTexts, Omit<SearchSelectProps<string>, 'id' | 'labelId' | 'aria-describedby' | 'compact'> {}

/** One of many, found by typing, with its label above: the country. The value is '' until chosen. */
export function SearchSelectInput({
  labelHidden,
  help,
  error,
  optional,
  ...control
}: SearchSelectInputProps) {
  const { label } = control;
  return (
    <Field {...{ label, labelHidden, help, error, optional }}>
      {(ties) => <SearchSelect {...control} {...ties} labelId={labelIdOf(ties.id)} />}
    </Field>
  );
}
