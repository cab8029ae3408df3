import type { PartOfSpeech, Level } from '@kotoba/contracts';
import type { FormName } from './forms/inflect';

/** What a learner calls a kind of words: "adjectives" are of both kinds, an adverb is no verb. */
export type WordKind = 'noun' | 'verb' | 'adjective';

export const isOfKind = (partOfSpeech: PartOfSpeech, kind: WordKind): boolean =>
  partOfSpeech === kind || (kind === 'adjective' && partOfSpeech.endsWith('-adjective'));

/** Where each generated field of an entry comes from; shown to the learner as a quiet chip. */
export interface EntrySources {
  /** `assistant`: an assistant outside wrote it. */
  word: 'dictionary' | 'authored' | 'assistant';
  sentence: 'authored' | 'template' | 'assistant';
  level: 'list' | 'estimate';
}

/** An entry as the language engine makes it, before it belongs to a learner. */
export interface DraftEntry {
  en_word: string;
  ja_word: string;
  hiragana: string | null;
  katakana: string | null;
  kanji: string | null;
  romaji: string;
  part_of_speech: PartOfSpeech;
  level: Level | null;
  ja_sentence: string | null;
  ja_hiragana_sentence: string | null;
  romaji_sentence: string | null;
  en_sentence: string | null;
  tags: string[];
  alternatives: string[];
  /**
   * How it is used, for the learner to read: of a phrase its register and when to say it; null when there is nothing
   * to say.
   */
  notes: string | null;
  sources: EntrySources;
  /** Fields that the entry's own evidence speaks against and that nothing could repair; usually none. */
  unchecked: CheckedField[];
}

/** Fields that can be wrong by the entry's own evidence, in the order in which they are looked at. */
const SELF_EVIDENT = [
  'hiragana',
  'katakana',
  'romaji',
  'ja_sentence',
  'ja_hiragana_sentence',
  'romaji_sentence',
] as const;

/** What only the word that is meant could tell: doubted where no word with that meaning was found. */
export const OF_MEANT_WORD = ['kanji', 'part_of_speech', 'level'] as const;

/**
 * Fields that can be doubted. A translation is never wrong by itself, but stops fitting when only its sentence is
 * rewritten.
 */
export const CHECKED_FIELDS = [...SELF_EVIDENT, 'en_sentence', ...OF_MEANT_WORD] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export type CheckableEntry = Pick<
  DraftEntry,
  (typeof SELF_EVIDENT)[number] | 'ja_word' | 'kanji' | 'part_of_speech'
>;

export type NoteKind = 'WORD' | 'PHRASE' | 'CATEGORY' | 'TOPIC';

export type Conversion =
  | { ok: true; collection: string; topics: { topic: string; entries: DraftEntry[] }[] }
  | { ok: false; code: 'NOT_UNDERSTOOD' | 'NOTHING_FOUND'; message: string };

/**
 * One example of a word's use, checked: the kana is the reading of the Japanese, the romaji says the same with word
 * spaces.
 */
export interface ExampleSentence {
  ja_sentence: string;
  ja_hiragana_sentence: string;
  romaji_sentence: string;
  en_sentence: string;
  source: EntrySources['sentence'];
}

/** What names a word when sentences are asked for it. */
export type WordKey = Pick<
  DraftEntry,
  'en_word' | 'ja_word' | 'hiragana' | 'katakana' | 'kanji' | 'part_of_speech'
>;

/** One form of a word: 行って (いって, itte). */
export interface WordForm {
  readonly form: FormName;
  readonly written: string;
  readonly kana: string;
  readonly romaji: string;
}
