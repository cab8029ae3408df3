import { createEnglishWords } from '@kotoba/japanese/english-words';

/** The list is unpacked once, with the first answer that needs it. */
let words: ReturnType<typeof createEnglishWords> | null = null;

export function isEnglishWord(word: string): boolean {
  words ??= createEnglishWords();
  return words(word);
}
