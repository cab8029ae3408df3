import { z } from 'zod';

export const wordHint = z
  .object({
    /** Meanings of the asked word that its prompt does not show. */
    meanings: z.array(z.string()),
    /** The learner's other words that share a meaning of the prompt; `jaWord` is null where it would give the answer away. */
    namesakes: z.array(z.object({ id: z.int(), enWord: z.string(), jaWord: z.string().nullable() })),
  })
  .meta({ id: 'WordHint' });
export type WordHint = z.infer<typeof wordHint>;

export const hintAnswer = z.object({ data: wordHint });
