import { Button, Icon } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export interface HintButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Asks for help with a prompt that fits several words. */
export function HintButton({ open, onToggle }: HintButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="info" size={16} />}
      aria-expanded={open}
      onClick={onToggle}
    >
      {t('quiz.hint')}
    </Button>
  );
}
