/** The hour of what happened today, the day of what is older, in the reader's own clock. */
export function shortTime(at: number, { language, now }: { language: string; now: number }): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date(now).toDateString();
  return isToday
    ? time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
    : time.toLocaleDateString(language, { day: 'numeric', month: 'short' });
}
