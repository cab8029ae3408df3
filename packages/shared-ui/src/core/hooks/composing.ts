import type { KeyboardEvent } from 'react';

/** What browsers report for keys while an input method composes; Safari, only for the Enter that ends it. */
const COMPOSITION_KEY_CODE = 229;

type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'keyCode'> & {
  nativeEvent?: { isComposing?: boolean | undefined };
  isComposing?: boolean | undefined;
};

/** Whether a key belongs to the input method (choosing a kanji), and so must not send anything. React or DOM event. */
export function isComposing(event: KeyEvent): boolean {
  const composing = event.nativeEvent?.isComposing ?? event.isComposing ?? false;
  return composing || event.keyCode === COMPOSITION_KEY_CODE;
}

/** Enter that means "send": without Shift and outside a composition. */
export function isSubmitKey(event: KeyEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event);
}
