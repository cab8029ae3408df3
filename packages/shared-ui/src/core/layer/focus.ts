const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

const isTabStop = (element: HTMLElement): boolean =>
  element.matches(FOCUSABLE) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[hidden], [inert]');

/** What Tab reaches inside, in order. */
export const tabStops = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabStop);

/** The element itself where Tab reaches it, else what Tab reaches first inside it; null without either. */
export function firstStop(element: HTMLElement | null | undefined): HTMLElement | null {
  if (!element) return null;
  return isTabStop(element) ? element : (tabStops(element)[0] ?? null);
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
