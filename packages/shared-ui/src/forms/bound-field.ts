import { useField } from 'formik';
import { createContext, use, useCallback, useEffect, useRef } from 'react';

type After = (run: () => void) => void;

/** Hears events of the document. Returns its undo. */
export function hear(types: readonly string[], listener: (event: Event) => void, capture = false) {
  types.forEach((type) => document.addEventListener(type, listener, capture));
  return () => types.forEach((type) => document.removeEventListener(type, listener, capture));
}

/** Waits for the press that the form around has seen; outside a form nothing waits. */
export const PressContext = createContext<After>((run) => run());

/**
 * Runs something at once, or after the click that ends a press which is going on. Pressing a button leaves the field
 * before it, and a message that appears under that field would move the button away from under the pointer before it
 * is let go: the press would be lost.
 */
export function useAfterPress(): After {
  const press = useRef({ isDown: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const note = ({ type }: Event) => {
      press.current.isDown = type === 'pointerdown';
      // The click follows within this task.
      if (!press.current.isDown) setTimeout(() => press.current.waiting.splice(0).forEach((run) => run()));
    };
    return hear(['pointerdown', 'pointerup', 'pointercancel'], note, true);
  }, []);
  return useCallback((run) => void (press.current.isDown ? press.current.waiting.push(run) : run()), []);
}

/** The props of a control that stands in a form: its name in the place of its value. */
export type InForm<Props> = Omit<Props, 'name' | 'value' | 'checked' | 'error' | 'onChange' | 'onBlur'> & {
  name: string;
};

/** What a control in a form gets from it. The error shows once the field was left or the form was sent. */
export function useBoundField<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  const afterPress = use(PressContext);
  const isTouched = useRef(touched);
  useEffect(() => {
    isTouched.current = touched;
  }, [touched]);
  return {
    name,
    value,
    error: touched ? error : undefined,
    onChange: (next: Value) => void setValue(next),
    onBlur: () =>
      afterPress(() => {
        // What was sent meanwhile is touched already, and being checked again would lose what the server said about
        // it.
        if (!isTouched.current) void setTouched(true);
      }),
  };
}
