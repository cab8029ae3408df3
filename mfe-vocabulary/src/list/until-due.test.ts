import { dayOf, untilDue } from './until-due';

const today = dayOf(new Date(2026, 2, 10, 23, 30));

test.each([
  [new Date(2026, 1, 3), null],
  [new Date(2026, 2, 10, 23, 59), null],
  [new Date(2026, 2, 11, 0, 1), { long: 'tomorrow', short: '1d' }],
  [new Date(2026, 2, 13), { long: 'in 3 days', short: '3d' }],
  [new Date(2026, 8, 10), { long: 'in 6 months', short: '6m' }],
])('a word of %s is due on the day of the calendar: %j', (due, told) => {
  expect(untilDue(due.toISOString(), 'en', today)).toEqual(told);
});
