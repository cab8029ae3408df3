import { foldForSearch } from '@kotoba/japanese';

/**
 * The meanings of an English text, comparable: "to eat; a meal (at noon)" gives "eat" and "meal". Parentheses are left out, and so are
 * "to" and articles in front.
 */
export function meaningKeys(english: string): string[] {
  const parts = english
    .replace(/\([^)]*\)/g, ' ')
    .split(/[;,/]/)
    .map((part) =>
      foldForSearch(part)
        .replace(/['’]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .replace(/^(?:to|an?|the) (?=.)/, ''),
    )
    .filter((part) => part !== '');
  return parts.length > 0 ? [...new Set(parts)] : [foldForSearch(english)];
}
