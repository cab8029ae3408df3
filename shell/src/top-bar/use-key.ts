import { isComposing } from '@kotoba/shared-ui/core';
import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** What is open over the page takes its keys alone: a dialog, a menu, the list of a select. */
const OPEN = '[aria-modal="true"], [role="menu"], [role="listbox"]';

/**
 * Whether the key belongs to what the learner is doing: typing, composing, in something that is open over the page, or
 * a shortcut of the browser.
 */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isComposing(event))
    return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(TYPING) !== null || document.querySelector(OPEN) !== null;
}

/** A key of every page, which does something unless the learner is typing. */
export function useKey(key: string, press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || isTaken(event)) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
