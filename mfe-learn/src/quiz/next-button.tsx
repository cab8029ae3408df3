import { useEffect, useRef } from 'react';
import { Button, Icon, Text } from '@kotoba/shared-ui/core';
import { canAdvance, isLast, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

export interface NextButtonProps {
  readonly state: QuizState;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/** On to the next word. It takes the focus when it appears after an answer, but a held Enter key never skips the verdict. */
export function NextButton({ state, busy, onNext }: NextButtonProps) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const shown = canAdvance(state);
  const answered = shown && state.answer !== null;

  useEffect(() => {
    if (answered) button.current?.focus({ preventScroll: true });
  }, [answered]);

  if (state.advancing) {
    return (
      <Text tone="soft" align="center" role="status">
        {t('quiz.moving')}
      </Text>
    );
  }
  if (!shown) return null;
  return (
    <Button
      ref={button}
      variant="primary"
      endIcon={<Icon name="arrowRight" size={18} />}
      busy={busy}
      onClick={onNext}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {isLast(state) ? t('quiz.last') : t('quiz.next')}
    </Button>
  );
}
