import { readList } from './stored-list';
import { isTurn, type Turn } from './wrap-up';

/** An answer that was given without a connection. */
export interface PostponedAnswer extends Turn {
  /** What was typed; null for a word that was left without an answer. */
  readonly text: string | null;
}

export const outboxDraft = (sessionId: number): string => `quiz.${sessionId}.outbox`;

/** The answers kept in the browser, in the order in which they were given; none when what is stored is something else. */
export const readOutbox = (stored: string): PostponedAnswer[] =>
  readList<PostponedAnswer>(
    stored,
    (fields) => isTurn(fields) && (fields['text'] === null || typeof fields['text'] === 'string'),
  ) ?? [];

export const writeOutbox = (answers: readonly PostponedAnswer[]): string =>
  answers.length === 0 ? '' : JSON.stringify(answers);
