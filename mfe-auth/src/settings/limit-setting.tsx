import { useState } from 'react';
import { TextInput } from '@kotoba/shared-ui/forms';
import { useTexts } from '../texts';

export interface LimitSettingProps {
  readonly label: string;
  readonly help: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Most cards of a day that the server takes. */
const MOST = 9999;

/** A whole number from 0 to MOST, or null. */
function parseLimit(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) <= MOST ? Number(digits) : null;
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
      error={limit === null ? t('settings.limitWrong', { most: MOST }) : undefined}
      value={typed ?? String(value)}
      onChange={setTyped}
      onBlur={settle}
      onEnter={settle}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
