/** Where the days of a learner begin and end as long as nothing is known of him. */
export const NO_TIME_ZONE = 'UTC';

/** Whether this server can compute days in the time zone (an IANA name such as `Asia/Tokyo`, or `UTC`). */
export function isTimeZone(value: string): boolean {
  // Offsets such as "+09:00" are understood by newer engines and by no database.
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
