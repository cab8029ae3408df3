import fc from 'fast-check';
import { addDays, lastDates, localDate, startOfDay, startsOfDays } from './learner-day';

const zones = [
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const dates = fc
  .date({ min: new Date('2013-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-03-29', 'UTC', '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 'Asia/Tokyo', '2026-03-28T15:00:00.000Z'],
  ['2026-03-29', 'Asia/Kathmandu', '2026-03-28T18:15:00.000Z'],
  // Clocks go forward at 02:00 that day: it starts in winter time and ends in summer time.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  // Clocks go forward at midnight: the day begins at 01:00.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s begins in %s at %s', (date, zone, instant) => {
  expect(startOfDay(date, zone).toISOString()).toBe(instant);
});

test('the start of a day is its first instant, in every zone', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...zones), (date, zone) => {
      const start = startOfDay(date, zone);
      expect(localDate(start, zone)).toBe(date);
      expect(localDate(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
    }),
    { numRuns: 300 },
  );
});

test('a day never ends before it begins, and lasts a day give or take the clock’s changes', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...zones), (date, zone) => {
      const hours =
        (startOfDay(addDays(date, 1), zone).getTime() - startOfDay(date, zone).getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(23);
      expect(hours).toBeLessThanOrEqual(25);
    }),
    { numRuns: 300 },
  );
});

test('every instant lies in the day that the wall shows', () => {
  const instants = fc.date({ min: new Date('2013-01-02'), max: new Date('2035-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const today = localDate(instant, zone);
      expect(startOfDay(today, zone).getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(startOfDay(addDays(today, 1), zone).getTime()).toBeGreaterThan(instant.getTime());
    }),
    { numRuns: 300 },
  );
});

test('a day that a place left out begins where the next one does', () => {
  // Samoa went from the 29th to the 31st of December 2011.
  expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(startOfDay('2011-12-31', 'Pacific/Apia'));
});

test('the starts of many days are those of each, also where a clock changes or a day is left out', () => {
  const expectEach = (days: string[], zone: string) =>
    expect(startsOfDays(days, zone)).toEqual(days.map((date) => startOfDay(date, zone)));
  fc.assert(
    fc.property(dates, fc.constantFrom(...zones), (date, zone) => expectEach(lastDates(date, 200), zone)),
    { numRuns: 50 },
  );
  expectEach(lastDates('2012-01-02', 5), 'Pacific/Apia');
  expect(startsOfDays([], 'UTC')).toEqual([]);
});

test('days follow each other across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
