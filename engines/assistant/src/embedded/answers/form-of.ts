import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent } from '../intents/intent';
import { textReply, type AnswerInput } from './answer';
import { japaneseWords, wordOfForm } from './find-word';
import { form } from './grammar-answers';

/** “to continue (something)” is “to continue”. */
const glossesOf = ({ en_word: en }: DraftEntry): string[] =>
  en
    .toLowerCase()
    .replace(/ ?\([^()]*\)/g, '')
    .split('; ');

const INFLECTED = /^(?:verb|i-adjective|na-adjective|noun|expression|phrase)$/;

/** Whether a word means just that, as it stands in our words or in the dictionary: no word is “to super”. */
async function means(language: LanguageEngine, found: DraftEntry, text: string): Promise<boolean> {
  const own = await japaneseWords(language, found.ja_word);
  return [...own, ...(await language.homonyms(found.ja_word))].some(
    (word) =>
      INFLECTED.test(word.part_of_speech) &&
      glossesOf(word).some((gloss) => gloss === text || gloss === text.replace(/^to /, '')),
  );
}

/** A form of what English names: of that very verb or adjective, and of nothing that is only near it. */
export async function formOf(
  input: AnswerInput,
  asked: Extract<PlainIntent, { kind: 'form' }>,
): Promise<Reply> {
  const { text } = asked;
  const word = text.startsWith('to ') ? await wordOfForm(input.language, text) : null;
  return word === null || (await means(input.language, word, text.toLowerCase()))
    ? form(input, asked)
    : textReply(`I know no verb or adjective “${text.slice('to '.length)}”, so I can put it into no form.`);
}
