import type { Reply } from '../../assistant';
import { paragraphs, textReply, type AnswerInput } from './answer';
import { findWord, isWrittenSo, wholeWords } from './find-word';
import { partly } from './table-answers';
import { saidSo, say } from './word-answers';

/** “what do you say before eating”: what one says then; else what stands there, put into Japanese. */
export async function occasion(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const said = language.lore().occasion(text);
  if (!said) return say(input, text);
  const { ja, en } = said;
  const word = await findWord(language, ja);
  const { hiragana, romaji } = await language.read(ja);
  const told = hiragana === ja ? `${ja} (${romaji})` : `${ja} (${hiragana}, ${romaji})`;
  return textReply(`One says ${told}: “${en}”.`, word && isWrittenSo(word, ja) ? [word] : []);
}

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
