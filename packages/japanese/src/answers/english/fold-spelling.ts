import { spellingPairs, spellingPatterns } from './spelling-variants';

function americanWord(word: string): string {
  const pair = spellingPairs.get(word);
  if (pair) return pair;
  return spellingPatterns.reduce(
    (spelling, [british, american]) => spelling.replace(british, american),
    word,
  );
}

/** Normalised English with every British spelling as the American one, so that colour and color are one word. */
export const foldSpelling = (english: string): string => english.split(' ').map(americanWord).join(' ');
