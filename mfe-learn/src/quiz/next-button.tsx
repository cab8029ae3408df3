import { Button, Icon, isComposing } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** As long as it passes by itself it is a word beside the switch, also on a phone. */
const passing = { variant: 'quiet', size: 'small', style: { whiteSpace: 'nowrap' } } as const;
const inviting = { variant: 'primary', endIcon: <Icon name="arrowRight" size={18} /> } as const;

export interface NextButtonProps {
  /** The automatic advance runs. */
  readonly advancing: boolean;
  /** No word follows. */
  readonly last: boolean;
  readonly busy: boolean;
  readonly onNext: () => void;
}

/** On to the next word. While the automatic advance runs it says so, and a press goes on at once; a held or composing Enter does not. */
export function NextButton({ advancing, last, busy, onNext }: NextButtonProps) {
  const { t } = useTexts();
  const on = last ? t('quiz.last') : t('quiz.next');
  return (
    <Button
      {...(advancing ? passing : inviting)}
      busy={busy}
      onClick={onNext}
      onKeyDown={(event) => {
        if (event.repeat || isComposing(event)) event.preventDefault();
      }}
    >
      {advancing ? t('quiz.moving') : on}
    </Button>
  );
}
