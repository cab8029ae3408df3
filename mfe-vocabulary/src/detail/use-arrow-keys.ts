import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@kotoba/federation/router';
import { isComposing } from '@kotoba/shared-ui/core';

/** Where arrow keys have a meaning of their own: texts, choices, players, and what floats over the page. */
const OWN_ARROWS =
  'input, textarea, select, audio, video, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], [role="tablist"], [role="slider"], [role="dialog"]';

/** Whether the key goes to something that uses it, rather than to the page. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(OWN_ARROWS) !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

interface Ways {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The left and right arrow keys lead to the words before and after. Not while typing, with a modifier key, or under a dialog. */
export function useArrowKeys({ previous, next }: Ways): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isComposing(event) || isTaken(event)) return;
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    if (to !== null) void navigate(to);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
