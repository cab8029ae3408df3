const system = window.matchMedia;

/** Makes the window as wide as a desk's, or as a phone's. */
export function widen(wide: boolean): void {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (media) =>
    ({ media, matches: wide && media.includes('min-width'), ...listens }) as unknown as MediaQueryList;
}

/** Takes that back. */
export function unwiden(): void {
  window.matchMedia = system;
}
