import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection';

/** Where Ctrl+A and Escape belong to what is typed. */
const isText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** The keys of a list with a selection: Ctrl+A (⌘A) chooses the whole page, Escape nothing, Delete asks to delete what is chosen. */
export function selectionKeys(selection: Selection, onDelete: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    // A dialog of the list is its child for React, and not on the page.
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.defaultPrevented || !inside || isText(event.target)) return;
    const some = selection.ids.length > 0;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      selection.setPage(true);
    } else if (event.key === 'Escape' && some) selection.clear();
    else if (event.key === 'Delete' && some) onDelete();
    else return;
    event.preventDefault();
  };
}
