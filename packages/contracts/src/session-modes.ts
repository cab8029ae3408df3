/**
 * The numbers of the ways to practise. 0 to 4 are those of LEARN-2: Topic Mode, English → kana, kana → English,
 * English → kanji or kana, kanji and kana → English. The two beyond them leave a gap, so that the unknown numbers nearest to those still act as Topic Mode.
 */
export const TOPIC_MODE = 0;
export const ENGLISH_TO_KANA_MODE = 1;
export const KANA_TO_ENGLISH_MODE = 2;
export const ENGLISH_TO_JAPANESE_MODE = 3;
export const JAPANESE_TO_ENGLISH_MODE = 4;
/** Each card asks in one of the modes 1 to 4, dealt evenly. */
export const MIXED_MODE = 11;
/** The prompt is the recording of the Japanese word, the answer its meaning. */
export const LISTENING_MODE = 12;

/** How one card asks: what a card of Topic Mode or Mixed does has one of these. */
export const CARD_MODES = [
  ENGLISH_TO_KANA_MODE,
  KANA_TO_ENGLISH_MODE,
  ENGLISH_TO_JAPANESE_MODE,
  JAPANESE_TO_ENGLISH_MODE,
  LISTENING_MODE,
] as const;
export type CardMode = (typeof CARD_MODES)[number];

/** The modes that a session can have. */
export const SESSION_MODES = [TOPIC_MODE, ...CARD_MODES, MIXED_MODE] as const;
export type SessionMode = (typeof SESSION_MODES)[number];

/** What a memory of a word is of: writing Japanese for English, or understanding Japanese. */
export const DIRECTIONS = ['recall', 'recognition'] as const;
export type Direction = (typeof DIRECTIONS)[number];
