import { useForkRef } from '@mui/material/utils';
import type { TransitionHandlerProps } from '@mui/material/transitions';
import { cloneElement, useEffectEvent, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';

interface AtOnceProps extends TransitionHandlerProps {
  in?: boolean;
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  ref?: Ref<HTMLElement>;
  // What only a transition has a use for, and its element has not.
  appear?: unknown;
  timeout?: unknown;
  direction?: unknown;
  container?: unknown;
  ownerState?: unknown;
}

/**
 * A transition of Material's that takes no time: what it is around comes and goes in the drawing that asked for it, and
 * the stylesheet moves it. Material's own measure the page and draw twice, however short they are.
 */
export function AtOnce({ in: isShown = false, children, ref, ...props }: AtOnceProps) {
  const { onEnter, onEntering, onEntered, onExit, onExiting, onExited, ...rest } = props;
  const { appear, timeout, direction, container, ownerState, ...given } = rest;
  const node = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  const handleRef = useForkRef(node, children.props.ref, ref);
  const come = useEffectEvent((shown: HTMLElement) =>
    [onEnter, onEntering, onEntered].forEach((tell) => tell?.(shown, true)),
  );
  const go = useEffectEvent((shown: HTMLElement) =>
    [onExit, onExiting, onExited].forEach((tell) => tell?.(shown)),
  );
  useLayoutEffect(() => {
    if (!node.current || isShown === wasShown.current) return;
    wasShown.current = isShown;
    if (isShown) come(node.current);
    else go(node.current);
  }, [isShown]);
  return cloneElement(children, { ...given, ref: handleRef });
}
