import type { Transaction } from '../database/database';
import { learnerTransaction } from '../database/learner-transaction';
import { ApiFailure, notFound } from '../http/errors';
import type { Platform } from '../platform';
import { findWord } from '../vocabulary/vocabulary.repository';
import { check } from './checker';
import * as items from './items.repository';
import { quizSettings } from './learner-settings.repository';
import type { AnswerResult, LearnDetail } from './learning.schemas';
import { recordAnswer } from './record-answer';
import { selectRivals } from './rival-words.repository';
import { answerItem as answer, setStatus, type ItemChange, type Refusal } from './session-machine';
import { directionOf, type SessionMode } from './session-mode';
import { toSessionVocabulary } from './to-session';

const noItem = () => notFound('The word in this session');

const refusals: Record<Refusal['code'], string> = {
  SESSION_ENDED: 'This session has ended',
  STATUS_FINAL: 'This word was already answered',
};

const toFailure = ({ code }: Refusal) => new ApiFailure(code, 409, refusals[code]);

interface Applying {
  readonly key: items.ItemKey;
  readonly mode: SessionMode;
  readonly change: ItemChange | null;
  readonly at: Date;
}

async function apply(tx: Transaction, userId: number, { key, mode, change, at }: Applying): Promise<void> {
  if (!change) return;
  await items.updateItem(tx, userId, key, { change, now: at });
  if (change.kind === 'soft') return;
  await recordAnswer(
    tx,
    { userId, vocabularyId: key.vocabularyId, direction: directionOf(mode) },
    {
      status: change.status,
      reason: change.kind === 'recorded' ? change.recorded.result.reason : null,
      at,
    },
  );
}

/** Checks an answer of a running session and records the first one that counts. */
export function answerItem(
  platform: Platform,
  userId: number,
  { userAnswer, ...key }: { userAnswer: string } & items.ItemKey,
): Promise<AnswerResult> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const found = await items.findItem(tx, userId, key);
    const placed = await findWord(tx, userId, key.vocabularyId);
    if (!found || !placed) throw noItem();
    const { strictness } = await quizSettings(tx, userId);
    const rivals = await selectRivals(tx, userId, placed.word, userAnswer);
    const typed = userAnswer.normalize('NFC').trim();
    const answered = answer(found.item, typed, (softCount) =>
      check(found.mode, { word: placed.word, rivals, input: userAnswer, strictness, softCount }),
    );
    if (!answered.ok) throw toFailure(answered);
    await apply(tx, userId, { key, mode: found.mode, change: answered.change, at: platform.now() });
    return answered.result;
  });
}

async function readItem(
  db: Platform['db'] | Transaction,
  userId: number,
  key: items.ItemKey,
): Promise<LearnDetail> {
  const found = await items.findItem(db, userId, key);
  const row = await findWord(db, userId, key.vocabularyId);
  if (!found || !row) throw noItem();
  return {
    vocabularyId: key.vocabularyId,
    status: found.item.status,
    vocabulary: toSessionVocabulary(row),
  };
}

export const getItem = ({ db }: Platform, userId: number, key: items.ItemKey): Promise<LearnDetail> =>
  readItem(db, userId, key);

/** Marks an item as reviewed, or confirms the status that it has. Gives the item as it is then. */
export function setItemStatus(
  { db, now }: Platform,
  userId: number,
  { status, ...key }: { status: number } & items.ItemKey,
): Promise<LearnDetail> {
  return learnerTransaction(db, userId, async (tx) => {
    const found = await items.findItem(tx, userId, key);
    if (!found) throw noItem();
    const set = setStatus(found.item, status);
    if (!set.ok) throw toFailure(set);
    await apply(tx, userId, { key, mode: found.mode, change: set.change, at: now() });
    return readItem(tx, userId, key);
  });
}
