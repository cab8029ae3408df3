import type { IsEnglishWord } from '../answers/types';
import { decodeFrontCoded } from './front-coding';
import list from './words.json';

/**
 * The English word list behind the real-word guard: about 64,000 words with their inflections, British and American, names of countries,
 * languages, days and months. For the server: the list has 270 kB and must not reach a browser bundle. Unpacking takes some 20 ms; do it
 * once, at start. Source and licence: NOTICE.md.
 */
export function createEnglishWords(): IsEnglishWord {
  const words = new Set(decodeFrontCoded(list.words));
  if (words.size !== list.count) throw new Error(`Damaged word list: ${words.size} words of ${list.count}`);
  return (word) => words.has(word);
}

let shared: IsEnglishWord | null = null;

/** Whether it is an English word, by the list of this process, which is unpacked with the first question. */
export const isEnglishWord: IsEnglishWord = (word) => (shared ??= createEnglishWords())(word);
