import * as z from 'zod/mini';

export const READ_MARKS_KEY = 'kotoba.news';

/** Keys of news only: what they say is asked of the server. */
const kept = z.strictObject({
  version: z.literal(0),
  learner: z.int().check(z.gte(1)),
  read: z.array(z.string()),
});

export type MarksStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or null where it is forbidden: then the marks live as long as the page. */
export function browserMarks(): MarksStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What this learner has read; anything else is nothing. */
export function loadMarks(storage: MarksStorage | null, learner: number): readonly string[] {
  try {
    const result = kept.safeParse(JSON.parse(storage?.getItem(READ_MARKS_KEY) ?? 'null'));
    return result.success && result.data.learner === learner ? result.data.read : [];
  } catch {
    return [];
  }
}

/** Keeps the marks of a learner; with null, nothing of anybody. */
export function saveMarks(
  storage: MarksStorage | null,
  learner: number | null,
  read: readonly string[],
): void {
  try {
    if (learner === null) storage?.removeItem(READ_MARKS_KEY);
    else storage?.setItem(READ_MARKS_KEY, JSON.stringify({ version: 0, learner, read }));
  } catch {
    // A full storage costs the memory of what was read, nothing else.
  }
}
