import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from '../theme/styled';
import { motion } from '../theme/tokens';

const pace = `${motion.calm}ms ${motion.easing}`;

const Moving = styled('div')({
  transition: `opacity ${pace}, transform ${pace}`,
  '@starting-style': { opacity: 0, transform: 'translateY(-12px)' },
  '&[data-leaving]': { opacity: 0 },
});

/**
 * How a toast comes and goes: by the stylesheet alone. notistack's own slide measures the toast and has the page laid out up to four
 * times for each, which costs more than all that a verdict shows beside it.
 */
export function ToastMotion({ in: isShown = false, onEntered, onExited, children }: TransitionProps) {
  const moving = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    if (!moving.current) return;
    if (isShown) onEntered?.(moving.current, true);
    else onExited?.(moving.current);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), motion.calm);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <Moving ref={moving} data-leaving={isShown ? undefined : ''}>
      {children}
    </Moving>
  );
}
