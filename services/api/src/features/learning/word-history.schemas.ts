import { z } from 'zod';
import { queryInteger } from '../../platform/http/fields';
import { answerResult } from './learning.schemas';

/** One recorded answer for a word: the first one of a session that counted. */
const wordAnswer = z
  .object({
    session_id: z.int(),
    /** How it was asked: the session's mode, or that of the card in a Mixed one. */
    mode: z.int(),
    answered_at: z.iso.datetime(),
    verdict: z.enum(['correct', 'incorrect', 'reviewed']),
    /** What the learner typed; null when the word was reviewed instead of answered. */
    typed: z.string().nullable(),
    reason: answerResult.shape.reason.nullable(),
    /** How often "retry" was granted before. */
    retries: z.int(),
  })
  .meta({ id: 'WordAnswer' });
export type WordAnswer = z.infer<typeof wordAnswer>;

export const historyQuery = z.object({
  limit: queryInteger({ min: 1, max: 100, fallback: 20 }),
  offset: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const historyAnswer = z.object({
  data: z
    .object({
      /** The newest first. */
      answers: z.array(wordAnswer),
      /** Of all answers, not only of those listed. */
      counts: z.object({ total: z.int(), correct: z.int(), incorrect: z.int(), reviewed: z.int() }),
      /** When the word is next due in either direction; null when it was never answered. */
      next_due: z.iso.datetime().nullable(),
      /** One for each direction that was practised. */
      memories: z.array(
        z.object({
          direction: z.enum(['recall', 'recognition']),
          due: z.iso.datetime(),
          last_review: z.iso.datetime(),
          reps: z.int(),
          lapses: z.int(),
        }),
      ),
    })
    .meta({ id: 'WordHistory' }),
});
export type WordHistory = z.infer<typeof historyAnswer>['data'];
