import type { Reply } from '../../assistant';
import { saying, type Material } from './answer';
import { findWord } from './find-word';
import { items, kanaOf, meaning, named, paragraphs } from './prose';

/** The words of the answer before the last one that brought any, once more, because they are asked for. */
export async function before({ language, thread }: Material): Promise<Reply> {
  const shown = thread.map(({ cards }) => cards).filter((cards) => cards.length > 0);
  const cards = shown.at(-2) ?? shown.at(-1) ?? [];
  const words = await Promise.all(
    cards.map(async ({ ja, kana }) => {
      const alike = await language.homonyms(ja);
      return alike.find((word) => word.ja_word === ja && kanaOf(word) === kana) ?? findWord(language, ja);
    }),
  );
  const known = words.filter((word) => word !== null);
  if (known.length === 0)
    return saying('There was nothing before. Ask for words, for a meaning or for an example.');
  const lines = known.map((word) => `${named(word)}: ${meaning(word.en_word)}`);
  return saying(paragraphs('Before that came:', items(lines)), known);
}
