import type { LearnerRecord } from '../assistant';

/** A learner who has nothing yet. */
export const newLearner: LearnerRecord = {
  today: () => '2026-01-01',
  notes: async () => [],
  countWords: async () => 0,
  words: async () => [],
  find: async () => [],
  mistakes: async () => [],
  due: async () => [],
};
