import { levelOf } from './learner-level';

/** Source: STAT-4. */
test.each([
  ['nothing yet', [], 'N5'],
  ['a few words', [{ level: 'N4', words: 5, learned: 5 }], 'N5'],
  [
    'half of N4',
    [
      { level: 'N4', words: 20, learned: 10 },
      { level: 'N5', words: 80, learned: 70 },
    ],
    'N4',
  ],
  [
    'less than half of N3',
    [
      { level: 'N4', words: 20, learned: 15 },
      { level: 'N3', words: 40, learned: 19 },
    ],
    'N4',
  ],
  ['words without a level', [{ level: '', words: 90, learned: 90 }], 'N5'],
] as const)('%s', (_, counts, level) => {
  expect(levelOf([...counts])).toBe(level);
});
