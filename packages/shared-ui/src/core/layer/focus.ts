const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** What Tab reaches inside, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[hidden], [inert]'),
  );
}

/** Where Tab goes from `from` when it must stay inside `root`: round the ends; null where the browser's own step is right. */
export function wrapFocus(root: HTMLElement, from: Element | null, backwards: boolean): HTMLElement | null {
  const stops = tabStops(root);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return root;
  const inside = from !== null && root.contains(from) && from !== root;
  if (backwards) return !inside || from === first ? last : null;
  return !inside ? first : from === last ? first : null;
}
