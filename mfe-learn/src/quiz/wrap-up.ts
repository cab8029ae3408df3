import { sessionDraft } from '../session-drafts';
import { readList } from '../stored-list';
import { isTurn, type Turn } from '../turn';

/** What comes at most when the learner wraps up. */
export const WRAP_UP_MOST = 10;

export const wrapUpDraft = (sessionId: number): string => sessionDraft(sessionId, 'wrapUp');

/** The turns that were left when the learner wrapped up; null when they did not. Which of them were taken, the session says. */
export const readTurns = (stored: string): Turn[] | null => readList<Turn>(stored, isTurn);

export const writeTurns = (turns: readonly Turn[]): string =>
  JSON.stringify(turns.map(({ vocabularyId, again }) => ({ vocabularyId, again })));
