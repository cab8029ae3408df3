import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@kotoba/shared-ui/core';

const typing = [
  // A box that is closed takes no text.
  'input:not([type=checkbox], [aria-disabled=true])',
  'textarea, select, [contenteditable], [role=dialog], [role=combobox]',
].join(', ');

/** Whether a key belongs to what has the focus: a box that is being typed in, a dialog that is open. */
function isTaken(event: KeyboardEvent): boolean {
  const inside = event.target instanceof Element && event.target.closest(typing) !== null;
  return inside || document.querySelector('[role=dialog]') !== null;
}

/**
 * Single keys that do something while nothing is typed. Keys are written as they come (`'?'`), letters small; with
 * Ctrl, Alt or ⌘, held down, or composing they mean something else.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (isComposing(event) || isTaken(event)) return;
    const action = shortcuts[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
