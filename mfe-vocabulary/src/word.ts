import type { VocabularyEntry } from '@kotoba/api-client';
import { alignFurigana } from '@kotoba/japanese';
import type { FuriganaSegment } from '@kotoba/shared-ui/core';
import type { WordView } from '@kotoba/shared-ui/data';

/** Longest sentence and reading, in UTF-16 units, that are laid over each other while a page is drawn; longer ones stand apart. */
const MAX_SENTENCE = 80;
const MAX_READING = 160;

type Written = Pick<VocabularyEntry, 'ja_word' | 'hiragana' | 'katakana'>;

/** The headword with its reading above its kanji. */
export const wordSegments = ({ ja_word, hiragana, katakana }: Written): readonly FuriganaSegment[] =>
  alignFurigana(ja_word, hiragana ?? katakana ?? '');

/**
 * A sentence with its reading above its kanji; null when the reading does not fit the spelling, because kana over a whole sentence
 * would be in the way. The stored reading stands in words, the spelling does not.
 */
export function sentenceSegments(
  sentence: string,
  reading: string | null,
): readonly FuriganaSegment[] | null {
  if (reading === null || sentence.length > MAX_SENTENCE || reading.length > MAX_READING) return null;
  const segments = alignFurigana(sentence.replace(/\s+/g, ''), reading.replace(/\s+/g, ''));
  return segments.length > 1 || segments[0]?.ruby === null ? segments : null;
}

type Tagged = Pick<VocabularyEntry, 'tags' | 'part_of_speech'>;

/** The tags of an entry; without any, the kind of entry that it is. Source: document 2, section 3. */
export const tagsOf = ({ tags, part_of_speech }: Tagged): readonly string[] =>
  tags.length > 0 ? tags : [part_of_speech === 'phrase' ? 'phrase' : 'word'];

/** A day as the learner's language writes it. */
export const formatDay = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));

/** What a card shows. */
export const toWordView = (entry: VocabularyEntry): WordView => ({
  english: entry.en_word,
  segments: wordSegments(entry),
  romaji: entry.romaji,
  partOfSpeech: entry.part_of_speech,
  level: entry.level,
  tags: entry.tags,
});
