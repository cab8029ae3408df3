import type { Platform } from '../platform';
import { noWord } from '../vocabulary/own-words';
import { findWord } from '../vocabulary/vocabulary.repository';
import { check } from './checker';
import { quizSettings } from './learner-settings.repository';
import type { AnswerResult } from './learning.schemas';
import { selectRivals } from './rival-words.repository';

/** What the learner was asked to type, as the mode whose rules judge it; English is asked for with kanji and kana in view. */
const modes = { en: 4, kana: 1, kanji: 3 } as const;

/**
 * Checks an answer outside a session. It records nothing: a status belongs to an item of a session, and neither `correctAnswer` nor
 * `updateLearnedStatus` of a client decides one (decisions, "Calls whose shape is not shown").
 */
export async function checkFreely(
  { db }: Platform,
  userId: number,
  { userAnswer, type, vocabularyId }: { userAnswer: string; type: keyof typeof modes; vocabularyId: number },
): Promise<AnswerResult> {
  const placed = await findWord(db, userId, vocabularyId);
  if (!placed) throw noWord();
  const { word } = placed;
  const { strictness } = await quizSettings(db, userId);
  const rivals = await selectRivals(db, userId, word, userAnswer);
  const checked = check({ mode: modes[type], word, rivals, input: userAnswer, strictness, softCount: 0 });
  return { ...checked, recorded: false };
}
