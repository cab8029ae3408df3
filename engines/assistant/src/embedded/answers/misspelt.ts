import { isEnglishWord } from '@kotoba/japanese/english-words';
import { kanaReadings, type LanguageEngine } from '@kotoba/language';
import { wholeWords } from './find-word';

/** A slip in a shorter word may be another word. */
const MIN_LETTERS = 5;
const MOST_WORDS = 8;

/** A word put right where it is misspelt for sure; else as it is. */
export async function spelledRight(language: LanguageEngine, word: string): Promise<string> {
  const isSure = !/^[a-z]+$/.test(word) || word.length < MIN_LETTERS || isEnglishWord(word);
  if (isSure || kanaReadings(word).length > 0) return word;
  const { items } = await language.convertNote('WORD', word);
  return items.find(({ kind }) => kind === 'spelling')?.candidates[0]?.label ?? word;
}

/** “vaccum cleaner”: a text of several words with the slips in them put right, where it is known so; else null. */
export async function withoutTypos(language: LanguageEngine, text: string): Promise<string | null> {
  const words = text.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const right = await Promise.all(words.map((word) => spelledRight(language, word)));
  const better = right.join(' ');
  return better !== text && (await wholeWords(language, better)).length > 0 ? better : null;
}
