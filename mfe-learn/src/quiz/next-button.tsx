import { Button, Icon, isComposing } from '@kotoba/shared-ui/core';
import { canLeave, isLast, type QuizState } from './quiz-machine';
import { useTexts } from '../texts';

/** As long as it passes by itself it is a word beside the switch, also on a phone. */
const passing = { variant: 'quiet', size: 'small', style: { whiteSpace: 'nowrap' } } as const;
const inviting = { variant: 'primary', endIcon: <Icon name="arrowRight" size={18} /> } as const;

export interface NextButtonProps {
  readonly state: QuizState;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/** On to the next word. While the automatic advance runs it says so, and a press goes on at once; a held or composing Enter does not. */
export function NextButton({ state, busy, onNext }: NextButtonProps) {
  const { t } = useTexts();
  if (!canLeave(state)) return null;
  const on = isLast(state) ? t('quiz.last') : t('quiz.next');
  return (
    <Button
      {...(state.advancing ? passing : inviting)}
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
