const DAY = 86_400_000;
/** From here on months say it better than days. */
const MANY_DAYS = 60;

/** The number of a moment's day on the learner's calendar. */
const dayOf = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY;

/** How long until a word is to be practised, "in 3 days"; null when it is today or was before. */
export function untilDue(due: string, language: string, now = new Date()): string | null {
  const days = dayOf(new Date(due)) - dayOf(now);
  if (days <= 0) return null;
  const inWords = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return days < MANY_DAYS ? inWords.format(days, 'day') : inWords.format(Math.round(days / 30), 'month');
}
