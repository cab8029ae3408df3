import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import fc from 'fast-check';
import { progressOf } from './to-session';

test.each<[ItemStatus[], object]>([
  [[], { total: 0, answered: 0, correct: 0, incorrect: 0, reviewed: 0, percent: 0 }],
  [[0, 0, 0], { total: 3, answered: 0, correct: 0, incorrect: 0, reviewed: 0, percent: 0 }],
  [[1, 2, 3, 0, 0, 0], { total: 6, answered: 3, correct: 1, incorrect: 1, reviewed: 1, percent: 50 }],
  [[1, 0, 0], { total: 3, answered: 1, correct: 1, incorrect: 0, reviewed: 0, percent: 33 }],
])('statuses %j', (statuses, progress) => {
  expect(progressOf(statuses)).toEqual(progress);
});

test('the parts add up', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(ITEM_STATUS))), (statuses) => {
      const { total, answered, correct, incorrect, reviewed, percent } = progressOf(statuses);
      expect(correct + incorrect + reviewed).toBe(answered);
      expect(answered).toBeLessThanOrEqual(total);
      expect(percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});
