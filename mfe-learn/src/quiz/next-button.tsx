import { useEffect, useRef } from 'react';
import { Button, Icon } from '@kotoba/shared-ui/core';
import { canAdvance, isLast, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

export interface NextButtonProps {
  readonly state: QuizState;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/**
 * On to the next word. It takes the focus when it appears after an answer, but a held Enter key never skips the verdict. While the
 * automatic advance runs it says so, and a press goes on at once.
 */
export function NextButton({ state, busy, onNext }: NextButtonProps) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const waits = canAdvance(state);
  const answered = waits && state.answer !== null;

  useEffect(() => {
    if (answered) button.current?.focus({ preventScroll: true });
  }, [answered]);

  if (!waits && !state.advancing) return null;
  const on = isLast(state) ? t('quiz.last') : t('quiz.next');
  return (
    <Button
      ref={button}
      variant={state.advancing ? 'quiet' : 'primary'}
      endIcon={<Icon name="arrowRight" size={18} />}
      busy={busy}
      onClick={onNext}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {state.advancing ? t('quiz.moving') : on}
    </Button>
  );
}
