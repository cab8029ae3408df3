import type { CardMode } from '@kotoba/contracts';
import type { Transaction } from '../../platform/database/database';
import type { SessionRow } from './learning.tables';
import * as repository from './reviews.repository';
import { putOff, ratingOf, replay, review } from './scheduler';
import type { Effect } from './session-machine';
import { directionOf } from './session-mode';
import { selectVacationsAfter } from './vacations.repository';

/** Whoever takes longer was away from the screen. */
const LONGEST_ANSWER_MS = 60_000;

export interface Answering {
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
  return Math.min(LONGEST_ANSWER_MS, Math.max(0, at.getTime() - from.getTime()));
}

async function record(
  tx: Transaction,
  answering: Answering,
  { status, reason }: Extract<Effect, { kind: 'record' }>,
): Promise<void> {
  const { userId, at, session } = answering;
  const key = keyOf(answering);
  const memory = await repository.findMemory(tx, key);
  const rating = ratingOf(status, reason);
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

/** Feeds scheduler, history, figures and the word's own marks with what a step of the session machine brought about. */
export async function applyEffects(
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
