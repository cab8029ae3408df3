import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../core/hooks/composing';
import { bareControl } from '../../core/input/field-look';
import { Chip } from '../../core/status/status';
import { styled } from '../../core/theme/styled';
import { isJapanese } from '../../core/type/text';
import { ControlFrame } from './control-frame';
import { describedControl, FieldFrame, type FieldTexts } from './field-frame';

export interface ChipsInputProps extends FieldTexts {
  /** One line for each text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
}

/** The texts of a value, and the value of texts. Kept as one text, so that a form compares and keeps it like any other. */
export const splitChips = (value: string): string[] => value.split('\n').filter(Boolean);
export const joinChips = (texts: readonly string[]): string => texts.join('\n');

const Frame = styled(ControlFrame)({ flexWrap: 'wrap', gap: 6, padding: '8px 10px' });
const List = styled('ul')({ display: 'contents', listStyle: 'none' });
const Item = styled('li')({ display: 'flex', minWidth: 0, maxWidth: '100%' });

const Control = styled('input')({
  ...bareControl,
  flex: '1 1 96px',
  minWidth: 96,
  height: 30,
  padding: '0 4px',
});

/** What ends a text: a comma of either script. */
const COMMA = /[,、，]/;

/** Several short texts, each with its way out. Enter, a comma and leaving the field add what is typed; Backspace in an empty field takes the last back. */
export function ChipsInput(props: ChipsInputProps) {
  const { label, labelHidden, help, error, optional, value, onChange, onBlur, name, ...native } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const texts = splitChips(value);

  const change = (next: readonly string[]): void => onChange(joinChips([...new Set(next)]));
  function add(text: string): void {
    const added = text
      .split(COMMA)
      .map((part) => part.trim())
      .filter(Boolean);
    setTyped('');
    if (added.length > 0) change([...texts, ...added]);
  }
  function keyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && texts.length > 0) {
      event.preventDefault();
      setTyped(texts.at(-1) ?? '');
      change(texts.slice(0, -1));
    }
  }
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} help={help} error={error} optional={optional}>
      <Frame wrong={error !== undefined}>
        {texts.length > 0 && (
          <List role="list" aria-label={label}>
            {texts.map((text) => (
              <Item key={text}>
                <Chip
                  lang={isJapanese(text) ? 'ja' : undefined}
                  removeLabel={text}
                  onRemove={() => {
                    change(texts.filter((other) => other !== text));
                    input.current?.focus();
                  }}
                >
                  {text}
                </Chip>
              </Item>
            ))}
          </List>
        )}
        <Control
          {...native}
          // No `name`: what stands here is not the value of the form's field, and must not be taken for it.
          data-field={name}
          ref={input}
          id={id}
          value={typed}
          autoComplete="off"
          {...describedControl(id, { error, help })}
          onChange={({ target, nativeEvent }) => {
            const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            if (!composing && COMMA.test(target.value)) add(target.value);
            else setTyped(target.value);
          }}
          onBlur={() => {
            add(typed);
            onBlur?.();
          }}
          onKeyDown={keyDown}
        />
      </Frame>
    </FieldFrame>
  );
}
