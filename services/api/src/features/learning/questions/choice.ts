import { meaningKeys } from '@kotoba/japanese/answers';
import type { VocabularyRow } from '../../vocabulary';
import { shuffled } from './shuffled';

/** A saved word as an option. */
export type ChoiceWord = Pick<
  VocabularyRow,
  | 'id'
  | 'enWord'
  | 'jaWord'
  | 'hiragana'
  | 'katakana'
  | 'kanji'
  | 'readingKey'
  | 'alternatives'
  | 'meaningKeys'
  | 'partOfSpeech'
  | 'level'
>;

const CHOICES = 4;

/** Every way to say what a word means. */
const meanings = (word: ChoiceWord): string[] => [
  ...word.meaningKeys,
  ...meaningKeys(word.enWord, ...word.alternatives),
];

/** Whether what one word means may be said of the other, or both look or sound alike: both would be right. */
function isEitherRight(a: ChoiceWord, b: ChoiceWord): boolean {
  const theirs = new Set(meanings(b));
  return a.jaWord === b.jaWord || a.readingKey === b.readingKey || meanings(a).some((key) => theirs.has(key));
}

/** The nearer a word is to the asked one, the more it asks of who tells them apart. */
const distance = (asked: ChoiceWord, { partOfSpeech, level }: ChoiceWord): number =>
  (partOfSpeech === asked.partOfSpeech ? 0 : 2) + (level === asked.level ? 0 : 1);

/**
 * Four meanings, one of them right: beside the word's own those of what it was mixed up with, then of words of its part
 * of speech and level, then of any. Null where the learner has too few words that could not be right as well.
 * Source: LEARN-52.
 *
 * @param confused own words that were taken for it before, the most frequent first
 * @param others any of the learner's words
 * @param seed any whole number; the same one gives the same four
 */
export function choicesOf(
  asked: ChoiceWord,
  confused: readonly ChoiceWord[],
  others: readonly ChoiceWord[],
  seed: number,
): string[] | null {
  const near = shuffled(others, seed).sort((a, b) => distance(asked, a) - distance(asked, b));
  const options = [asked];
  for (const word of [...confused, ...near]) {
    if (options.length === CHOICES) break;
    if (!options.some((option) => option.id === word.id || isEitherRight(option, word))) options.push(word);
  }
  return options.length === CHOICES
    ? shuffled(
        options.map(({ enWord }) => enWord),
        seed,
      )
    : null;
}
