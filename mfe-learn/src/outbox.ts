import { drafts } from '@kotoba/api-client';
import { sessionDraft } from './session-drafts';
import { readList } from './stored-list';
import { isTurn, type Turn } from './turn';

/** An answer that was given without a connection. */
export interface PostponedAnswer extends Turn {
  /** What was typed; null for a word that was left without an answer. */
  readonly text: string | null;
}

const NAME = 'outbox';

export const outboxDraft = (sessionId: number): string => sessionDraft(sessionId, NAME);

/** The answers kept in the browser, in the order in which they were given; none when what is stored is something else. */
export const readOutbox = (stored: string): PostponedAnswer[] =>
  readList<PostponedAnswer>(
    stored,
    (fields) => isTurn(fields) && (fields['text'] === null || typeof fields['text'] === 'string'),
  ) ?? [];

export const writeOutbox = (answers: readonly PostponedAnswer[]): string =>
  answers.length === 0 ? '' : JSON.stringify(answers);

/** The sessions of a learner of which the browser keeps answers. */
export const sessionsWithOutbox = (userId: number): number[] =>
  drafts
    .keys(userId, 'quiz.')
    .map((key) => Number(key.split('.')[1]))
    .filter((id, index, ids) => ids.indexOf(id) === index)
    .filter((id) => drafts.read(userId, outboxDraft(id)) !== '');
