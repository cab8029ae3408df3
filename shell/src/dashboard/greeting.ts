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
