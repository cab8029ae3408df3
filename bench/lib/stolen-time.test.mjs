/* global it, expect */
import { existsSync } from 'node:fs';
import { stolenShare, watchStolenTime } from './stolen-time.mjs';

/** /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal, guest, guest_nice; then each processor by itself. */
const stat = (ticks) => `cpu  ${ticks}\ncpu0 9 9 9 9 9 9 9 9 9 9\nintr 1 2 3\n`;

it.each([
  ['nothing', '10 0 5 85 0 0 0 0 0 0', '20 0 10 170 0 0 0 0 0 0', 0],
  ['a twentieth', '10 0 5 85 0 0 0 1 0 0', '50 0 15 130 0 0 0 6 0 0', 5],
  ['all', '10 0 5 85 0 0 0 1 0 0', '10 0 5 85 0 0 0 9 0 0', 100],
  // A guest's time stands in the user's, too.
  ['a tenth beside guests', '0 0 0 0 0 0 0 0 0 0', '50 0 0 40 0 0 0 10 50 0', 10],
  ['nothing in no time', '10 0 5 85 0 0 0 1 0 0', '10 0 5 85 0 0 0 1 0 0', 0],
])('counts %s that was taken', (_, before, after, expected) => {
  expect(stolenShare(stat(before), stat(after))).toBeCloseTo(expected);
});

it('tells a share of the time that has gone by where there is Linux, and elsewhere that it is unknown', () => {
  const share = watchStolenTime()();
  expect(share !== null).toBe(existsSync('/proc/stat'));
  expect(share ?? 0).toBeGreaterThanOrEqual(0);
  expect(share ?? 0).toBeLessThanOrEqual(100);
});
