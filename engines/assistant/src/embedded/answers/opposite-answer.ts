import type { Reply } from '../../assistant';
import { saying, type Material } from './answer';
import { findWord } from './find-word';
import { items, listed, meaning, named, paragraphs } from './prose';
import { notFound } from './talk-answers';

/** The opposite of a word; where we wrote none, the word itself, so that nobody goes away with nothing. */
export async function opposite({ language }: Material, text: string): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const found = await Promise.all(language.opposites(word.ja_word).map((one) => findWord(language, one)));
  const words = found.filter((one) => one !== null);
  if (words.length === 0)
    return saying(paragraphs(`I know no opposite of ${named(word)}, ${meaning(word.en_word)}.`), [word]);
  const lead = `The opposite of ${named(word)} is ${listed(words.map(named))}.`;
  const lines = [word, ...words].map((one) => `${one.ja_word}: ${meaning(one.en_word)}`);
  return saying(paragraphs(lead, items(lines)), words);
}
