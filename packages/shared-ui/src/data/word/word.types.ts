import type { FuriganaSegment } from '../../core/type/furigana';

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
