/** First hour of each part of the day, and how it is greeted in Japanese. */
const greetings = [
  [0, 'こんばんは'],
  [5, 'おはようございます'],
  [11, 'こんにちは'],
  [18, 'こんばんは'],
] as const;

/** The greeting of an hour of the learner's own clock (0–23). */
export function greetingAt(hour: number): string {
  const [, greeting] = greetings.findLast(([from]) => hour >= from) ?? greetings[0];
  return greeting;
}

/**
 * The local hour (0–23) in a zone (IANA name); in this device's own when it is not known yet, or not known to the
 * browser.
 */
export function hourIn(timeZone: string | undefined, now = new Date()): number {
  try {
    // Some engines write midnight as 24.
    return (
      Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now)) % 24
    );
  } catch {
    return now.getHours();
  }
}
