import { useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Box, isComposing } from '@kotoba/shared-ui/core';
import { canLeave, isOpen } from './quiz-machine';
import { useEnter } from './use-enter';
import type { Quiz } from './use-quiz';
import type { Reveal } from './use-reveal';

export interface PickingProps {
  /** Gets what has the focus while nothing else has. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly quiz: Quiz;
  /** While the right answer is held back, Enter shows it. */
  readonly reveal: Reveal;
}

interface PickGroupProps extends PickingProps {
  readonly label: string;
  /** What Enter does while an answer is wanted; left out where a press gives it. */
  readonly onEnter?: () => void;
  readonly children: ReactNode;
}

/** In place of the box: what is pressed. Enter submits what is put together, and goes on afterwards. */
export function PickGroup({ ref, label, quiz, reveal: { held, reveal }, onEnter, children }: PickGroupProps) {
  const { state } = quiz;
  const open = isOpen(state);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
  const enter = useEnter(
    { open, verdict: state.answer, held, leavable: canLeave(state) },
    { onOpen: () => onEnter?.(), onClosed: held ? reveal : quiz.advance },
  );
  function onKeyDown(event: KeyboardEvent): void {
    // A button that has the focus is pressed by it.
    if (event.key !== 'Enter' || isComposing(event) || (open && !onEnter)) return;
    event.preventDefault();
    enter.onEnter(event);
  }
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', outline: 'none' }}
    >
      {children}
    </Box>
  );
}
