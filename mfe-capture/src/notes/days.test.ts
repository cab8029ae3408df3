import fc from 'fast-check';
import type { Note } from '@kotoba/api-client';
import type { UnsentNote } from '@kotoba/api-client/live';
import { createDayReader, dayBefore, dayOf, groupByDay, isUnsent, listNotes } from './days';

const at = (createdAt: string) => ({ createdAt });
const grouped = (timeZone: string, ...moments: string[]) =>
  groupByDay(moments.map(at), createDayReader(timeZone)).map(({ day, items }) => [
    day,
    items.map(({ createdAt }) => createdAt),
  ]);

test('notes are grouped by the learner’s own day, newest first', () => {
  const moments = ['2026-03-02T01:00:00.000Z', '2026-03-01T15:00:00.000Z', '2026-03-01T14:59:59.999Z'];
  expect(grouped('Asia/Tokyo', ...moments)).toEqual([
    ['2026-03-02', moments.slice(0, 2)],
    ['2026-03-01', moments.slice(2)],
  ]);
  expect(grouped('America/New_York', ...moments)).toEqual([['2026-03-01', moments]]);
});

test('notes of one minute on both sides of a midnight stand under their own days', () => {
  const [before, after] = ['2026-03-01T18:14:59.999Z', '2026-03-01T18:15:00.000Z'];
  expect(grouped('Asia/Kathmandu', after, before)).toEqual([
    ['2026-03-02', [after]],
    ['2026-03-01', [before]],
  ]);
});

test('what stands on top belongs to no older day than what is below it', () => {
  const [late, early] = ['2026-03-02T00:00:05.000Z', '2026-03-01T23:59:58.000Z'];
  expect(grouped('UTC', early, late)).toEqual([['2026-03-02', [early, late]]]);
});

test('every note stands once, in its place, and the days go back in time', () => {
  const moment = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const zone = fc.constantFrom('UTC', 'Asia/Tokyo', 'Pacific/Apia', 'America/St_Johns', 'Asia/Kathmandu');
  fc.assert(
    fc.property(fc.array(moment), zone, (moments, timeZone) => {
      const newestFirst = moments.toSorted().toReversed();
      const days = groupByDay(newestFirst.map(at), createDayReader(timeZone));
      expect(days.flatMap(({ items }) => items.map(({ createdAt }) => createdAt))).toEqual(newestFirst);
      expect(days.map(({ day }) => day)).toEqual(
        [...new Set(days.map(({ day }) => day))].toSorted().toReversed(),
      );
      for (const { day, items } of days)
        for (const { createdAt } of items) expect(dayOf(new Date(createdAt), timeZone)).toBe(day);
    }),
    { numRuns: LONG ? 100 : 30 },
  );
});

test.each([
  ['Pacific/Apia', '2026-03-01T11:00:00Z', '2026-03-02'],
  ['Asia/Kathmandu', '2026-03-01T18:14:59Z', '2026-03-01'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
])('in %s, %s is %s', (timeZone, moment, day) => {
  expect(dayOf(new Date(moment), timeZone)).toBe(day);
});

test.each([
  ['2026-11-20', '2026-11-19'],
  ['2024-03-01', '2024-02-29'],
  ['2026-01-01', '2025-12-31'],
  // Days of 23 and of 25 hours in many zones.
  ['2026-03-30', '2026-03-29'],
  ['2026-10-25', '2026-10-24'],
])('before %s was %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});

const note = (id: number, createdAt: string): Note => ({
  id,
  content: `WORD - ${id}`,
  createdAt,
  isConverted: false,
  error: null,
  vocabularyIds: [],
  question: null,
  hasOtherMeanings: false,
  notFound: [],
  pieces: [],
  words: [],
  kept: [],
});
const unsent = (id: string, createdAt: string): UnsentNote => ({
  version: 0,
  id,
  content: `WORD - ${id}`,
  createdAt,
});

test('what is unsent stands above all others in its order, also where the clocks differ', () => {
  const listed = listNotes(
    [note(2, '2026-11-20T10:00:05.000Z'), note(1, '2026-11-20T10:00:00.000Z')],
    [
      unsent('a', '2026-11-20T09:59:59.000Z'),
      unsent('b', '2026-11-20T10:00:09.000Z'),
      unsent('c', '2026-11-20T10:00:09.000Z'),
    ],
  );
  expect(listed.map(({ id }) => id)).toEqual(['c', 'b', 'a', 2, 1]);
  expect(listed.map(isUnsent)).toEqual([true, true, true, false, false]);
});

test('notes of one moment keep the order of their making, whatever order they come in', () => {
  const moment = '2026-11-20T10:00:00.000Z';
  const listed = listNotes([note(4, moment), note(6, '2026-11-19T10:00:00.000Z'), note(5, moment)], []);
  expect(listed.map(({ id }) => id)).toEqual([5, 4, 6]);
});
