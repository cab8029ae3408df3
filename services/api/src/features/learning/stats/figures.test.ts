import { accuracyOf, awayOn, goesOn, streakOf } from './figures';

/** Days as they are drawn: `x` with an answer, `.` without, `X` and `v` the same on vacation. Today is the last. */
const days = (drawn: string) =>
  [...drawn].map((day) => ({ answered: 'xX'.includes(day), away: 'vX'.includes(day) }));

test.each([
  ['', 0],
  ['...', 0],
  ['..x', 1],
  ['.x.', 1],
  ['x..', 0],
  ['xxx', 3],
  ['.xx.', 2],
  ['x.xx', 2],
  ['xxvvv', 2],
  ['xxvvv.', 2],
  ['xxvvvx', 3],
  ['xxvvv..', 0],
  ['xXvXvx', 4],
  ['xx.v', 0],
  ['x.vvv.', 0],
  ['vvv', 0],
])('the days "%s" are a streak of %i', (drawn, streak) => {
  expect(streakOf(days(drawn))).toBe(streak);
});

test.each([
  ['', true],
  ['.', true],
  ['x', true],
  ['xx.', true],
  ['vvx', true],
  ['vvv', true],
  ['.xx', false],
  ['xxvvv..', false],
])('days "%s" may go on a row of before: %s', (drawn, open) => {
  expect(goesOn(days(drawn))).toBe(open);
});

test.each([
  ['none', [], 'hhhh'],
  ['one that lasts', [['2026-03-02T18:00:00Z', null]], 'haaa'],
  ['one over two nights', [['2026-03-01T18:00:00Z', '2026-03-03T06:00:00Z']], 'aaah'],
  ['one that began before', [['2026-01-01T00:00:00Z', '2026-03-01T06:00:00Z']], 'ahhh'],
  ['one that was taken back on the same day', [['2026-03-02T08:00:00Z', '2026-03-02T20:00:00Z']], 'hhhh'],
  [
    'two',
    [
      ['2026-03-01T23:00:00Z', '2026-03-02T01:00:00Z'],
      ['2026-03-04T12:00:00Z', null],
    ],
    'aaha',
  ],
] as const)('vacations, %s: the days are %s', (_, spans, drawn) => {
  const midnights = [1, 2, 3, 4, 5].map((day) => new Date(Date.UTC(2026, 2, day)));
  const absences = spans.map(([from, to]) => ({
    startedAt: new Date(from),
    endedAt: to === null ? null : new Date(to),
  }));
  expect(
    awayOn(midnights, absences)
      .map((away) => (away ? 'a' : 'h'))
      .join(''),
  ).toBe(drawn);
});

test.each([
  [0, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [3, 3, 100],
])('%i of %i is %f %%', (correct, answered, percent) => {
  expect(accuracyOf(correct, answered)).toBe(percent);
});
