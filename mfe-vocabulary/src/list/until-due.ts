const DAY = 86_400_000;
/** From here on months say it better than days. */
const MANY_DAYS = 60;

/** The number of a moment's day on the learner's calendar. */
export const dayOf = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY;

/** The number of this day. */
export const dayNow = (): number => dayOf(new Date());

/** How long until a word is to be practised, "in 3 days" and "3d"; null when it is on the day `today` or was before. */
export function untilDue(due: string, language: string, today: number) {
  const days = dayOf(new Date(due)) - today;
  if (days <= 0) return null;
  const unit = days < MANY_DAYS ? 'day' : 'month';
  const count = unit === 'day' ? days : Math.round(days / 30);
  return {
    long: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit),
    short: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count),
  };
}
