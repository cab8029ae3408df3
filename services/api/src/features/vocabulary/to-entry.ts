import type { Entry } from './entry.schemas';
import type { VocabularyRow } from './vocabulary.tables';
import { wireContent } from './word-values';

/**
 * Media files are served on the same origin, named by their content: immutable, and playable without a bearer header.
 */
export const pictureUrl = (file: string): string => `/api/media/pictures/${file}`;
export const audioUrl = (file: string): string => `/api/media/audio/${file}`;

/** A word with the names of where it lies. */
export interface PlacedRow {
  readonly word: VocabularyRow;
  readonly topic: { readonly id: number; readonly name: string };
  readonly collection: { readonly id: number; readonly name: string };
}

const picture = (file: string | null) => (file === null ? null : pictureUrl(file));
const audio = (file: string | null) => (file === null ? null : audioUrl(file));

/** How far a learner is with a word: never asked, or by whether the newest answer was right. Source: VOC-40. */
const stateOf = ({ asked, learned }: ListedWord) => (!asked ? 'new' : learned ? 'known' : 'learning');

type ListedWord = Omit<
  VocabularyRow,
  'searchText' | 'sortKey' | 'readingKey' | 'meaningKeys' | 'pieces' | 'earlier'
>;
interface ListedRow extends Omit<PlacedRow, 'word'> {
  readonly word: ListedWord;
}

/** A stored word as the list shows it. */
export const toListedEntry = (row: ListedRow & { readonly due: Date | null }): Entry => ({
  ...toEntry(row),
  state: stateOf(row.word),
  due_at: row.due?.toISOString() ?? null,
});

/** The documented shape of a stored word. */
export function toEntry({ word, topic, collection }: ListedRow): Entry {
  return {
    id: word.id,
    ...wireContent(word),
    word_image_url: picture(word.wordImage),
    word_image_alt: word.wordImageAlt,
    sentence_image_url: picture(word.sentenceImage),
    sentence_image_alt: word.sentenceImageAlt,
    word_audio_url: audio(word.jaWordAudio),
    sentence_audio_url: audio(word.jaSentenceAudio),
    word_audio_url_en: audio(word.enWordAudio),
    sentence_audio_url_en: audio(word.enSentenceAudio),
    checked: word.unchecked.length === 0,
    status: word.status,
    is_saved: word.status,
    learned: word.learned,
    user_topic: collection.name,
    user_topic_id: collection.id,
    topic: topic.name,
    topic_id: topic.id,
    created_at: word.createdAt.toISOString(),
    updated_at: word.updatedAt.toISOString(),
  };
}
