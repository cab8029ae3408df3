/** `retry` and `rejected` are not recorded. Source: ANS-1. */
export type Verdict = 'correct' | 'retry' | 'incorrect' | 'rejected';

export type AnswerReason =
  // correct
  | 'exact'
  | 'reading_ok'
  | 'lookalike'
  | 'inflection'
  | 'typo'
  | 'synonym'
  | 'second_reading'
  | 'other_spelling'
  | 'polite_prefix'
  | 'kin_polite'
  | 'kin_plain'
  // retry: the answer proves that the learner knows this word
  | 'kana_wanted'
  | 'dz_du'
  | 'small_kana'
  | 'particle'
  | 'long_vowel'
  | 'n_count'
  | 'japanese_wanted'
  | 'okurigana'
  | 'english_wanted'
  | 'pos'
  | 'content_word'
  | 'meaning_wanted'
  | 'alternate'
  | 'form_wanted'
  // incorrect
  | 'no_match'
  | 'other_word'
  | 'blocked'
  | 'real_word'
  // rejected
  | 'blank'
  | 'too_long';

/** How much tolerance English answers get: none, the usual, one letter more. The real-word guard is on in all. */
export type Strictness = 'exact' | 'standard' | 'lenient';

/** What was asked for: an English meaning, a reading in kana, or kanji (for which a reading is accepted too). */
export type AnswerType = 'en' | 'kana' | 'kanji';

/** A vocabulary entry as far as its answers go. Empty texts count as missing. */
export interface AnswerEntry {
  /** Meanings, separated by `;`, `,` or `/`. */
  readonly en: string;
  readonly hiragana?: string | null;
  readonly katakana?: string | null;
  readonly kanji?: string | null;
  readonly romaji?: string | null;
  /** The word as it is usually written; tells a katakana word whose hiragana was only derived. */
  readonly word?: string | null;
  /** Part of speech; unknown ones are treated leniently. */
  readonly pos?: string | null;
  /** In kana a reading, with kanji a spelling, else a meaning. Source: VOC-7. */
  readonly alternatives?: readonly string[] | null;
  /** Answers that the learner does not want to be accepted, in either language. */
  readonly blocked?: readonly string[] | null;
}

/** A form of the word beside the stored ones, in Japanese or, for a name, in Latin letters (Kyoto). */
export interface FurtherForm {
  /** A reading in kana, a spelling with kanji, or a name as English writes it. */
  readonly text: string;
  /** The form as a reader knows it: お父さん for おとうさん. */
  readonly shown: string;
  /** Tells what is different about it; `exact` where there is nothing to tell. */
  readonly reason: Extract<
    AnswerReason,
    'exact' | 'second_reading' | 'other_spelling' | 'polite_prefix' | 'kin_polite' | 'kin_plain'
  >;
}

/** What dictionary and tables know to be right for a word beside what its entry stores. Source: ANS-33 to ANS-38. */
export interface FurtherAnswers {
  /** English meanings. One with "to" for a word that is no verb is right only with its "to". */
  readonly meanings: readonly string[];
  readonly forms: readonly FurtherForm[];
}

/**
 * Whether a word is English; `createEnglishWords` of `@kotoba/japanese/english-words` makes one. Called with
 * lower-case letters.
 */
export type IsEnglishWord = (word: string) => boolean;

export interface AnswerQuery {
  readonly entry: AnswerEntry;
  /**
   * The learner's other saved words; those that share neither reading, spelling nor meaning with the answer may be
   * left out.
   */
  readonly otherSaved: readonly AnswerEntry[];
  readonly input: string;
  /** Default `standard`. */
  readonly strictness?: Strictness;
  /**
   * How often this item has already been answered softly in this session; from the second on a soft answer is
   * incorrect.
   */
  readonly softCount?: number;
  readonly isEnglishWord: IsEnglishWord;
  /** Left out where nobody looked it up: then only what is stored is right. */
  readonly further?: FurtherAnswers;
}

/** What an `alternate` retry tells of the wanted word. */
export interface ReadingHint {
  readonly moraCount: number;
  readonly firstKana: string;
}

export interface AnswerResult {
  readonly verdict: Verdict;
  readonly reason: AnswerReason;
  readonly isCorrect: boolean;
  /** The answer to show; empty on `retry` and `rejected`, which give nothing away. */
  readonly correctAnswer: string;
  /** Whether the answer counts: it is stored and feeds the scheduler. */
  readonly recorded: boolean;
  /**
   * After a slip (`typo`, `inflection`): the meaning that was meant, spelt right. For a further form of the word
   * (`kin_polite` and its like): that form.
   */
  readonly matched?: string;
  /** With `alternate`, when a reading is wanted. */
  readonly hint?: ReadingHint;
  /** With `alternate` and `other_word`: the other saved word that was typed, one of those that were given. */
  readonly other?: AnswerEntry;
}
