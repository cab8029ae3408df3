import fc from 'fast-check';
import { toRevlog, type RatedAnswer } from './practice-history.repository';
import { replay } from './scheduler';

const START = Date.UTC(2026, 2, 10, 9);
const DAY = 24 * 3_600_000;
const answer = (rating: 1 | 2 | 3, at: number): RatedAnswer => ({
  rating,
  at: new Date(START + at),
  durationMs: 4000,
});

test('tells of each answer what Anki tells: learning in seconds, reviewing in days, forgetting, learning again', () => {
  const rows = toRevlog([
    answer(3, 0),
    answer(3, 10 * 60_000),
    answer(3, 5 * DAY),
    answer(1, 20 * DAY),
    answer(3, 20 * DAY + 600_000),
  ]);
  expect(rows.map(({ type }) => type)).toEqual([0, 0, 1, 1, 2]);
  expect(rows.map(({ ease }) => ease)).toEqual([3, 3, 3, 1, 3]);
  expect(rows.map(({ id }) => id - START)).toEqual([0, 600_000, 5 * DAY, 20 * DAY, 20 * DAY + 600_000]);
  expect(rows[0]).toMatchObject({ ivl: -600, lastIvl: 0, time: 4000 });
  expect(rows[1]?.ivl).toBeGreaterThanOrEqual(1);
  expect(rows[3]?.ivl).toBe(-600);
});

test('each row starts from where the one before has ended, and its difficulty is one that Anki knows', () => {
  const gaps = fc.array(
    fc.record({ rating: fc.constantFrom(1 as const, 2 as const, 3 as const), wait: fc.nat(90 * DAY) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(gaps, (steps) => {
      let at = 0;
      const answers = steps.map(({ rating, wait }) => answer(rating, (at += wait + 1)));
      const rows = toRevlog(answers);
      rows.forEach((row, index) => {
        expect(row.lastIvl).toBe(rows[index - 1]?.ivl ?? 0);
        expect(row.factor).toBeGreaterThanOrEqual(100);
        expect(row.factor).toBeLessThanOrEqual(1100);
        expect(row.ivl).not.toBe(0);
      });
      const last = replay(answers);
      const days = rows.at(-1)?.ivl ?? 0;
      if (last && days > 0) expect(last.scheduledDays).toBe(days);
    }),
    { numRuns: LONG ? 300 : 60 },
  );
});

test('an answer whose time is unknown took none', () => {
  expect(toRevlog([{ rating: 2, at: new Date(START), durationMs: null }])[0]?.time).toBe(0);
});
