import { z } from 'zod';
import { LEVELS } from '@kotoba/contracts';

const summary = z
  .object({
    level: z.enum(LEVELS),
    /** Days in a row with a recorded answer, up to today or yesterday, in the learner's time zone. */
    streak: z.int(),
    /** Saved words. */
    words: z.int(),
    /** Due words of the next sitting: the `now` of what is due. */
    due: z.int(),
    /** Percent of right answers in the last 30 days, one decimal; 0 without answers. */
    accuracy30: z.number(),
    /** The last 365 days, oldest first, the learner's today last. */
    heatmap: z.array(z.object({ date: z.iso.date(), count: z.int() })),
  })
  .meta({ id: 'StatsSummary' });
export type Summary = z.infer<typeof summary>;

export const summaryAnswer = z.object({ data: summary });

const statsWord = z.object({
  id: z.int(),
  enWord: z.string(),
  jaWord: z.string(),
  reading: z.string().nullable(),
  direction: z.enum(['recall', 'recognition']),
  /** How often it was forgotten after it had been learned. */
  lapses: z.int(),
  /** 1 easy to 10 hard, as the scheduler sees it. */
  difficulty: z.number(),
});

const learningStats = z
  .object({
    /** The last 365 days of the learner, the oldest first, today last. */
    days: z.array(
      z.object({
        date: z.iso.date(),
        answers: z.int(),
        correct: z.int(),
        /** Answers to words that were met before, and those of them that were right. */
        repeated: z.int(),
        retained: z.int(),
        seconds: z.int(),
      }),
    ),
    /** Words that keep being forgotten, with what was typed instead, the most frequent first. */
    leeches: z.array(
      statsWord.extend({ confusedWith: z.array(z.object({ answer: z.string(), count: z.int() })) }),
    ),
    hardest: z.array(statsWord),
  })
  .meta({ id: 'LearningStats' });
export type LearningStats = z.infer<typeof learningStats>;

export const learningStatsAnswer = z.object({ data: learningStats });
