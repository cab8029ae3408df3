import * as z from 'zod/mini';

const unsentNote = z.strictObject({
  version: z.literal(0),
  /** Names the note to the server as well: sent twice under this key, it is one note. */
  id: z.string().check(z.minLength(8)),
  content: z.string().check(z.minLength(1)),
  /** When the learner wrote it. */
  createdAt: z.string(),
  /** The notes that were taken in together, and how many they were. */
  batch: z.optional(z.strictObject({ id: z.string(), size: z.int() })),
  /** Why the server does not want it: it waits for the learner. */
  refusal: z.optional(z.string()),
});

/** A note that the server does not have yet. */
export type UnsentNote = z.infer<typeof unsentNote>;

/** The note that was kept as `text`; null when it is none. */
export function parseUnsentNote(text: string): UnsentNote | null {
  try {
    const result = unsentNote.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
