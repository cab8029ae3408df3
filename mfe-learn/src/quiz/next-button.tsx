import { useEffect, useRef } from 'react';
import { Button, Icon, isComposing } from '@kotoba/shared-ui/core';
import { canAdvance, isLast, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

/**
 * How long a verdict is on the screen before Enter goes on: an Enter that was already on its way (pressed twice, or while the answer was
 * being checked) is no decision about what it has not seen. Nobody reads and decides faster.
 */
export const VERDICT_MS = 150;

export interface NextButtonProps {
  readonly state: QuizState;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/**
 * On to the next word. It takes the focus shortly after it has appeared, so that Enter submits, then advances; a second, held or
 * composing Enter never skips the verdict. While the automatic advance runs it says so, and a press goes on at once.
 */
export function NextButton({ state, busy, onNext }: NextButtonProps) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const shown = canAdvance(state) || state.advancing;
  const answered = shown && state.answer !== null;

  useEffect(() => {
    if (!answered) return undefined;
    const timer = setTimeout(() => button.current?.focus({ preventScroll: true }), VERDICT_MS);
    return () => clearTimeout(timer);
  }, [answered, state.index]);

  if (!shown) return null;
  const on = isLast(state) ? t('quiz.last') : t('quiz.next');
  return (
    <Button
      ref={button}
      variant={state.advancing ? 'quiet' : 'primary'}
      endIcon={<Icon name="arrowRight" size={18} />}
      busy={busy}
      onClick={onNext}
      onKeyDown={(event) => {
        if (event.repeat || isComposing(event)) event.preventDefault();
      }}
    >
      {state.advancing ? t('quiz.moving') : on}
    </Button>
  );
}
