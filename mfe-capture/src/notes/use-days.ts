import { useMemo, useCallback, useSyncExternalStore } from 'react';
import { useGetSettingsQuery, type Note } from '@kotoba/api-client';
import { type UnsentNote } from '@kotoba/api-client/live';
import { createDayReader, dayBefore, groupByDay, dayOf, listNotes, type ListedNote } from './days';
import { useTexts } from '../texts';

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

interface Day {
  readonly day: string;
  /** "Today", "Yesterday", or the date in words. */
  readonly name: string;
  readonly notes: readonly ListedNote[];
}

export interface Days {
  readonly days: readonly Day[];
  /** Writes the time of a day. Making one costs far more than using it. */
  readonly clock: Intl.DateTimeFormat;
}

/** All notes by the learner's own days, newest first; the days begin and end in the time zone of the settings. */
export function useDays(notes: readonly Note[] | undefined, unsent: readonly UnsentNote[]): Days {
  const { t, language } = useTexts();
  const timeZone = useGetSettingsQuery().data?.timeZone;
  const today = useToday(timeZone);
  const read = useMemo(() => createDayReader(timeZone), [timeZone]);
  const groups = useMemo(() => groupByDay(listNotes(notes ?? [], unsent), read), [notes, unsent, read]);
  const { clock, calendar } = useMemo(
    () => ({
      clock: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }),
      // A day is a date, not a moment: it is the same one everywhere.
      calendar: new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }),
    }),
    [language, timeZone],
  );
  function nameOf(day: string): string {
    if (day === today) return t('list.today');
    if (day === dayBefore(today)) return t('list.yesterday');
    return calendar.format(new Date(`${day}T12:00:00Z`));
  }
  return { days: groups.map(({ day, items }) => ({ day, name: nameOf(day), notes: items })), clock };
}
