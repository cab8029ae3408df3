import fc from 'fast-check';
import { heatmapMonths, heatmapWeekdays, heatmapWeeks } from './heatmap-weeks';

const at = (weeks: ReturnType<typeof heatmapWeeks>, date: string) =>
  weeks.flat().find((cell) => cell.date === date);

test('ends with the day that is given, a Thursday, in the last of 53 weeks from Monday', () => {
  const weeks = heatmapWeeks([], '2025-11-20');
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)?.map(({ date }) => date)).toEqual([
    '2025-11-17',
    '2025-11-18',
    '2025-11-19',
    '2025-11-20',
  ]);
  expect(weeks[0]?.[0]?.date).toBe('2024-11-18');
});

test('levels are quarters of the busiest day, and any answer is seen', () => {
  const days = [
    { date: '2025-11-16', count: 1 },
    { date: '2025-11-17', count: 25 },
    { date: '2025-11-18', count: 26 },
    { date: '2025-11-19', count: 100 },
    { date: '2025-11-20', count: 0 },
  ];
  const weeks = heatmapWeeks(days, '2025-11-20');
  expect(days.map(({ date }) => at(weeks, date)?.level)).toEqual([1, 1, 2, 4, 0]);
});

test('every day of the year is there once, in order, whatever the day', () => {
  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const until = date.toISOString().slice(0, 10);
      const all = heatmapWeeks([], until)
        .flat()
        .map((cell) => cell.date);
      expect(all).toEqual([...new Set(all)].sort());
      expect(all.at(-1)).toBe(until);
      expect(all.length).toBeGreaterThan(364);
    }),
  );
});

test('months stand over the week that begins in them, where there is room', () => {
  const months = heatmapMonths(heatmapWeeks([], '2025-11-20'), 'en');
  expect(months.filter(Boolean)).toEqual([
    'Dec',
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
  ]);
  expect(heatmapMonths(heatmapWeeks([], '2025-11-20'), 'ja')).toContain('12月');
});

test('every other row has the name of its day, from Monday on', () => {
  expect(heatmapWeekdays('en')).toEqual(['Mon', '', 'Wed', '', 'Fri', '', '']);
  expect(heatmapWeekdays('ja')).toEqual(['月', '', '水', '', '金', '', '']);
});
