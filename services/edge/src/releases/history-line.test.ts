import { historyLine } from './history-line';
import type { Change } from './schema';

const change: Change = {
  who: 'learn-team',
  when: '2026-11-26T23:24:05.000Z',
  what: 'promote',
  app: 'mfe-learn',
  from: '1'.repeat(16),
  to: '2'.repeat(16),
};
const entry = { sequence: 12, reason: 'whatever it says', problem: null };
const done = 'promote mfe-learn 2222222222222222 (before: 1111111111111111)';

/** Source: OPS-70. */
it('tells who, when, what, from where, what the gate said, and why', () => {
  expect(historyLine({ ...entry, change: { ...change, gate: 'by names alone', why: 'the new quiz' } })).toBe(
    `  12  2026-11-26 23:24  learn-team  ${done}  [gate: by names alone]  "the new quiz"`,
  );
});

it('tells of a change of before that the gate did not speak of', () => {
  expect(historyLine({ ...entry, change })).toBe(`  12  2026-11-26 23:24  learn-team  ${done}`);
  expect(historyLine({ sequence: 1, reason: 'promote shell', problem: null })).toBe('   1  promote shell');
});

it('says what is refused', () => {
  expect(historyLine({ sequence: 2, problem: 'forged' })).toBe('   2  REFUSED: forged');
});
