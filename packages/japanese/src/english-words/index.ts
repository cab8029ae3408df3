import type { IsEnglishWord } from '../answers/types';
import list from './words.json';

/**
 * Reads a sorted word list in which each word is the number of letters that it shares with the one before (one digit,
 * base 36) followed by its other letters. Throws when the text is no such list.
 */
export function decodeFrontCoded(coded: string): string[] {
  let before = '';
  return coded.split(' ').map((entry) => {
    const shared = Number.parseInt(entry.charAt(0), 36);
    if (Number.isNaN(shared) || shared > before.length) throw new Error(`Damaged word list at "${entry}"`);
    before = before.slice(0, shared) + entry.slice(1);
    return before;
  });
}

/**
 * The English word list behind the real-word guard: about 64,000 words with their inflections, British and American,
 * names of countries, languages, days and months. For the server: the list has 270 kB and must not reach a browser
 * bundle. Unpacking takes some 20 ms; do it once, at start. Source and licence: NOTICE.md.
 */
export function createEnglishWords(): IsEnglishWord {
  const words = new Set(decodeFrontCoded(list.words));
  if (words.size !== list.count) throw new Error(`Damaged word list: ${words.size} words of ${list.count}`);
  return (word) => words.has(word);
}

let shared: IsEnglishWord | null = null;

/** Whether it is an English word, by the list of this process, which is unpacked with the first question. */
export const isEnglishWord: IsEnglishWord = (word) => (shared ??= createEnglishWords())(word);
