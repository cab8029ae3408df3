import { useCallback, useSyncExternalStore } from 'react';
import { dayOf } from './days';

/** How often, in ms, the calendar is looked at: a class may go past midnight. */
const LOOK_MS = 30_000;

function everyNowAndThen(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** Today in the time zone, `YYYY-MM-DD`; changes at its midnight. */
export function useToday(timeZone: string | undefined): string {
  const today = useCallback(() => dayOf(new Date(), timeZone), [timeZone]);
  return useSyncExternalStore(everyNowAndThen, today);
}
