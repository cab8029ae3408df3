import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import '../theme/components/floating';

/** How long, in ms, a pointer rests, or a focus stays, before its name is shown. */
const REST_MS = 500;

/** What shows its name when a pointer rests on it, or the focus comes to it by key. */
const NAMED = '[data-tip]';

/**
 * The tooltip of the page. There is one for all that has a `data-tip`, and it comes with what else floats: a control
 * has nothing to do but to name itself. A finger, whose press does what is named, and a passing pointer see nothing.
 */
export function Tip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let at: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (target: EventTarget | null): void => {
      const named = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
      if (named === at) return;
      at = named;
      clearTimeout(timer);
      setAnchor(null);
      if (named) timer = setTimeout(setAnchor, REST_MS, named);
    };
    const leave = (): void => rest(null);
    const listeners = Object.entries({
      pointerover: ({ target, pointerType }: PointerEvent) => rest(pointerType === 'touch' ? null : target),
      focusin: ({ target }: FocusEvent) =>
        rest(target instanceof Element && target.matches(':focus-visible') ? target : null),
      pointerdown: leave,
      pointerleave: leave,
      keydown: leave,
      focusout: leave,
    }) as [string, EventListener][];
    const page = document.documentElement;
    listeners.forEach(([name, listener]) => page.addEventListener(name, listener));
    return () => {
      leave();
      listeners.forEach(([name, listener]) => page.removeEventListener(name, listener));
    };
  }, []);
  return (
    <Tooltip open={anchor !== null} title={anchor?.dataset.tip} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  );
}
