import type { FuriganaSegment } from '../../core/type/headword';

/** What a card shows of an entry; the remote maps the server's entry to it. */
export interface WordView {
  english: string;
  /** The word with its kana over it. */
  segments: readonly FuriganaSegment[];
  romaji?: string | null | undefined;
  partOfSpeech?: string | null | undefined;
  /** N5 … N1 */
  level?: string | null | undefined;
  tags?: readonly string[];
}

/** Who or what made a field of an entry. */
export type WordSource = 'dictionary' | 'authored' | 'template' | 'assistant' | 'you' | 'list' | 'estimate';

/** A field that was made for the learner and held against its checks. */
export type CheckedWordField =
  | 'hiragana'
  | 'katakana'
  | 'romaji'
  | 'ja_sentence'
  | 'ja_hiragana_sentence'
  | 'romaji_sentence'
  | 'en_sentence';

/** What an entry says of its own making. */
export interface CheckedWord {
  readonly sources: { readonly word?: WordSource; readonly sentence?: WordSource };
  /** The fields that could not be confirmed. */
  readonly unchecked: readonly CheckedWordField[];
}
