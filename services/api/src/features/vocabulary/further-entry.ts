import type { WordForm } from '@kotoba/language';
import type { Platform } from '../../platform/platform';
import type { WordPiece } from './entry.schemas';
import { ownWord, wordsWithKanji } from './vocabulary.repository';
import type { VocabularyRow } from './vocabulary.tables';
import { wireContent } from './word-values';

/** Of each kanji: as many as stand on a line or two. */
const MOST_RELATED = 5;
/** A sentence has more, and nobody looks for words like all of it. */
const MOST_KANJI = 6;

/**
 * For each kanji of a word other words that are written with it: the learner's own first, then those of ours that are
 * easiest. Source: VOC-49.
 */
async function relatedTo({ db, language }: Platform, { id, userId, jaWord, kanji: spelling }: VocabularyRow) {
  const kanji = await language.kanji(spelling ?? jaWord);
  return Promise.all(
    kanji.slice(0, MOST_KANJI).map(async ({ kanji: one }) => {
      const saved = await wordsWithKanji(db, userId, { kanji: one, but: id, limit: MOST_RELATED });
      const own = saved.map((word): WordPiece => ({ ...word, en_word: word.en_word.split('; ')[0] ?? '' }));
      const known = new Set([jaWord, spelling, ...own.map(({ ja_word }) => ja_word)]);
      const further = language.wordsWithKanji(one).filter(({ ja_word }) => !known.has(ja_word));
      const words = [...own, ...further.map((word) => ({ id: null, ...word }))].slice(0, MOST_RELATED);
      return { kanji: one, words };
    }),
  );
}

/** The forms of a verb or an adjective, in the order of a table; empty for all other words. Source: VOC-48. */
async function formsOf({ language }: Platform, word: VocabularyRow): Promise<WordForm[]> {
  return /^(verb|(i|na)-adjective)$/.test(word.partOfSpeech) ? language.inflections(wireContent(word)) : [];
}

/** How the pitch of a word goes, where the voice knows it. Source: MEDIA-16. */
async function pitchOf({ speech }: Platform, { jaWord, hiragana, katakana }: VocabularyRow) {
  const reading = hiragana ?? katakana;
  return reading === null ? null : speech.pitch(jaWord, reading);
}

/** What is worked out of a word for whoever looks at its page. */
export async function furtherOf(platform: Platform, userId: number, id: number) {
  const word = await ownWord(platform.db, userId, id);
  const [forms, related, pitch] = await Promise.all([
    formsOf(platform, word),
    relatedTo(platform, word),
    pitchOf(platform, word),
  ]);
  return { forms, related, pitch };
}
