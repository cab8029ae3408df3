import { dropInvisible } from '../../text';

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Latin letters without their accents (café); other scripts keep their marks (が). */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');

/**
 * One form for every way of typing the same English: NFKC, lower case, without accents and apostrophes, hyphens,
 * slashes, underscores and separators as spaces, other punctuation dropped, spaces collapsed. A point within a number
 * stays, a comma within one is dropped. Empty when nothing but punctuation was there. Idempotent. Source: ANS-22.
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

const NEGATED = 'do|does|did|is|are|was|were|would|could|should|have|has|had|must|need';

/**
 * What speakers draw together, by its long form. Those that would become another word are not among them: `lengthen`
 * knows these.
 */
const contractions: readonly (readonly [long: RegExp, short: string])[] = [
  [/\bcan ?not\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [new RegExp(`\\b(${NEGATED}) not\\b`, 'g'), '$1nt'],
  [/\b(it|that|what|he|she|there|here|who|where|how) is\b/g, '$1s'],
  [/\bi am\b/g, 'im'],
  [/\b(you|they) are\b/g, '$1re'],
  [/\b(you|they|it) will\b/g, '$1ll'],
  [/\b(i|you|we|they) have\b/g, '$1ve'],
  [/\blet us\b/g, 'lets'],
];

/**
 * Normalised English with "do not" as "dont": apostrophes are gone by then, so "don't", "dont" and "do not" are one.
 */
export const contract = (english: string): string =>
  contractions.reduce((text, [long, short]) => text.replace(long, short), english);

/**
 * "we're" as "we are", "I'll" as "I will": what would be another word (were, ill) without its apostrophe. Typed
 * without one, it stays as it is.
 */
export const lengthen = (english: string): string =>
  english.replace(/\b(we)['’ʼ`´]re\b/gi, '$1 are').replace(/\b(i|he|she|we|who)['’ʼ`´]ll\b/gi, '$1 will');
