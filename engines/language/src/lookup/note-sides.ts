import { hasJapanese, hasKanji, hasLatin } from '@kotoba/japanese';

/** "iku - to go", "neko -> cat", 猫-cat: between two sides, of Latin letters too. */
export const LATIN_SIDES =
  /[-=]+>|=|＝|:|：|→|⇒|–|—|\||｜|\s[-~〜～]\s|(?<=[ぁ-ヺー々\p{Script=Han}])-(?=[A-Za-z]{2})|(?<=[a-z]{2})-(?=[ぁ-ヺ\p{Script=Han}])/u;
/** The same, or parentheses: "かさ (umbrella)". */
const SIDES = new RegExp(`${LATIN_SIDES.source}|[(（)）]`, 'u');

export const partsOf = (text: string, separator: RegExp): string[] =>
  text.split(separator).map((part) => part.trim());

/** Where the English behind a word begins ("傘 umbrella"): everything after it is letters, signs between them and spaces. */
function endOfJapanese(word: string): number {
  // 自己PR is one word.
  if (/[ぁ-ヺー\p{Script=Han}][A-Z]{1,4}$/u.test(word)) return word.length;
  let end = word.length;
  while (end > 0 && /[A-Za-z'’.,; -]/.test(word.charAt(end - 1))) end -= 1;
  return end;
}

export interface Sides {
  readonly japanese: string;
  readonly meaning?: string | undefined;
  readonly hint?: string | undefined;
}

/** Kanji with their readings in brackets, of which one stands within a word: 食(た)べる, but not 図書館(としょかん). */
const FURIGANA =
  /(?:[ぁ-ヺー々\p{Script=Han}]*[々\p{Script=Han}]\([ぁ-ヺー]+\)(?=[ぁ-ヺー々\p{Script=Han}]))+(?:[ぁ-ヺー]|[々\p{Script=Han}]+(?:\([ぁ-ヺー]+\))?)+/gu;
/** 楽(たの)しい is 楽しい(たのしい). */
const besideWord = (text: string): string => {
  const reading = text.replace(/[々\p{Script=Han}]+\(([^)]+)\)/gu, '$1');
  const word = text.replace(/\([^)]+\)/g, '');
  return hasKanji(reading) ? word : `${word}(${reading})`;
};

/** 図書館【としょかん】, ふく "to wipe", 食（た）べる */
export const withPlainBrackets = (text: string): string =>
  text
    .replace(/[【［[〔（]/g, '(')
    .replace(/[】］\]〕）]/g, ')')
    .replace(FURIGANA, besideWord)
    .replace(/(?<=[ぁ-ヺー\p{Script=Han}]\s*)["“‘']([a-z][^"”’]*)["”’']$/iu, ' = $1');

/** "CD プレーヤー" is one word, and what is asked about (meaning of 猫) is no meaning. */
const NO_MEANING = /^[A-Z]+$|\b(?:of|for|about|the|is|words?|translate|explain|mean)$/;
/** "ru-verb: 食べる", "n5: 猫", "lesson 5: 行く": where it stands, and of what kind it is. */
export const LABEL =
  /^(?:(?:(?:ru|u|godan|ichidan|irregular|i|na)[- ])?(?:verb|noun|adj|adjective|adverb|particle|counter)s?|(?:lesson|chapter|unit|week|day|page|n)[ -]?\d+)$/i;
const SEPARATED = /[-=:：＝→⇒–—|｜>~〜～(]\s*$/;

/**
 * English before the Japanese, as if it stood behind it: "shoulder 肩", "to go: 行く (いく)", "neko (猫)"; with a sign
 * between them both sides are said to be one. Null for all else.
 */
export function japaneseFirst(text: string): { text: string; isApart: boolean } | null {
  const at = text.search(/[ぁ-ヺ\p{Script=Han}]/u);
  const [before, behind] = [text.slice(0, Math.max(at, 0)), text.slice(Math.max(at, 0)).trim()];
  const english = before.replace(/[-=:：＝→⇒–—|｜>~〜～(\s]+$/, '');
  // "soft 柔らかい yawarakai" has its reading behind.
  const [, word, reading] = /^([^\sa-z]+)\s+([a-z'-]+)$/i.exec(behind) ?? [];
  if (!/^[a-z]{2}/i.test(english) || english === before || NO_MEANING.test(english)) return null;
  if (word !== undefined && reading !== undefined)
    return { text: `${word} (${reading}) = ${english}`, isApart: false };
  if (hasLatin(behind)) return null;
  const japanese = before.endsWith('(') ? behind.replace(/\)$/, '') : behind;
  return { text: `${japanese} = ${english}`, isApart: SEPARATED.test(before) };
}

/** The Japanese of a note, and what is said to be its meaning beside it, or in parentheses behind it. */
export function sidesOf(text: string): Sides {
  // In "高い = expensive (price)" the parentheses are a remark, not a third side.
  const separator = LATIN_SIDES.test(text) ? LATIN_SIDES : SIDES;
  const sides = partsOf(text, separator).filter((side) => side !== '');
  const word = sides.find((side) => hasJapanese(side)) ?? text;
  const japanese = word.slice(0, endOfJapanese(word)).trim() || word.trim();
  const behind = word.slice(japanese.length).trim();
  const rest = behind
    ? text.slice(text.indexOf(behind)).trim()
    : sides.filter((side) => side !== word).join(' ');
  const isHint = separator === SIDES && !behind && word === sides[0] && /[)）]\s*$/.test(text);
  if (isHint && rest !== '') return { japanese, hint: rest };
  return {
    japanese,
    meaning: hasJapanese(rest) || !hasLatin(rest) ? undefined : meaningsIn(rest).join('; '),
  };
}

/** "ring, sound": each of the meanings that stand beside a word. */
export const meaningsIn = (meaning: string): string[] =>
  meaning
    .split(/[,;](?![^(]*\))|\s\/\s/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
