import type { PartOfSpeech, Level } from '@kotoba/contracts';
import type { TableForm } from './forms/inflect';

/** What a learner calls a kind of words: "adjectives" are of both kinds, an adverb is no verb. */
export type WordKind = 'noun' | 'verb' | 'adjective' | 'i-adjective' | 'na-adjective' | 'adverb';

export const isOfKind = (partOfSpeech: PartOfSpeech, kind: WordKind): boolean =>
  partOfSpeech === kind || (kind === 'adjective' && partOfSpeech.endsWith('-adjective'));

/** Where each generated field of an entry comes from; shown to the learner as a quiet chip. */
export interface EntrySources {
  /** `composed`: put together from words by rules; `assistant`: an assistant outside wrote it. */
  word: 'dictionary' | 'authored' | 'composed' | 'assistant';
  /** Not there when the entry has no sentence. */
  sentence?: 'authored' | 'composed' | 'template' | 'assistant';
  level: 'list' | 'estimate';
}

/** One of the words that a composed sentence is made of. */
export interface Piece {
  readonly ja_word: string;
  readonly en_word: string;
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
  /** Of a composed sentence alone. */
  pieces?: readonly Piece[];
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

/** Why an item's meaning is sure, or why it is not. */
export const REASONS = [
  /** Both sides were noted: 猫 = cat. */
  'given',
  /** Exactly so written, read or said in a word of ours. */
  'ours',
  /** The first meaning of a word, as it was typed. */
  'exact',
  /** English has one word for what are several in Japanese. */
  'several meanings',
  /** Several words sound so. */
  'homophones',
  /** Several readings are so written. */
  'readings',
  /** Only another form of what was typed is known. */
  'other form',
  /** The words are a part of what the dictionary says, or not its first meaning. */
  'loose',
  /** The sources name different words first. */
  'sources differ',
  /** Only its parts are known. */
  'parts',
  /** A word that is spelled nearly so is known. */
  'spelling',
  /** Nothing is known. */
  'unknown',
] as const;
export type Reason = (typeof REASONS)[number];

/** One thing that an item of a note may mean, with what tells it from the others in a few words. */
export interface Candidate {
  readonly entry: DraftEntry;
  readonly label: string;
}

/** What one item of a note may mean. */
export interface NoteItem {
  /** As it was noted. */
  readonly about: string;
  /**
   * `meaning`: the first candidate was made, where it has a place. Of the others nothing was made: `parts` are the pieces of what is not
   * known as a whole, `spelling` what may have been meant, and of `unknown` there are no candidates.
   */
  readonly kind: 'meaning' | 'parts' | 'spelling' | 'unknown';
  /** Where the made entry stands among all entries of the conversion; null when none was made. */
  readonly place: number | null;
  /** The best first, at most four. */
  readonly candidates: readonly Candidate[];
  /** The learner is asked which one is meant; else the others are only offered. */
  readonly isAsked: boolean;
  readonly reasons: readonly Reason[];
}

/** What a note became, and for notes of words what each of its items may mean. */
export type Conversion =
  | {
      ok: true;
      collection: string;
      topics: { topic: string; entries: DraftEntry[] }[];
      items: NoteItem[];
    }
  | { ok: false; code: 'NOT_UNDERSTOOD' | 'NOTHING_FOUND'; message: string; items: NoteItem[] };

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
  readonly form: TableForm;
  readonly written: string;
  readonly kana: string;
  readonly romaji: string;
}

/** What tells a word from others of the same English. */
export interface WordTraits {
  /** What it is said of, in a few English words: "of the weather or a room"; null when nothing is known. */
  readonly usage: string | null;
  /** Of a verb: it is done to something, or happens by itself; null when that is not known or both. */
  readonly takesObject: boolean | null;
  /** `own`: of one's own family, spoken of to others. */
  readonly register: 'own' | 'polite' | 'humble' | 'casual' | null;
}
