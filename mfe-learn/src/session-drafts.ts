import { drafts } from '@kotoba/api-client';

const ofSession = (sessionId: number): string => `quiz.${sessionId}.`;

/** Names what the browser keeps of a session: what is typed for a word, answers without a connection, a wrap-up. */
export const sessionDraft = (sessionId: number, part: string): string => ofSession(sessionId) + part;

/** Of an ended session nothing is kept. */
export function forgetSession(userId: number, sessionId: number): void {
  for (const key of drafts.keys(userId, ofSession(sessionId))) drafts.write(userId, key, '');
}
