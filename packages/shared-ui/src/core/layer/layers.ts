/**
 * What floats above the page, lowest first. Only the uppermost layer can be reached: everything else under `body` is inert and hidden
 * from assistive technology, except what carries `data-above-layers` (toasts, which must be heard over a dialog).
 */
const stack: HTMLElement[] = [];

const MARK = 'data-under-layer';

function cover(): void {
  const top = stack.at(-1);
  for (const element of document.body.children) {
    const covered = top !== undefined && element !== top && !element.hasAttribute('data-above-layers');
    const byUs = element.hasAttribute(MARK);
    const hiddenByThePage = !byUs && element.getAttribute('aria-hidden') === 'true';
    if (covered === byUs || hiddenByThePage) continue;
    element.toggleAttribute(MARK, covered);
    element.toggleAttribute('inert', covered);
    // `inert` hides already; older screen readers and test tools know only this.
    if (covered) element.setAttribute('aria-hidden', 'true');
    else element.removeAttribute('aria-hidden');
  }
}

function lockScroll(): void {
  const page = document.documentElement;
  // What the scrollbar leaves is kept free, so that nothing moves.
  const bar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (bar > 0) document.body.style.paddingRight = `${bar}px`;
}

function unlockScroll(): void {
  document.documentElement.style.overflow = '';
  document.body.style.paddingRight = '';
}

/** Puts a layer (a child of `body`) on top. The returned undo takes it away, wherever in the stack it is by then. */
export function addLayer(layer: HTMLElement): () => void {
  if (stack.length === 0) lockScroll();
  stack.push(layer);
  cover();
  return () => {
    const at = stack.indexOf(layer);
    if (at < 0) return;
    stack.splice(at, 1);
    cover();
    if (stack.length === 0) unlockScroll();
  };
}

export const isTopLayer = (layer: HTMLElement | null): boolean => layer !== null && stack.at(-1) === layer;
