import type { PartOfSpeech, Level } from '@kotoba/contracts';
import type { Correction } from './correction/correct';
import type { Counted } from './authored/tables';
import type { FormName } from './forms/inflect';
import type { KanjiFacts } from './kanji-dictionary';

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
  /** How it is used, for the learner to read: of a phrase its register and when to say it; null when there is nothing to say. */
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

/** Fields that can be doubted. A translation is never wrong by itself, but stops fitting when only its sentence is rewritten. */
export const CHECKED_FIELDS = [...SELF_EVIDENT, 'en_sentence'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export type CheckableEntry = Pick<
  DraftEntry,
  (typeof SELF_EVIDENT)[number] | 'ja_word' | 'kanji' | 'part_of_speech'
>;

export type NoteKind = 'WORD' | 'PHRASE' | 'CATEGORY' | 'TOPIC';

export type Conversion =
  | { ok: true; collection: string; topics: { topic: string; entries: DraftEntry[] }[] }
  | { ok: false; code: 'NOT_UNDERSTOOD' | 'NOTHING_FOUND'; message: string };

/** One example of a word's use, checked: the kana is the reading of the Japanese, the romaji says the same with word spaces. */
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

export interface Language {
  /** A note's words as complete entries. Never throws, whatever the text. */
  convertNote(kind: NoteKind, text: string): Promise<Conversion>;
  /** Up to `count` entries for a free request (POST /vocabulary/generate); an empty list when nothing is found. */
  generate(input: string, type: NoteKind | undefined, count: number): Promise<DraftEntry[]>;
  /**
   * Fills what can be derived for an entry given by the learner; never overwrites what was given. A given Japanese sentence gets its reading; without
   * one, one of the word's examples is taken, not always the same.
   */
  complete(input: Partial<DraftEntry> & { en_word: string }): Promise<DraftEntry>;
}

/** One form of a word: 行って (いって, itte). */
export interface WordForm {
  readonly form: FormName;
  readonly written: string;
  readonly kana: string;
  readonly romaji: string;
}

/** What the assistant answers from, beside words and notes. */
export interface Grammar {
  /** The forms of a verb, an adjective or a noun, those that it has; empty for a word that has none. */
  inflections(word: WordKey): Promise<WordForm[]>;
  /** A sentence with its predicate in a form: 映画を見る is 映画を見ました; null for one whose end has no such form. */
  reshape(sentence: string, form: FormName): Promise<string | null>;
  /** The usual mistakes of beginners in a sentence, put right. */
  correct(sentence: string): Promise<Correction>;
  /** What tells two words apart that learners mix up; null when we wrote nothing about the two. */
  compare(one: string, other: string): string | null;
  /** The words that learners mix up with a word, by its usual spelling: those of which `compare` knows something. */
  mixedUpWith(word: string): readonly string[];
  /** What an ending such as たい says; null when we wrote nothing about it. */
  ending(text: string): string | null;
  /** The words that mean the opposite of a word, by its usual spelling; empty when we wrote none. */
  opposites(word: string): readonly string[];
  /** So many of an English thing ("bottles"); null when we do not know how it is counted. */
  count(value: number, noun: string): Counted | null;
  /** Our words that are so written or read, the easier first; empty when we have none. */
  homonyms(japanese: string): Promise<DraftEntry[]>;
  /** The word's examples, then those of other words that hold it, the neutral one last, so never empty. Each once. What "regenerate the sentence" steps through. */
  examplesWith(word: WordKey): Promise<ExampleSentence[]>;
}

/** The whole engine, for its owner and for screens that want more than one example. */
export interface LanguageEngine extends Language, Grammar {
  /** The reading of a learner's own Japanese text, as hiragana and as romaji with word spaces. */
  read(japanese: string): Promise<{ hiragana: string; romaji: string }>;
  /**
   * An entry that somebody else made, such as an assistant outside: what fails its checks is repaired from the dictionary, what cannot be
   * repaired is named in `unchecked`. The engine's own entries have been through it.
   */
  verify(draft: DraftEntry): Promise<DraftEntry>;
  /** The fields of an entry that fail their checks; changes nothing. */
  failing(entry: CheckableEntry): Promise<CheckedField[]>;
  /** What the kanji dictionary says of the kanji of a text, each once, in their order. */
  kanji(text: string): Promise<KanjiFacts[]>;
  /** Ends the tokeniser's thread. */
  close(): Promise<void>;
}
