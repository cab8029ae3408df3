import { LEVELS } from '@kotoba/contracts';
import { z } from 'zod';

export const summary = z
  .object({
    level: z.enum(LEVELS),
    /** Days in a row with a recorded answer, up to today or yesterday, in the learner's time zone. */
    streak: z.int(),
    /** Saved words. */
    words: z.int(),
    /** Words due until the end of the learner's day. */
    due: z.int(),
    /** Percent of right answers in the last 30 days, one decimal; 0 without answers. */
    accuracy30: z.number(),
    /** The last 365 days, oldest first, the learner's today last. */
    heatmap: z.array(z.object({ date: z.iso.date(), count: z.int() })),
  })
  .meta({ id: 'StatsSummary' });
export type Summary = z.infer<typeof summary>;

export const summaryAnswer = z.object({ data: summary });
