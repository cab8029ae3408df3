import { useTexts } from '../texts';

/** Seconds in whole minutes, as words; what is less than half of one is not nothing. */
export function useMinutes(): (seconds: number) => string {
  const { t } = useTexts();
  return (seconds) => {
    const count = Math.round(seconds / 60);
    return count === 0 && seconds > 0 ? t('stats.underMinute') : t('stats.minutes', { count });
  };
}
