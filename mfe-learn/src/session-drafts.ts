import { drafts } from '@kotoba/api-client';

const ofSession = (sessionId: number): string => `quiz.${sessionId}.`;

/** Names what the browser keeps of a session: what is typed for a word, answers without a connection, a wrap-up. */
export const sessionDraft = (sessionId: number, part: string): string => ofSession(sessionId) + part;

/** Names how many new words of a session were introduced. */
export const introducedDraft = (sessionId: number): string => sessionDraft(sessionId, 'introduced');

/** However many there are. */
export const ALL_INTRODUCED = String(Infinity);

/** Of an ended session nothing is kept. */
export function forgetSession(userId: number, sessionId: number): void {
  for (const key of drafts.keys(userId, ofSession(sessionId))) drafts.write(userId, key, '');
}

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** A list that an earlier page kept in the browser, without what is something else; null when there is none. */
export function readList<T>(stored: string, isOne: (fields: Record<string, unknown>) => boolean): T[] | null {
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return null;
    return parsed.filter((value): value is T => {
      const fields = fieldsOf(value);
      return fields !== null && isOne(fields);
    });
  } catch {
    return null;
  }
}
