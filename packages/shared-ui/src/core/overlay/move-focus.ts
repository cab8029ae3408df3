import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Arrow keys, Home, End and first letters over the `menuitem`s inside. Source: WAI-ARIA Authoring Practices, Menu. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
  ];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = steps[event.key];
  const target = step ? items[step(at, items.length)] : byLetter(items, at, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function byLetter(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.trim().toLowerCase().startsWith(letter));
}
