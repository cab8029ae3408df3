import type { LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent, Trait } from '../intents/intent';
import { article, items, listed, meaning, named, paragraphs, textReply, type AnswerInput } from './answer';
import { japaneseWords } from './find-word';
import { madeFrom } from './made-from';

type Asked = Extract<PlainIntent, { kind: 'whichAre' }>;

const POLITE = /(?:です|ます|ました|ません|でした|ましょう|ください|ございます)か?[。？?]?$/u;
const PAST =
  /(?:[っいしちきぎびみりえけせてねべめれげ]た|[んい]だ|だった|かった|ました|でした|かったです)(?:です|か)?[。？?]?$/u;
const NEGATIVE = /(?:ない|なかった|ません|ませんでした|なくて|ないで)(?:です|か)?[。？?]?$/u;

/** Whether some Japanese is so, as its end says or its word is; null where its word is not known. */
async function isSo(language: LanguageEngine, text: string, trait: Trait): Promise<boolean | null> {
  const made = await madeFrom(language, text);
  const names = made?.ways.flat().join(' ') ?? '';
  if (trait === 'polite') return POLITE.test(text);
  if (trait === 'plain') return !POLITE.test(text);
  if (trait === 'past') return made ? /\bpast\b/.test(names) : PAST.test(text);
  if (trait === 'negative') return made ? /\bnegative\b/.test(names) : NEGATIVE.test(text);
  const word = made?.word ?? (await japaneseWords(language, text))[0];
  return word ? word.part_of_speech === trait : null;
}

const NAMES: Readonly<Record<Trait, string>> = {
  ...{ polite: 'polite', plain: 'plain', past: 'past', negative: 'negative' },
  ...{ verb: 'a verb', noun: 'a noun', 'i-adjective': 'an i-adjective', 'na-adjective': 'a na-adjective' },
};

/** “which of these are polite”: those that are, and what each of them is. */
export async function whichAre({ language }: AnswerInput, { texts, trait }: Asked): Promise<Reply> {
  const all = await Promise.all(
    texts.map(async (text) => {
      const word = (await madeFrom(language, text))?.word ?? (await japaneseWords(language, text))[0] ?? null;
      return { text, word, is: await isSo(language, text, trait) };
    }),
  );
  const name = NAMES[trait];
  const [only, ...others] = all;
  if (only?.word && only.is !== null && others.length === 0)
    return textReply(
      paragraphs(
        `${only.is ? 'Yes' : 'No'}, ${only.text} is ${only.is ? name : `not ${name}`}: ${named(only.word)}, ${meaning(only.word.en_word)}, is ${article(only.word.part_of_speech)}.`,
        language.lore().manners(only.text),
      ),
      [only.word],
    );
  const those = all.filter(({ is }) => is === true).map(({ text }) => text);
  const lead =
    those.length === 0
      ? `None of them is ${name}, as far as I can tell.`
      : `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${listed(those)}${those.length === all.length ? ', all of them' : ''}.`;
  const lines = all.map(({ text, word, is }) => {
    const told = is === null ? 'I do not know the word' : `${is ? '' : 'not '}${name}`;
    return `${text}: ${told}${word ? `; ${named(word)}, ${meaning(word.en_word)}` : ''}`;
  });
  return textReply(
    paragraphs(lead, items(lines)),
    all.flatMap(({ word }) => word ?? []),
  );
}
