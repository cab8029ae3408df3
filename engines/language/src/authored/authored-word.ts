import type { Level, PartOfSpeech } from '@kotoba/contracts';

/** A sentence with its reading, kana in words as they are spaced in romaji (`かさ を もっていきます。`). */
export interface AuthoredSentence {
  readonly ja: string;
  readonly kana: string;
  readonly en: string;
}

/** A word that we wrote ourselves, as the topics list it. */
export interface AuthoredWord {
  /** As a learner sees it written: 傘, コーヒー, きれい. */
  readonly written: string;
  /** Reading; katakana for loanwords, and for the loan part of a word (けしゴム). */
  readonly kana: string;
  /** Meanings, the best first, between "; ". */
  readonly en: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly level: Level;
  /** The word is on no level list; its level is our estimate. */
  readonly estimated: boolean;
  /** Titles of the topics that list it. */
  readonly topics: readonly string[];
  readonly sentences: readonly AuthoredSentence[];
}

/** What is not learned alone. */
export const isPartOfWord = ({ partOfSpeech }: Pick<AuthoredWord, 'partOfSpeech'>): boolean =>
  /^(prefix|suffix|counter|particle)$/.test(partOfSpeech);

/** A part of a topic, which may be asked for alone: "winter" of Seasons. */
interface TopicGroup {
  readonly name: string;
  /** Other names that a learner may use for this part. */
  readonly aliases: readonly string[];
  readonly words: readonly AuthoredWord[];
}

export interface AuthoredTopic {
  readonly title: string;
  /** The wider theme that it belongs to: "At the hotel" is of Travel. */
  readonly theme: string;
  /** Other names that a learner may use for it. */
  readonly aliases: readonly string[];
  readonly groups: readonly TopicGroup[];
}

/**
 * With whom a phrase is right: among friends and family, with anyone (です・ます), in humble or honorific language, or the
 * same for all.
 */
export const REGISTERS = ['plain', 'polite', 'formal', 'any'] as const;
export type Register = (typeof REGISTERS)[number];

export interface PhraseUsage {
  readonly register: Register;
  /** One sentence: to whom and on what occasion it is said. */
  readonly when: string;
}

export interface AuthoredPhrase {
  readonly written: string;
  /** Spaced reading. */
  readonly kana: string;
  /** The first is shown, the others are alternatives. */
  readonly meanings: readonly string[];
  /** Other English ways to ask for it. */
  readonly aliases: readonly string[];
  /** Null for a phrase of no book: a composed one, or a learner's own. */
  readonly usage: PhraseUsage | null;
  readonly example: AuthoredSentence;
  readonly level: Level;
  /** The heading it stands under. */
  readonly group: string;
  /** Of a composed one: the words that it is made of. */
  readonly pieces?: readonly { readonly written: string; readonly en: string }[];
}
