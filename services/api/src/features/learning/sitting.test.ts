import type { SessionLength } from '@kotoba/contracts';
import { minutesOf, nextOf, shareOf } from './sitting';

const PLENTY = 200;

test.each<[number, number, number, number, SessionLength, [number, number, number]]>([
  [0, 0, PLENTY, PLENTY, '20', [0, 0, 0]],
  [1, 0, PLENTY, PLENTY, '20', [1, 0, 0]],
  [20, 9, PLENTY, PLENTY, '20', [20, 0, 0]],
  [12, 9, PLENTY, PLENTY, '20', [12, 0, 8]],
  [12, 9, PLENTY, 3, '20', [12, 0, 3]],
  // A backlog: no new words on top.
  [21, 9, PLENTY, PLENTY, '20', [15, 6, 0]],
  [400, 9, 10, PLENTY, '20', [10, 390, 0]],
  // The daily limit is no backlog.
  [12, 9, 5, PLENTY, '20', [5, 7, 9]],
  [12, 9, 0, PLENTY, '20', [0, 12, 9]],
  // A shorter session, and all at once.
  [3, 9, PLENTY, PLENTY, '5', [3, 0, 2]],
  [12, 9, PLENTY, PLENTY, '5', [5, 7, 0]],
  [40, 9, PLENTY, PLENTY, '10', [10, 30, 0]],
  [40, 9, PLENTY, PLENTY, 'all', [40, 0, 9]],
  [400, 9, 500, PLENTY, 'all', [200, 200, 0]],
  [400, 9, 30, 2, 'all', [30, 370, 2]],
])(
  'of %i due and %i new words, with %i and %i left for today, in a session of %s: %j (now, later, to meet)',
  (due, fresh, reviewsLeft, newLeft, length, [now, later, meet]) => {
    expect(shareOf({ due, fresh, reviewsLeft, newLeft, length })).toEqual({ now, later, meet });
  },
);

const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds * 1000);

test.each([
  ['no words take no time', 0, times(60, 8), 0],
  ['a beginner takes twelve seconds a word', 20, [], 4],
  ['so does somebody of whom little is known', 20, times(9, 50), 4],
  ['ten answers tell the pace', 20, times(10, 6), 2],
  ['a few pauses do not change it', 20, [...times(40, 6), ...times(20, 60)], 2],
  ['whoever is slow takes half a minute at most', 20, times(60, 60), 10],
  ['less than a minute is one', 1, times(60, 4), 1],
])('%s', (_, words, durations, minutes) => {
  expect(minutesOf(words, durations)).toBe(minutes);
});

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));
const tomorrow = at(24);

test.each([
  ['nothing is in sight', null, false, false, null],
  ['a word comes due today', at(18), false, false, at(18)],
  ['a word comes due in three days', at(72), false, false, at(72)],
  ['a new word waits for tomorrow', null, true, false, tomorrow],
  ['a word comes due before the new one', at(18), true, false, at(18)],
  ['the new one comes before it', at(72), true, false, tomorrow],
  ['the limit of the day is reached, and words are overdue', at(2), false, true, tomorrow],
  ['the limit of the day is reached, and words come later', at(72), false, true, at(72)],
])('when the next words come: %s', (_, firstDue, fresh, isLimited, next) => {
  expect(nextOf({ firstDue, fresh, isLimited, tomorrow })).toEqual(next);
});
