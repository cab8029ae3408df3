/** A picture made on the server: an SVG document named by the hash of its content. */
export interface Picture {
  readonly hash: string;
  readonly svg: string;
  readonly alt: string;
  readonly kind: 'icon' | 'scene' | 'card';
}

export interface WordOfPicture {
  readonly en_word: string;
  readonly ja_word: string;
  readonly hiragana: string | null;
  readonly part_of_speech: string;
}

export interface SentenceOfPicture {
  readonly en_word: string;
  readonly ja_word: string;
  readonly en_sentence: string | null;
  readonly part_of_speech: string;
}

export interface Pictures {
  word(entry: WordOfPicture, variant?: number): Picture;
  sentence(entry: SentenceOfPicture, variant?: number): Picture;
}
