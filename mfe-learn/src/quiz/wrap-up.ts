import { readList } from './stored-list';

/** What comes at most when the learner wraps up. */
export const WRAP_UP_MOST = 10;

/** A word's place in the queue: the first time it is asked, or `again`, as practice of a wrong answer. */
export interface Turn {
  readonly vocabularyId: number;
  readonly again: boolean;
}

export const isTurn = ({ vocabularyId, again }: Record<string, unknown>): boolean =>
  Number.isSafeInteger(vocabularyId) && typeof again === 'boolean';

export const isSameTurn = (a: Turn, b: Turn): boolean =>
  a.vocabularyId === b.vocabularyId && a.again === b.again;

export const wrapUpDraft = (sessionId: number): string => `quiz.${sessionId}.wrapUp`;

/** The turns that were left when the learner wrapped up; null when they did not. Which of them were taken, the session says. */
export const readTurns = (stored: string): Turn[] | null => readList<Turn>(stored, isTurn);

export const writeTurns = (turns: readonly Turn[]): string =>
  JSON.stringify(turns.map(({ vocabularyId, again }) => ({ vocabularyId, again })));
