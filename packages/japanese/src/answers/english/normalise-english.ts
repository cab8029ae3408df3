import { dropInvisible } from '../../text/invisible';

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Latin letters without their accents (café); other scripts keep their marks (が). */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');

/**
 * One form for every way of typing the same English: NFKC, lower case, without accents and apostrophes, hyphens, slashes, underscores and
 * separators as spaces, other punctuation dropped, spaces collapsed. A point within a number stays, a comma within one is dropped.
 * Empty when nothing but punctuation was there. Idempotent. Source: ANS-22.
 */
export function normaliseEnglish(text: string): string {
  return withoutAccents(dropInvisible(text.replaceAll('´', "'").normalize('NFKC')))
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/['’‘‛ʼʻ′`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[\s\p{Cc}\p{Pd}_/⁄;,~−・]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\P{P}.]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}
