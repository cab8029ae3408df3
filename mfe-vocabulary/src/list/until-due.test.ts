import { untilDue } from './until-due';

const now = new Date(2026, 2, 10, 23, 30);

test.each([
  [new Date(2026, 1, 3), null],
  [new Date(2026, 2, 10, 23, 59), null],
  [new Date(2026, 2, 11, 0, 1), 'tomorrow'],
  [new Date(2026, 2, 13), 'in 3 days'],
  [new Date(2026, 8, 10), 'in 6 months'],
])('a word of %s is due on the day of the calendar: %s', (due, told) => {
  expect(untilDue(due.toISOString(), 'en', now)).toBe(told);
});
