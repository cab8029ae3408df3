import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { addLayer, isTopLayer } from './layers';
import { firstStop, wrapFocus } from './focus';

interface LayerSetup {
  /** The child of `body`. */
  layer: RefObject<HTMLElement | null>;
  /** What holds the content and may hold the focus. */
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Gets the focus at the beginning: a control, or the first one inside it. The panel when there is none. */
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus at the end when nothing had it before: Safari does not focus a button that is pressed. */
  opener: HTMLElement | undefined;
}

/** While mounted: on top of the page, with the focus inside; Escape asks to close; at the end the focus goes back to where it was. */
export function useLayer({ layer, panel, onClose, initialFocus, opener }: LayerSetup): void {
  const close = useEffectEvent(onClose);
  // Read while it opens: by the first effect, the content may have moved the focus already.
  const [before] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const undo = addLayer(element);
    return () => {
      undo();
      const target = before && before !== document.body ? before : opener;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    };
  }, [layer, before, opener]);

  // After the effects of the content, which may have put the focus on a part of its own.
  useEffect(() => {
    if (!panel.current || panel.current.contains(document.activeElement)) return;
    (firstStop(initialFocus?.current) ?? panel.current).focus();
  }, [panel, initialFocus]);

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      // One Escape closes one layer: whoever acts on it says so.
      if (!isTopLayer(layer.current) || event.isComposing || event.defaultPrevented) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
      }
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
