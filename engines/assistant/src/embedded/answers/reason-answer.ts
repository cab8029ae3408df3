import type { DraftEntry } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent } from '../intents/intent';
import { saying, type Material } from './answer';
import { findWord } from './find-word';
import { compared } from './word-answers';
import { items, kanaOf, named, paragraphs } from './prose';
import { unclear } from './talk-answers';

interface Asked {
  /** What was answered. */
  readonly of: PlainIntent;
  /** The word that was talked about. */
  readonly word: string | null;
}

/** Why the last answer is so, as far as a rule says it; else the word at work, from which it can be felt. */
export async function reason(material: Material, { of, word }: Asked): Promise<Reply> {
  if (of.kind === 'check') return ruleOf(material, of.text);
  if (of.kind === 'compare')
    return atWork(material, 'They are told apart best where they are used:', [of.one, of.other]);
  if (of.kind === 'form') return groupOf(material, of.text);
  const lead = 'That is how it is said; why, no rule tells. See it where it is used:';
  return word === null ? unclear() : atWork(material, lead, [word]);
}

const tryIt = (): Reply =>
  saying(
    'The rule is all that I can say about it. Write a sentence with it, and I will look at it: “check: …”.',
  );

async function ruleOf({ language }: Material, sentence: string): Promise<Reply> {
  const { text, remarks } = await language.correct(sentence);
  if (remarks.length === 0)
    return saying(`I found none of the usual mistakes in ${sentence}, so there is nothing to explain.`);
  return saying(paragraphs('This is the rule behind it:', items(remarks), `Not: ${sentence}\nBut: ${text}`));
}

async function atWork({ language }: Material, lead: string, texts: readonly string[]): Promise<Reply> {
  const words = await Promise.all(texts.map((text) => compared(language, text)));
  const sentences = await Promise.all(
    words.map(async (word) => (word ? (await language.examplesWith(word))[0] : undefined)),
  );
  const told = sentences.flatMap((one) =>
    one ? [`${one.ja_sentence}\n${one.romaji_sentence}\n“${one.en_sentence}”`] : [],
  );
  return told.length === 0 ? tryIt() : saying(paragraphs(lead, ...told));
}

/** To which group a verb belongs: what happens to its end in every form. The groups are those of school grammar: godan, ichidan, and the two irregular verbs. */
async function groupOf(material: Material, text: string): Promise<Reply> {
  const word = await findWord(material.language, text);
  if (!word) return unclear();
  if (word.part_of_speech !== 'verb')
    return atWork(material, 'It follows the rule of its kind. See it where it is used:', [text]);
  const negative = (await material.language.inflections(word)).find(({ form }) => form === 'negative')?.kana;
  return saying(`${named(word)} ${ruleOfVerb(word, negative)}`);
}

function ruleOfVerb(word: DraftEntry, negative: string | undefined): string {
  const kana = kanaOf(word);
  if (/(?:する|くる|来る)$/.test(word.ja_word))
    return 'is one of the two irregular verbs, する and 来る: their forms are learned one by one.';
  return negative === `${kana.slice(0, -1)}ない`
    ? 'is a ru-verb: る falls off, and the ending follows what is left.'
    : `is an u-verb: its last sound, ${kana.slice(-1)}, changes with the form, and the ending follows.`;
}
