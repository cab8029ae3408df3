import type { AnswerType } from '@kotoba/japanese/answers';
import type { Platform } from '../../platform/platform';
import { findWord, noWord } from '../vocabulary';
import { checkOfType } from './checker';
import { quizSettings } from './learner-settings.repository';
import type { AnswerResult } from './learning.schemas';
import { selectRivals } from './rival-words.repository';

/**
 * Checks an answer outside a session. It records nothing: a status belongs to an item of a session, and neither `correctAnswer` nor
 * `updateLearnedStatus` of a client decides one (LEARN-26).
 */
export async function checkFreely(
  { db }: Platform,
  userId: number,
  { userAnswer, type, vocabularyId }: { userAnswer: string; type: AnswerType; vocabularyId: number },
): Promise<AnswerResult> {
  const placed = await findWord(db, userId, vocabularyId);
  if (!placed) throw noWord();
  const { word } = placed;
  const { strictness } = await quizSettings(db, userId);
  const rivals = await selectRivals(db, userId, word, userAnswer);
  const checked = checkOfType(type, { word, rivals, input: userAnswer, strictness, softCount: 0 });
  return { ...checked, recorded: false };
}
