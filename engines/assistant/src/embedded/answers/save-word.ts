import type { Reply } from '../../assistant';
import { named, notFound, textReply, type AnswerInput } from './answer';
import { findWord } from './find-word';
import { save } from './learner-answers';

/** Saves a word that is named: its card, where it stands there already, else one that comes with the answer. */
export async function saveWord(input: AnswerInput, text: string): Promise<Reply> {
  const cards = input.thread.findLast(({ cards: some }) => some.length > 0)?.cards ?? [];
  const place = cards.findIndex(({ ja, kana }) => ja === text || kana === text);
  if (place >= 0) return save(input, [place]);
  const word = await findWord(input.language, text);
  if (!word) return notFound(input.language, text);
  return {
    ...textReply(`Saved to your vocabulary: ${named(word)}.`, [word]),
    action: { type: 'save', places: [0], isOwn: true },
  };
}
