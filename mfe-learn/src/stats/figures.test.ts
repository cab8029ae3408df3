import { activeDays, answersOf, retentionOf, secondsPerDay, weeksOf, type StatsDay } from './figures';

const day = (date: string, more: Partial<StatsDay> = {}): StatsDay => ({
  ...{ date, answers: 0, correct: 0, repeated: 0, retained: 0, seconds: 0 },
  ...more,
});
const fortnight = Array.from({ length: 14 }, (_, index) =>
  day(`2026-03-${String(index + 1).padStart(2, '0')}`),
);

test('without answers nothing is claimed', () => {
  expect([retentionOf(fortnight), answersOf(fortnight), secondsPerDay(fortnight)]).toEqual([null, 0, 0]);
});

test('retention counts repeated words alone', () => {
  expect(retentionOf([day('a', { answers: 9, correct: 9, repeated: 3, retained: 2 })])).toBe(67);
});

test('time is shared among the days on which something was answered', () => {
  const days = [day('a', { answers: 1, seconds: 600 }), day('b'), day('c', { answers: 2, seconds: 300 })];
  expect(activeDays(days)).toBe(2);
  expect(secondsPerDay(days)).toBe(450);
});

test('weeks end today, the oldest first', () => {
  const days = [...fortnight.slice(0, 13), day('2026-03-14', { repeated: 2, retained: 1, seconds: 120 })];
  expect(weeksOf(days, 2)).toEqual([
    { date: '2026-03-01', retention: null },
    { date: '2026-03-08', retention: 50 },
  ]);
  expect(weeksOf(days, 1)).toHaveLength(1);
});
