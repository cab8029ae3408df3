import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { dateIn } from '../intents/dates';
import { amountIn, isCounted, toldAmount } from './amounts';
import { items, meaning, named, paragraphs, textReply, type AnswerInput } from './answer';
import { wholeWords } from './find-word';
import { toldDate } from './told-date';

/** One thing that is said by itself: how it is told, and its card where it is a word. */
interface Said {
  readonly told: string;
  readonly word: DraftEntry | null;
}

const MOST_PARTS = 10;
const MOST_WORDS = 3;
/** No part of a list by itself. */
const LITTLE = /^(?:an?|the|my|your|some|any|of|to|in|on|at|for|with|is|are|i|you|it|half)$/i;

/** What one part of a list is: a date, a time, so many of something, a word; null for what is not known, or no part. */
async function partOf(language: LanguageEngine, text: string): Promise<Said | null> {
  const date = dateIn(text);
  if (date) return { told: `“${text}” is ${await toldDate(language, date.written)}`, word: null };
  const amount = await amountIn(language, text);
  if (amount) return { told: toldAmount(amount), word: amount.word };
  // Never without the number.
  if (isCounted(text)) return null;
  const [word, ...more] = await wholeWords(language, text);
  // “i eat rice and fish” is no list.
  const isWord = word?.sources.word !== 'composed' && more.length === 0;
  return word && isWord ? { told: `${named(word)}: ${meaning(word.en_word)}`, word } : null;
}

/** “knife fork and spoon”: two words that are one thing together only where they are known so. */
async function apart(language: LanguageEngine, text: string): Promise<readonly string[]> {
  const words = text.split(' ');
  if (words.length !== 2 || words.some((word) => LITTLE.test(word)) || (await partOf(language, text)))
    return [text];
  const known = await Promise.all(words.map((word) => partOf(language, word)));
  return known.every(Boolean) ? words : [text];
}

/** “left, right, front”, “300 and 600”, “20 minutes”: each part by itself; null where one of them is not known. */
export async function each({ language }: AnswerInput, text: string): Promise<Reply | null> {
  const amount = await amountIn(language, text);
  if (amount) return textReply(`${toldAmount(amount)}.`, amount.word ? [amount.word] : []);
  const named = text.split(/\s*(?:,(?: and)?|\/|;|[?!](?=\s)|\band\b|&)\s*/i).filter(Boolean);
  const parts =
    named.length > 1 ? (await Promise.all(named.map((part) => apart(language, part)))).flat() : named;
  const isList = parts.length > 1 && parts.length <= MOST_PARTS;
  if (!isList || parts.some((part) => part.split(' ').length > MOST_WORDS + 1)) return null;
  const said = await Promise.all(parts.map((part) => partOf(language, part)));
  const known = said.filter((one) => one !== null);
  if (known.length < said.length) return null;
  const words = [
    ...new Map(known.flatMap(({ word }) => (word ? [[word.ja_word, word] as const] : []))).values(),
  ];
  return textReply(paragraphs('Each by itself:', items(known.map(({ told }) => told))), words);
}
