import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../core/hooks/composing';
import { typedMatch } from './typed-match';
import type { SelectOption } from './select.types';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Letters typed within this time belong to one word. */
const TYPING_MS = 600;

export interface OptionKeys {
  active: number;
  setActive: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Setup<Value extends string> {
  options: readonly SelectOption<Value>[];
  onPick: (value: Value) => void;
  /** Jump to what is typed; off where a search box takes the letters. */
  typeAhead: boolean;
  /** A text is being edited: Home and End belong to it. */
  editing?: boolean;
}

/** Which option the keyboard stands on: arrows, Home, End, letters; Enter picks. Source: WAI-ARIA practices, Listbox. */
export function useOptionKeys<Value extends string>({
  options,
  onPick,
  typeAhead,
  editing = false,
}: Setup<Value>): OptionKeys {
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isOfText = editing && (event.key === 'Home' || event.key === 'End');
    const step = isOfText ? undefined : steps[event.key];
    if (step) {
      event.preventDefault();
      setActive(step(active, options.length));
    } else if (event.key === 'Enter' || (typeAhead && event.key === ' ')) {
      event.preventDefault();
      const option = options[active];
      if (option && !option.disabled) onPick(option.value);
    } else if (typeAhead && event.key.length === 1) {
      const now = event.timeStamp;
      const text = now - typed.current.at < TYPING_MS ? typed.current.text + event.key : event.key;
      typed.current = { text, at: now };
      const match = typedMatch(options, active, text);
      if (match >= 0) setActive(match);
    }
  };
  return { active, setActive, onKeyDown };
}
