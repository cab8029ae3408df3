import { isComposing } from '@kotoba/shared-ui/core';
import { useEffect, type RefObject } from 'react';

export const SEARCH_KEY = '/';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the key belongs to what the learner is doing: typing, composing, answering a dialog, or a shortcut of the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isComposing(event))
    return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(TYPING) !== null || document.querySelector('[aria-modal="true"]') !== null;
}

/** `/` puts the focus into the field, unless the learner is typing. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== SEARCH_KEY || !field.current || isTaken(event)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
