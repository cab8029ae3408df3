import { ApiFailure, notFound } from '../http/errors';
import { learnerTransaction } from '../database/learner-transaction';
import type { Platform } from '../platform';
import { SpeechUnavailable, type ClipRequest } from '../speech/speech';
import { audioUrl } from '../vocabulary/media-address';
import { noWord } from '../vocabulary/own-words';
import { findWord, updateWord } from '../vocabulary/vocabulary.repository';
import type { AudioVariant } from '../vocabulary/vocabulary.schemas';
import type { VocabularyRow } from '../vocabulary/vocabulary.tables';

const columns = {
  ja_word: 'jaWordAudio',
  en_word: 'enWordAudio',
  ja_sentence: 'jaSentenceAudio',
  en_sentence: 'enSentenceAudio',
} as const satisfies Record<AudioVariant, keyof VocabularyRow>;

/** What is spoken of a word; null when the word has no such text. The reading keeps 降り from being read おり. */
function requestOf(word: VocabularyRow, variant: AudioVariant): ClipRequest | null {
  switch (variant) {
    case 'ja_word':
      return { language: 'ja', text: word.jaWord, reading: word.hiragana ?? word.katakana };
    case 'en_word':
      // "to eat; to have (a meal)" is read as its meanings, one after the other.
      return { language: 'en', text: word.enWord.replace(/\([^)]*\)/g, ' ').replace(/[;/]/g, ', ') };
    case 'ja_sentence':
      return word.jaSentence === null
        ? null
        : { language: 'ja', text: word.jaSentence, reading: word.jaHiraganaSentence };
    case 'en_sentence':
      return word.enSentence === null ? null : { language: 'en', text: word.enSentence };
  }
}

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
  const request = requestOf(row.word, variant);
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
      if (!current || JSON.stringify(requestOf(current, variant)) !== JSON.stringify(request)) return;
      await updateWord(tx, userId, id, { [column]: file });
      await platform.events.publish(tx, userId, { type: 'audio.ready', vocabularyId: id, variant });
    });
  }
  return audioUrl(file);
}
