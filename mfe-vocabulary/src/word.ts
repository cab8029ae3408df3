import type { VocabularyEntry } from '@kotoba/api-client';
import { wordSegments } from '@kotoba/japanese';
import type { WordView } from '@kotoba/shared-ui/words';

type Tagged = Pick<VocabularyEntry, 'tags' | 'part_of_speech'>;

/** The tags of an entry; without any, the kind of entry that it is. Source: VOC-7. */
export const tagsOf = ({ tags, part_of_speech }: Tagged): readonly string[] =>
  tags.length > 0 ? tags : [part_of_speech === 'phrase' ? 'phrase' : 'word'];

/** What an entry means, the meaning that it is known by first: its English, then what also counts as right in English. */
export const meaningsOf = ({
  en_word,
  alternatives,
}: Pick<VocabularyEntry, 'en_word' | 'alternatives'>): readonly string[] => [
  ...new Set([...en_word.split('; '), ...alternatives.filter((text) => /\p{Script=Latin}/u.test(text))]),
];

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
