import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { addLayer, isTopLayer } from './layers';
import { wrapFocus } from './focus';

interface LayerSetup {
  /** The child of `body`. */
  layer: RefObject<HTMLElement | null>;
  /** What holds the content and may hold the focus. */
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** While mounted: on top of the page, with the focus inside; Escape asks to close; at the end the focus goes back to where it was. */
export function useLayer({ layer, panel, onClose }: LayerSetup): void {
  const close = useEffectEvent(onClose);
  // Read while it opens: by the first effect, `autoFocus` of the content has moved the focus already.
  const [before] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const undo = addLayer(element);
    return () => {
      undo();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [layer, before]);

  // After the effects of the content, which may have put the focus on a part of its own.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [panel]);

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (!isTopLayer(layer.current) || event.isComposing) return;
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab' || !panel.current) return;
      const target = wrapFocus(panel.current, document.activeElement, event.shiftKey);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [layer, panel]);
}
