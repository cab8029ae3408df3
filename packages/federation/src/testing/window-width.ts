/** Gives jsdom a window of this width for media queries of the form `(min-width:600px)`. Returns its undo. */
export function setWindowWidth(width: number): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query) => {
    const least = /min-width:\s*(\d+)px/.exec(query)?.[1];
    const events = new EventTarget();
    return Object.assign(events, {
      matches: least !== undefined && width >= Number(least),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  };
  return () => {
    window.matchMedia = before;
  };
}
