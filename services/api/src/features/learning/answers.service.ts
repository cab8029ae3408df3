import type { AnswerType } from '@kotoba/japanese/answers';
import type { CardMode, ItemStatus } from '@kotoba/contracts';
import type { Transaction, Executor } from '../../platform/database/database';
import { ApiFailure, notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { findWord, noWord } from '../vocabulary';
import * as repository from './answers.repository';
import type { SessionItem } from './learning.schemas';
import { askedAs } from './questions/asked-as';
import { judgeOf, judgeOfType, type Question } from './questions/judge-answer';
import { step, type ItemEvent, type Outcome, type Refusal, type Step, type Effect } from './session-machine';
import { toSessionItem } from './to-session';
import type { SessionRow } from './learning.tables';
import { putOff, ratingOf, replay, review } from './scheduler';
import { directionOf } from './session-mode';
import { selectVacationsAfter } from './vacations.repository';

const noItem = () => notFound('The word in this session');

const refusals: Record<Refusal['code'], () => ApiFailure> = {
  SESSION_ENDED: () => new ApiFailure('SESSION_ENDED', 409, 'This session has ended'),
  ANSWERED_SINCE: () =>
    new ApiFailure('SESSION_ENDED', 409, 'You have answered other words since, so this answer stays'),
  STATUS_FINAL: () => new ApiFailure('STATUS_FINAL', 409, 'This word was already answered'),
  NOT_LAST: () => new ApiFailure('CONFLICT', 409, 'Only the last answer of a session can be undone'),
  NOTHING_TO_ACCEPT: () => new ApiFailure('CONFLICT', 409, 'There is no answer of yours to accept'),
  NOT_ACCEPTABLE: () =>
    new ApiFailure('CONFLICT', 409, 'This answer cannot count for this word: something else is asked for'),
};

export type Found = NonNullable<Awaited<ReturnType<typeof repository.findItem>>> & Question;

/** An item of the learner with its session and its word. @throws 404 for what is missing or another learner's */
export async function findPlacedItem(db: Executor, userId: number, key: repository.ItemKey): Promise<Found> {
  const found = await repository.findItem(db, userId, key);
  const placed = await findWord(db, userId, key.vocabularyId);
  if (!found || !placed) throw noItem();
  const { mode, cloze } = askedAs(found.mode, placed.word);
  return { ...found, placed, mode, ...(cloze && { cloze }) };
}

/** Sends an event through the machine and writes what comes out, in the transaction given. */
export async function takeStep(
  { now }: Platform,
  tx: Transaction,
  userId: number,
  { key, found: { item, session, mode }, event }: { key: repository.ItemKey; found: Found; event: ItemEvent },
): Promise<Step> {
  const taken = step(item, event);
  if (!taken.ok) throw refusals[taken.code]();
  const at = now();
  if (taken.item !== item)
    await repository.saveItem(tx, userId, key, { before: item, after: taken.item, at });
  await applyEffects(tx, { userId, vocabularyId: key.vocabularyId, session, mode, at }, taken.effects);
  return taken;
}

/** Checks an answer of a running session and records the first one that counts. */
export async function answerItem(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { userAnswer, again, ...key }: { userAnswer: string; again: boolean } & repository.ItemKey,
): Promise<Outcome> {
  const found = await findPlacedItem(tx, userId, key);
  const event: ItemEvent = {
    type: 'answer',
    answer: userAnswer.normalize('NFC').trim(),
    again,
    check: await judgeOf(platform, tx, userId, found, userAnswer),
  };
  const { result } = await takeStep(platform, tx, userId, { key, found, event });
  if (!result) throw new Error('An answer got no result');
  return result;
}

/** The item as it is now. */
export async function getItem(db: Executor, userId: number, key: repository.ItemKey): Promise<SessionItem> {
  const { row, mode, placed } = await findPlacedItem(db, userId, key);
  return toSessionItem(row, mode, placed);
}

/** Marks an item as reviewed, or confirms the status that it has. Gives the item as it is then. */
export async function setItemStatus(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { status, ...key }: { status: ItemStatus } & repository.ItemKey,
): Promise<SessionItem> {
  const found = await findPlacedItem(tx, userId, key);
  await takeStep(platform, tx, userId, { key, found, event: { type: 'setStatus', status } });
  return getItem(tx, userId, key);
}

/**
 * Checks an answer outside a session. It records nothing: a status belongs to an item of a session, and neither
 * `correctAnswer` nor `updateLearnedStatus` of a client decides one (LEARN-26).
 */
export async function checkFreely(
  platform: Platform,
  userId: number,
  { userAnswer, type, vocabularyId }: { userAnswer: string; type: AnswerType; vocabularyId: number },
): Promise<Outcome> {
  const { db } = platform;
  const placed = await findWord(db, userId, vocabularyId);
  if (!placed) throw noWord();
  const check = await judgeOfType(platform, db, userId, { word: placed.word, type, input: userAnswer });
  return { ...check(0), recorded: false };
}

/** Whoever takes longer was away from the screen. */
const MAX_ANSWER_MS = 60_000;

interface Answering {
  readonly userId: number;
  readonly vocabularyId: number;
  readonly session: SessionRow;
  readonly mode: CardMode;
  readonly at: Date;
}

const keyOf = ({ userId, vocabularyId, mode }: Answering): repository.MemoryKey => ({
  userId,
  vocabularyId,
  direction: directionOf(mode),
});

/** Milliseconds since the answer before in this session, or since its start. */
async function durationOf(tx: Transaction, { userId, session, at }: Answering): Promise<number> {
  const before = await repository.findLastReview(tx, userId, { sessionId: session.id });
  const from = before?.answeredAt ?? session.startedAt;
  return Math.min(MAX_ANSWER_MS, Math.max(0, at.getTime() - from.getTime()));
}

async function record(
  tx: Transaction,
  answering: Answering,
  { status, reason }: Extract<Effect, { kind: 'record' }>,
): Promise<void> {
  const { userId, at, session } = answering;
  const key = keyOf(answering);
  const memory = await repository.findMemory(tx, key);
  const rating = ratingOf(status, reason, answering.mode);
  const durationMs = await durationOf(tx, answering);
  const answer = { status, rating, firstTime: memory === null, answeredAt: at, durationMs };
  await repository.saveMemory(tx, key, review(memory, rating, at));
  await repository.insertReview(tx, userId, { ...key, ...answer, sessionId: session.id });
  await repository.addToQuarter(tx, userId, answer, 1);
}

/** The answer that met a word was taken back: the next one, if there is any, has met it then. */
async function meetLater(tx: Transaction, key: repository.MemoryKey): Promise<void> {
  const next = await repository.markFirstReview(tx, key);
  if (!next) return;
  await repository.addToQuarter(tx, key.userId, { ...next, firstTime: false }, -1);
  await repository.addToQuarter(tx, key.userId, next, 1);
}

/** Takes an answer out of the history and makes the memory anew from what is left of it. */
async function forget(tx: Transaction, answering: Answering): Promise<void> {
  const { userId, vocabularyId, session } = answering;
  const answer = await repository.findLastReview(tx, userId, { sessionId: session.id, vocabularyId });
  if (!answer) throw new Error('A recorded answer has no place in the history');
  const key = keyOf(answering);
  await repository.deleteReview(tx, userId, answer.id);
  await repository.addToQuarter(tx, userId, answer, -1);
  if (answer.firstTime) await meetLater(tx, key);
  const left = replay(await repository.selectRatings(tx, key));
  const absences = left ? await selectVacationsAfter(tx, userId, left.lastReview) : [];
  await repository.saveMemory(tx, key, left && putOff(left, absences));
}

/**
 * Feeds scheduler, history, figures and the word's own marks with what a step of the session machine brought about.
 */
async function applyEffects(
  tx: Transaction,
  answering: Answering,
  effects: readonly Effect[],
): Promise<void> {
  if (effects.length === 0) return;
  for (const effect of effects) {
    if (effect.kind === 'record') await record(tx, answering, effect);
    else await forget(tx, answering);
  }
  await repository.renewMarks(tx, answering);
}
