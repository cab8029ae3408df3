import { drafts } from '@kotoba/api-client';
import { sessionDraft } from './session-drafts';
import { readList } from './stored-list';
import { isSameTurn, isTurn, type Turn } from './turn';

/** What became of a word, to be sent under its key. */
export interface GivenAnswer extends Turn {
  /** What was typed; null for a word that was left without an answer. */
  readonly text: string | null;
  /** The `Idempotency-Key`; what an earlier release kept has none. */
  readonly key?: string;
}

/** An answer that the server could not be told. */
export interface PostponedAnswer extends GivenAnswer {
  /** It was sent, and may have arrived. */
  readonly tried?: boolean;
  /** The learner has taken it back after it was sent: the server is to forget it. */
  readonly takenBack?: boolean;
}

export type OutboxChange = (answers: readonly PostponedAnswer[]) => readonly PostponedAnswer[];

const NAME = 'outbox';

export const outboxDraft = (sessionId: number): string => sessionDraft(sessionId, NAME);

const isMaybe = (value: unknown, type: 'string' | 'boolean'): boolean =>
  value === undefined || typeof value === type;

/** The answers kept in the browser, in the order in which they were given; none when what is stored is something else. */
export const readOutbox = (stored: string): PostponedAnswer[] =>
  readList<PostponedAnswer>(
    stored,
    (fields) =>
      isTurn(fields) &&
      (fields['text'] === null || typeof fields['text'] === 'string') &&
      isMaybe(fields['key'], 'string') &&
      isMaybe(fields['tried'], 'boolean') &&
      isMaybe(fields['takenBack'], 'boolean'),
  ) ?? [];

export const writeOutbox = (answers: readonly PostponedAnswer[]): string =>
  answers.length === 0 ? '' : JSON.stringify(answers);

export const keptAnswers = (userId: number | undefined, sessionId: number): PostponedAnswer[] =>
  userId === undefined ? [] : readOutbox(drafts.read(userId, outboxDraft(sessionId)));

/** Changes what is kept as it is now: another tab may have sent some of it, or added to it. */
export function changeKept(userId: number | undefined, sessionId: number, change: OutboxChange): void {
  if (userId === undefined) return;
  drafts.write(userId, outboxDraft(sessionId), writeOutbox(change(keptAnswers(userId, sessionId))));
}

const isSame = (a: GivenAnswer, b: GivenAnswer): boolean =>
  isSameTurn(a, b) && a.key === b.key && a.text === b.text;

/** Puts `by` into the place of an answer; without it the answer goes. */
export const replaceAnswer =
  (answer: PostponedAnswer, ...by: readonly PostponedAnswer[]): OutboxChange =>
  (answers) =>
    answers.flatMap((each) => (isSame(each, answer) ? by : [each]));

/** The last answer that still counts. */
export const lastAnswer = (answers: readonly PostponedAnswer[]): PostponedAnswer | undefined =>
  answers.findLast(({ takenBack }) => !takenBack);

/** Takes an answer back. What may have reached the server stays, to be forgotten there; practice is not recorded, and leaves nothing to forget. */
export function takeBackAnswer(answer: PostponedAnswer): OutboxChange {
  if (!answer.tried || answer.again) return replaceAnswer(answer);
  const { tried: _tried, ...rest } = answer;
  return replaceAnswer(answer, { ...rest, takenBack: true });
}

/** The sessions of a learner of which the browser keeps answers. */
export const sessionsWithOutbox = (userId: number): number[] =>
  drafts
    .keys(userId, 'quiz.')
    .map((key) => Number(key.split('.')[1]))
    .filter((id, index, ids) => ids.indexOf(id) === index)
    .filter((id) => drafts.read(userId, outboxDraft(id)) !== '');
