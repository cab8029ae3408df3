import { noCounts } from './counts';
import type { DayCounts } from './day-files';
import { describeHold, judge } from './holds';

const [CURRENT, CANARY] = ['a'.repeat(16), 'b'.repeat(16)];
const of = { remote: 'mfe-learn', id: CANARY, current: CURRENT };
const now = new Date('2026-11-03T10:00:00Z');
const day = (date: string, id: string, failed: number, pages: number): DayCounts => ({
  day: date,
  release: `mfe-learn@${id}`,
  counts: { ...noCounts(), pages, failed },
});

test('the days that count are those on which the canary ran, of all edges together (OPS-79)', () => {
  const before = day('2026-11-01', CURRENT, 0, 100_000);
  const bothBad = [day('2026-11-02', CURRENT, 30, 60), day('2026-11-02', CANARY, 30, 60)];
  // A fault that all have, on a day before which all was well.
  expect(judge(of, [before, ...bothBad], now)).toBeNull();
  const halves = [day('2026-11-02', CANARY, 20, 25), day('2026-11-03', CANARY, 20, 25)];
  const beside = [day('2026-11-02', CURRENT, 1, 30), day('2026-11-03', CURRENT, 1, 30)];
  expect(judge(of, [...halves, ...beside], now)).toEqual({
    remote: 'mfe-learn',
    release: CANARY,
    when: '2026-11-03T10:00:00.000Z',
    canary: { pages: 50, failed: 40 },
    against: CURRENT,
    current: { pages: 60, failed: 2 },
  });
  // Of the current release too little is known on the same days.
  expect(judge(of, [...halves, ...beside.slice(1), before], now)).toBeNull();
});

test('a hold says in a line what was counted of either release', () => {
  const hold = judge(of, [day('2026-11-02', CANARY, 50, 50), day('2026-11-02', CURRENT, 0, 50)], now);
  expect(hold && describeHold(hold)).toBe(
    `mfe-learn ${CANARY} is held back: 50 of 50 pages failed, of ${CURRENT} 0 of 50 pages failed`,
  );
});
