import type { Reply } from '../../assistant';
import {
  items,
  kanaOf,
  listed,
  meaning,
  named,
  notFound,
  paragraphs,
  textReply,
  type AnswerInput,
} from './answer';
import { findWord } from './find-word';

/** The opposite of a word, of what is meant by it; where we wrote none, the word itself. */
export async function opposite(
  { language }: AnswerInput,
  { text, meaning: meant = text }: { readonly text: string; readonly meaning?: string },
): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  // おいしい is 美味しい as well.
  const spellings = [word.ja_word, word.kanji ?? word.ja_word, ...word.alternatives, kanaOf(word)];
  const opposites =
    spellings.map((spelling) => language.opposites(spelling, meant)).find(({ length }) => length > 0) ?? [];
  const found = await Promise.all(opposites.map((one) => findWord(language, one)));
  const words = found.filter((one) => one !== null);
  if (words.length === 0)
    return textReply(paragraphs(`I do not know an opposite of ${named(word)}, ${meaning(word.en_word)}.`), [
      word,
    ]);
  const lead = `The opposite of ${named(word)} is ${listed(words.map(named))}.`;
  const lines = [word, ...words].map((one) => `${one.ja_word}: ${meaning(one.en_word)}`);
  return textReply(paragraphs(lead, items(lines)), words);
}
