import type { Reply } from '../../assistant';
import { paragraphs, type AnswerInput } from './answer';
import { wholeWords } from './find-word';
import { partly } from './table-answers';
import { saidSo } from './word-answers';

/** Some English with a word of one’s own, where it is said with that: “please wait” with 待つ is 待ってください. */
export async function sayWith(input: AnswerInput, text: string, word: string): Promise<Reply> {
  const root = word.replace(/(?<=.)(?:する|[うくぐすつぬぶむるい])$/u, '');
  for (const way of [text, `I ${text}`, `it ${text}`, `to ${text}`]) {
    const [said, ...more] = await wholeWords(input.language, way);
    if (said && more.length === 0 && said.ja_word.includes(root) && said.ja_word !== word)
      return saidSo(input, text, [said]);
  }
  const known = await partly(input, word);
  return { ...known, content: paragraphs(`I cannot say “${text}” with ${word} for sure.`, known.content) };
}
