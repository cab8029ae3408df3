import { ApiFailure, notFound } from '../../../platform/http/errors';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import type { Platform } from '../../../platform/platform';
import { SpeechUnavailable } from '@kotoba/speech';
import { audioUrl } from '../media-address';
import { noWord } from '../own-words';
import { findWord, updateWord } from '../vocabulary.repository';
import type { AudioVariant } from '../vocabulary.schemas';
import type { VocabularyRow } from '../vocabulary.tables';
import { speechOf } from './word-speech';

const columns = {
  ja_word: 'jaWordAudio',
  en_word: 'enWordAudio',
  ja_sentence: 'jaSentenceAudio',
  en_sentence: 'enSentenceAudio',
} as const satisfies Record<AudioVariant, keyof VocabularyRow>;

function toFailure(error: unknown): unknown {
  if (!(error instanceof SpeechUnavailable)) return error;
  return error.code === 'NO_SOUND' || error.code === 'TOO_LONG'
    ? new ApiFailure('INVALID_INPUT', 400, error.message)
    : new ApiFailure('SPEECH_UNAVAILABLE', 503, error.message, { cause: error });
}

/**
 * The address of a word's speech, ready to play when it is answered.
 * @throws ApiFailure 404 without such a text, 400 when it cannot be spoken, 503 SPEECH_UNAVAILABLE when no speech engine works
 */
export async function wordAudio(
  platform: Platform,
  userId: number,
  id: number,
  variant: AudioVariant,
): Promise<string> {
  const row = await findWord(platform.db, userId, id);
  if (!row) throw noWord();
  const request = speechOf(row.word, variant);
  if (!request) throw notFound('A sentence for this entry');
  const clip = await platform.speech.clip(request).catch((error: unknown) => {
    throw toFailure(error);
  });
  const file = `${clip.hash}.wav`;
  const column = columns[variant];
  if (row.word[column] !== file) {
    await learnerTransaction(platform.db, userId, async (tx) => {
      const current = (await findWord(tx, userId, id))?.word;
      // Deleted or rewritten while the clip was made: the clip is still right for who asked, but not for the word.
      if (!current || JSON.stringify(speechOf(current, variant)) !== JSON.stringify(request)) return;
      await updateWord(tx, userId, id, { [column]: file });
      await platform.events.publish(tx, userId, { type: 'audio.ready', vocabularyId: id, variant });
    });
  }
  return audioUrl(file);
}
