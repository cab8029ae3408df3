import { hasJapanese, hasLatin } from '@kotoba/japanese';

/** "傘 = umbrella", "neko: cat", "かさ (umbrella)": two sides of one note. */
const SIDES = /=|:|：|→|–|—|\s-\s|[(（)）]/;
/** The same between two sides of Latin letters, where a remark in parentheses is no other side. */
export const LATIN_SIDES = /=|:|：|→|–|—|\s-\s/;

export const partsOf = (text: string, separator: RegExp): string[] =>
  text.split(separator).map((part) => part.trim());

/** Where the English behind a word begins ("傘 umbrella"): everything after it is letters, apostrophes and spaces. */
function endOfJapanese(word: string): number {
  let end = word.length;
  while (end > 0 && /[A-Za-z' ]/.test(word.charAt(end - 1))) end -= 1;
  return end;
}

export interface Sides {
  readonly japanese: string;
  readonly meaning?: string | undefined;
  readonly hint?: string | undefined;
}

/** 図書館【としょかん】 */
export const withPlainBrackets = (text: string): string =>
  text.replace(/[【［[〔]/g, '(').replace(/[】］\]〕]/g, ')');

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
  return { japanese, meaning: hasJapanese(rest) || !hasLatin(rest) ? undefined : rest };
}
