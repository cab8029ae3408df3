import { alignReading } from './align-reading';
import { isKatakana, toHiragana, toKatakana } from './kana';
import type { TraceWord } from './trace';

/** A stored reading as bare katakana, or null when it holds anything but kana and punctuation. */
export const plainReading = (reading: string | null): string | null => {
  if (!reading) return null;
  const bare = toKatakana(reading.normalize('NFKC')).replace(/[\p{P}\p{Z}\p{S}\p{C}]/gu, '');
  return isKatakana(bare) ? bare : null;
};

/** Does Open JTalk, word for word, already say this reading? */
export const saysReading = (words: readonly TraceWord[], reading: string): boolean =>
  alignReading(words, reading)?.every(({ agrees }) => agrees) ?? false;

/**
 * The text that makes Open JTalk say the stored reading: words that it reads right keep their kanji, and with it their
 * accent (雨 is not 飴); words that it reads wrong become kana. Null when the reading does not fit the words.
 */
export const textForReading = (words: readonly TraceWord[], reading: string): string | null =>
  alignReading(words, reading)
    ?.map(({ word, reading: own, agrees }) => (agrees ? word.surface : toHiragana(own)))
    .join('') ?? null;
