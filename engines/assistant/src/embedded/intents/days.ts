import type { Days } from './intent';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The days that English words name: "yesterday", "on Monday", "3 days ago"; null for none. */
export function daysNamed(text: string): Days | null {
  const said = text.toLowerCase();
  if (/\bday before yesterday\b/.test(said)) return { back: 2 };
  if (/\b(?:yesterday(?:'?s)?|last night)\b/.test(said)) return { back: 1 };
  if (/\b(?:today(?:'?s)?|this morning|tonight)\b/.test(said)) return { back: 0 };
  if (/\blast week\b/.test(said)) return { weeksBack: 1 };
  if (/\bthis week\b/.test(said)) return { weeksBack: 0 };
  const month = /\b(last|this) month\b/.exec(said)?.[1];
  if (month) return { monthsBack: month === 'last' ? 1 : 0 };
  const last = /\b(?:last|past) (\d{1,3}|few|two|three|four|five|six|seven) days\b/.exec(said)?.[1];
  if (last) return { since: last === 'few' ? 3 : Math.max(Number(last) || 1, NUMBERS.indexOf(last)) };
  if (/\bpast week\b/.test(said)) return { since: 7 };
  if (/\b(?:month|recently|lately)\b/.test(said)) return { since: 30 };
  const weeks = /\b(\d{1,2}|one|two|three|four|a) weeks? ago\b/.exec(said)?.[1];
  if (weeks) return { weeksBack: weeks === 'a' ? 1 : Math.max(Number(weeks) || 0, NUMBERS.indexOf(weeks)) };
  const ago = /\b(\d{1,2}|one|two|three|four|five|six|seven|a) days? ago\b/.exec(said)?.[1];
  if (ago) return { back: ago === 'a' ? 1 : Math.max(Number(ago) || 0, NUMBERS.indexOf(ago)) };
  const weekday = WEEKDAYS.findIndex((name) =>
    new RegExp(`\\b${name.slice(0, 3)}(?:${name.slice(3)}(?:'?s)?|s|rs|r)?\\b`).test(said),
  );
  return weekday < 0 ? null : { weekday };
}

const DAY = 86_400_000;
const toDate = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** The first and the last of the days; the last such weekday, today included. `today` is YYYY-MM-DD. */
export function daysFrom(today: string, days: Days): { from: string; to: string } {
  const now = toDate(today);
  const weekday = new Date(now).getUTCDay();
  if ('back' in days) return both(toDay(now - days.back * DAY));
  if ('since' in days) return { from: toDay(now - (days.since - 1) * DAY), to: today };
  if ('weekday' in days) return both(toDay(now - ((weekday - days.weekday + 7) % 7) * DAY));
  if ('monthsBack' in days) {
    const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() - days.monthsBack];
    return { from: toDay(Date.UTC(year, month, 1)), to: toDay(Date.UTC(year, month + 1, 0)) };
  }
  const monday = now - ((weekday + 6) % 7) * DAY - days.weeksBack * 7 * DAY;
  return { from: toDay(monday), to: toDay(monday + 6 * DAY) };
}

const both = (day: string) => ({ from: day, to: day });

/** "Monday, 23 November" */
export function nameOfDays({ from, to }: { from: string; to: string }): string {
  const name = (day: string) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(toDate(day));
  return from === to ? name(from) : `${name(from)} to ${name(to)}`;
}
