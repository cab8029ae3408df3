import { MAX_PER_DAY } from '@kotoba/contracts';
import { useState } from 'react';
import { TextInput } from '@kotoba/shared-ui/forms';
import { useTexts } from '../texts';

export interface LimitSettingProps {
  readonly label: string;
  readonly help: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 0 to MAX_PER_DAY, or null. */
function parseLimit(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) <= MAX_PER_DAY ? Number(digits) : null;
}

/** How many cards a day; saved when the field is left or Enter is pressed, and only when it is a number that differs. */
export function LimitSetting({ label, help, value, onChange }: LimitSettingProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const limit = typed === null ? value : parseLimit(typed);

  function settle(): void {
    if (limit === null) return;
    setTyped(null);
    if (limit !== value) onChange(limit);
  }

  return (
    <TextInput
      label={label}
      help={help}
      error={limit === null ? t('settings.limitWrong', { most: MAX_PER_DAY }) : undefined}
      value={typed ?? String(value)}
      onChange={setTyped}
      onBlur={settle}
      onEnter={settle}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
