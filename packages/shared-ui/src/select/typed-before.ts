import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** `text` after a key that was pressed before the search box had the focus, so that nobody types too early; null for a key that is no typing. */
export function typedBefore(text: string, { key, ctrlKey, metaKey, altKey }: Key): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}
