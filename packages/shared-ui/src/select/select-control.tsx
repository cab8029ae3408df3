import { useId, useRef, useState } from 'react';
import { Popover } from '../core/overlay/overlays';
import { useSharedTexts } from '../core/texts/shared-texts';
import { isJapanese, Text } from '../core/type/text';
import { OptionList } from './option-list';
import { SelectTrigger } from './select-trigger';
import type { SelectOption } from './select.types';
import { useOptionKeys } from './use-option-keys';

export interface SelectControlProps<Value extends string> {
  /** Names the combobox. */
  label: string;
  options: readonly SelectOption<Value>[];
  /** Empty string: nothing chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  onClose?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** Options are on their way: disabled, with a spinner. */
  busy?: boolean;
  wrong?: boolean;
  describedBy?: string;
  compact?: boolean;
  id?: string;
}

/** One of a few: a combobox with a list, without a label around it. */
export function SelectControl<Value extends string>(props: SelectControlProps<Value>) {
  const { label, options, value, onChange, onClose, placeholder = '', id: givenId, ...look } = props;
  const { t } = useSharedTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const listId = `${id}-list`;
  const trigger = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    onClose?.();
  };
  const pick = (picked: Value) => {
    close();
    if (picked !== value) onChange(picked);
  };
  const { active, setActive, onKeyDown } = useOptionKeys({ options, onPick: pick, typeAhead: true });
  const open = () => {
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setAnchor(trigger.current);
  };
  const chosen = options.find((option) => option.value === value);
  const text = chosen?.label ?? placeholder;
  return (
    <>
      <SelectTrigger
        {...look}
        ref={trigger}
        id={id}
        listId={listId}
        label={label}
        text={text}
        lang={chosen?.lang ?? (isJapanese(text) ? 'ja' : undefined)}
        empty={!chosen}
        open={anchor !== null}
        onOpen={open}
      />
      <Popover anchor={anchor} onClose={close} width={anchor?.offsetWidth}>
        {options.length === 0 && (
          <Text size="sm" tone="soft" style={{ padding: 16 }}>
            {t('select.none')}
          </Text>
        )}
        <OptionList
          id={listId}
          label={label}
          options={options}
          value={value}
          active={active}
          onPick={pick}
          onKeyDown={onKeyDown}
        />
      </Popover>
    </>
  );
}
