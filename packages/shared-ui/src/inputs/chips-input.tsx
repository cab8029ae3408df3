import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../core/hooks/composing';
import { Chip } from '../core/status/status';
import { styled } from '../core/theme/styled';
import { isJapanese } from '../core/type/text';
import { TextInput, type TextInputProps } from './text-input';

export interface ChipsInputProps extends Omit<TextInputProps, 'onChange'> {
  /** One line for each text. */
  value: string;
  onChange: (value: string) => void;
}

/** The texts of a value, and the value of texts: one text, which a form compares and keeps like any other. */
export const splitChips = (value: string): string[] => value.split('\n').filter(Boolean);
export const joinChips = (texts: readonly string[]): string => texts.join('\n');

const List = styled('ul')({ display: 'contents', listStyle: 'none' });

/** What ends a text: a comma of either script. */
const COMMA = /[,、，]/;

/** Several short texts. Enter, a comma and leaving the field add; Backspace in an empty field takes the last back. */
export function ChipsInput({ value, onChange, onBlur, name, label, ...rest }: ChipsInputProps) {
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
  const chips = texts.map((text) => (
    <li key={text}>
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
    </li>
  ));
  return (
    <TextInput
      {...rest}
      label={label}
      // No `name`: what stands here is not the value of the form's field, and must not be taken for it.
      data-field={name}
      className="chips"
      value={typed}
      autoComplete="off"
      ref={input}
      start={
        chips.length > 0 && (
          <List role="list" aria-label={label}>
            {chips}
          </List>
        )
      }
      onKeyDown={keyDown}
      onChange={(text, { nativeEvent }) => {
        const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
        if (!composing && COMMA.test(text)) add(text);
        else setTyped(text);
      }}
      onBlur={() => {
        add(typed);
        onBlur?.();
      }}
    />
  );
}
