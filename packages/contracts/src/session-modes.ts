/**
 * The numbers of the ways to practise. 0 to 4 are those of LEARN-2: Topic Mode, English → kana, kana → English,
 * English → kanji or kana, kanji and kana → English. Those beyond them leave a gap, so that the unknown numbers
 * nearest to those still act as Topic Mode.
 */
export const TOPIC_MODE = 0;
/** Each card asks in one of the modes 1 to 4, dealt evenly. */
export const MIXED_MODE = 11;
/** The prompt is the recording of the Japanese word, the answer its meaning. */
export const LISTENING_MODE = 12;
/** The prompt is the word's own example sentence without the word, which is the answer. */
export const CLOZE_MODE = 13;
/** The prompt is the word, the answer one of four meanings of the learner's own words. */
export const CHOICE_MODE = 14;
/** The prompt is the meaning of the word's example sentence, the answer its pieces in order. */
export const ORDER_MODE = 15;

/** The ways in which one card asks, also one of Topic Mode or Mixed: what is shown, and what is to be typed. */
export const CARD_MODE = {
  enToKana: 1,
  kanaToEn: 2,
  enToKanji: 3,
  kanjiToEn: 4,
  listening: LISTENING_MODE,
  cloze: CLOZE_MODE,
  choice: CHOICE_MODE,
  order: ORDER_MODE,
} as const;
export const CARD_MODES = [
  CARD_MODE.enToKana,
  CARD_MODE.kanaToEn,
  CARD_MODE.enToKanji,
  CARD_MODE.kanjiToEn,
  CARD_MODE.listening,
  CARD_MODE.cloze,
  CARD_MODE.choice,
  CARD_MODE.order,
] as const;
export type CardMode = (typeof CARD_MODES)[number];

/** The modes that a session can have. */
export const SESSION_MODES = [TOPIC_MODE, ...CARD_MODES, MIXED_MODE] as const;
export type SessionMode = (typeof SESSION_MODES)[number];

/** What a memory of a word is of: writing Japanese for English, or understanding Japanese. */
export const DIRECTIONS = ['recall', 'recognition'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * What became of a word in a session: a status leaves `open` once, unless the learner takes the answer back. Source:
 * LEARN-1.
 */
export const ITEM_STATUS = { open: 0, correct: 1, incorrect: 2, reviewed: 3 } as const;
export type ItemStatus = (typeof ITEM_STATUS)[keyof typeof ITEM_STATUS];
