import { CARD_MODE, MAX_ANSWER_TEXTS } from '@kotoba/contracts';
import { hasLatin, isKana, parseRomaji } from '@kotoba/japanese';
import { answerTypeOf } from '@kotoba/japanese/answers';
import type { Transaction } from '../../platform/database/database';
import { ApiFailure } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { contentOf, rewriteWord, type VocabularyRow } from '../vocabulary';
import { findPlacedItem, getItem, takeStep, type Found } from './answers.service';
import { type ItemKey, findLastReview } from './answers.repository';
import type { SessionItem } from './learning.schemas';
import { judgeOrder } from './questions/judge';
import { judgeOf } from './questions/judge-answer';
import { isOfSamePieces } from './questions/order';
import type { Outcome } from './session-machine';

const tooManyAlternatives = () =>
  new ApiFailure(
    'CONFLICT',
    409,
    `This word has ${MAX_ANSWER_TEXTS} accepted answers already; remove one first`,
  );

/**
 * Takes back the last answer of a session, as if it had not been given: status, memory, history and figures. A session
 * that has ended runs again, as long as the learner has answered nothing newer in another. Gives the item as it is then;
 * an item that is not answered stays as it is. Source: LEARN-23, LEARN-41.
 *
 * @throws 404 for an unknown item, 409 when another word was answered later
 */
export async function undoAnswer(
  platform: Platform,
  tx: Transaction,
  userId: number,
  key: ItemKey,
): Promise<SessionItem> {
  const found = await findPlacedItem(tx, userId, key);
  const last = await findLastReview(tx, userId, { sessionId: key.sessionId });
  const newest = await findLastReview(tx, userId, {});
  await takeStep(platform, tx, userId, {
    key,
    found,
    event: {
      type: 'undo',
      isLast: last?.vocabularyId === key.vocabularyId,
      mayReopen: newest?.id === last?.id,
    },
  });
  return getItem(tx, userId, key);
}

/**
 * How an answer is kept among a word's alternatives. There Latin script stands for a meaning, so a reading in romaji
 * is kept as its kana; a meaning that was typed where Japanese is wanted stays what it is, and is none.
 */
function asAlternative({ mode, item: { recorded } }: Found): string {
  if (!recorded) return '';
  const { answer, result } = recorded;
  const isMeaning = answerTypeOf(mode) === 'en' || result.reason === 'japanese_wanted';
  if (isMeaning || !hasLatin(answer)) return answer;
  const kana = parseRomaji(answer).p1;
  return isKana(kana) ? kana : answer;
}

/** A word as it is when it accepts one more answer. */
function accepting(word: VocabularyRow, alternative: string): VocabularyRow {
  const isOther = (text: string) => text.toLowerCase() !== alternative.toLowerCase();
  return {
    ...word,
    alternatives: [...word.alternatives.filter(isOther), alternative],
    blockedAnswers: word.blockedAnswers.filter(isOther),
  };
}

/**
 * The learner's wrong answer becomes one of the word's alternatives and counts as right, here and from now on.
 *
 * @throws 404 for an unknown item, 409 when there is no answer to accept, it could never be one (another script), or
 * the word has as many alternatives as it can have
 */
export async function acceptAnswer(
  platform: Platform,
  tx: Transaction,
  userId: number,
  key: ItemKey,
): Promise<Outcome> {
  const found = await findPlacedItem(tx, userId, key);
  const { word, ...place } = found.placed;
  const answer = found.item.recorded?.answer ?? '';
  const isOrder = found.mode === CARD_MODE.order;
  const changed = isOrder ? word : accepting(word, asAlternative(found));
  const judge = isOrder
    ? () => judgeOrder(word, answer, isOfSamePieces)
    : await judgeOf(platform, tx, userId, { ...found, placed: { ...place, word: changed } }, answer);
  const event = { type: 'accept', check: () => judge(0) } as const;
  const { result, effects } = await takeStep(platform, tx, userId, { key, found, event });
  if (!result) throw new Error('An accepted answer got no result');
  // The order of a sentence is accepted this once: it is no answer for the word.
  if (effects.length > 0 && !isOrder) {
    if (changed.alternatives.length > MAX_ANSWER_TEXTS) throw tooManyAlternatives();
    await rewriteWord(platform, tx, word, { values: contentOf(changed) });
  }
  return result;
}
