import type { Reply } from '../../assistant';
import { textReply, type AnswerInput } from './answer';
import { findWord, isWrittenSo } from './find-word';
import { say } from './word-answers';

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
