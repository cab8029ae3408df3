import { learnerTransaction } from '../database/learner-transaction';
import type { Platform } from '../platform';
import { rewriteWord } from '../vocabulary/rewrite-word';
import { contentOf } from '../vocabulary/word-values';
import { findPlacedItem, getItem, judgeOf, takeStep, type Found } from './answers.service';
import type { ItemKey } from './items.repository';
import type { AnswerResult, LearnDetail } from './learning.schemas';
import { findLastReview } from './reviews.repository';

/** How long after its end a session may be opened again by undoing its last answer. */
const REOPEN_MS = 60 * 60 * 1000;

/**
 * Takes back the last answer of a session, as if it had not been given: status, memory, history and figures. An ended session that was
 * ended lately runs again. Gives the item as it is then; an item that is not answered stays as it is.
 *
 * @throws 404 for an unknown item, 409 when another word was answered later or the session ended long ago
 */
export function undoAnswer(platform: Platform, userId: number, key: ItemKey): Promise<LearnDetail> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const found = await findPlacedItem(tx, userId, key);
    const last = await findLastReview(tx, userId, { sessionId: key.sessionId });
    const endedAt = found.session.endedAt?.getTime() ?? Infinity;
    await takeStep(platform, tx, userId, {
      key,
      found,
      event: {
        type: 'undo',
        isLast: last?.vocabularyId === key.vocabularyId,
        mayReopen: platform.now().getTime() - endedAt <= REOPEN_MS,
      },
    });
    return getItem(tx, userId, key);
  });
}

/** The word as it is when it accepts an answer of the learner. */
function accepting({ placed, ...found }: Found, answer: string): Found {
  const { alternatives, blockedAnswers } = placed.word;
  const isOther = (text: string) => text.toLowerCase() !== answer.toLowerCase();
  const word = {
    ...placed.word,
    alternatives: [...alternatives.filter(isOther), answer],
    blockedAnswers: blockedAnswers.filter(isOther),
  };
  return { ...found, placed: { ...placed, word } };
}

/**
 * The learner's wrong answer becomes one of the word's alternatives and counts as right, here and from now on.
 *
 * @throws 404 for an unknown item, 409 when there is no answer to accept or it could never be one (another script)
 */
export function acceptAnswer(platform: Platform, userId: number, key: ItemKey): Promise<AnswerResult> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const found = await findPlacedItem(tx, userId, key);
    const answer = found.item.recorded?.answer ?? '';
    const changed = accepting(found, answer);
    const judge = await judgeOf(tx, userId, changed, answer);
    const event = { type: 'accept', check: () => judge(0) } as const;
    const { result, effects } = await takeStep(platform, tx, userId, { key, found, event });
    if (!result) throw new Error('An accepted answer got no result');
    if (effects.length > 0) {
      await rewriteWord(platform, tx, found.placed.word, { values: contentOf(changed.placed.word) });
    }
    return result;
  });
}
