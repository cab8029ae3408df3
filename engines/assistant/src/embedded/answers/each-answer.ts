import { countOf, type DraftEntry, type LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { dateIn } from '../intents/dates';
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
/** 20 minutes, two weeks ago, in 3 days */
const SPAN = /^(?:in )?(\d{1,4}|[a-z]+) ([a-z]+)( ago| later| from now)?$/i;
const UNIT = /^(?:minute|hour|day|week|month|year|second|time)s?$/i;

/** So much time, and what was or will be then; null for what is none. */
async function timeSpan(language: LanguageEngine, text: string): Promise<Said | null> {
  const [, number = '', unit = '', side = ''] = SPAN.exec(text) ?? [];
  const value = UNIT.test(unit) ? countOf(number) : null;
  const counted = value === null ? null : language.count(value, unit);
  // “5 times ago” is no time.
  if (!counted || (/^time/i.test(unit) && (side || /^in /i.test(text)))) return null;
  const end = /ago/i.test(side) ? '前' : side || /^in /i.test(text) ? '後' : '';
  const written = end ? counted.written.replace(/日間$/, '日') + end : counted.written;
  const { hiragana, romaji } = await language.read(written);
  return { told: `“${text}” is ${written} (${hiragana}, ${romaji})`, word: null };
}

const COUNTED = /^(\d{1,3}|[a-z]+) ([a-z]+)(?: please)?$/i;

/** “two children”: so many of something, never without the number. */
async function counted(language: LanguageEngine, value: number, noun: string): Promise<Said | null> {
  const [word, ...more] = await wholeWords(language, noun);
  const many = language.count(value, noun) ?? language.count(value, `${noun}s`);
  if (!word || more.length > 0 || !many) return null;
  const { hiragana, romaji } = await language.read(`${word.ja_word}${many.written}`);
  return { told: `${word.ja_word}${many.written} (${hiragana}, ${romaji}): “${value} ${noun}”`, word };
}

/** What one part of a list is: a date, a time, so many of something, a word; null for what is not known, or no part. */
async function partOf(language: LanguageEngine, text: string): Promise<Said | null> {
  const date = dateIn(text);
  if (date) return { told: `“${text}” is ${await toldDate(language, date.written)}`, word: null };
  const span = await timeSpan(language, text);
  if (span) return span;
  const [, number = '', noun = ''] = COUNTED.exec(text) ?? [];
  const value = countOf(number);
  if (noun && value !== null) return counted(language, value, noun);
  const [word, ...more] = await wholeWords(language, text);
  // “i eat rice and fish” is no list.
  const isWord = word?.sources.word !== 'composed' && more.length === 0;
  return word && isWord ? { told: `${named(word)}: ${meaning(word.en_word)}`, word } : null;
}

/** “knife fork and spoon”: two words that are one thing together only where they are known so. */
async function apart(language: LanguageEngine, text: string): Promise<readonly string[]> {
  const words = text.split(' ');
  if (words.length !== 2 || (await partOf(language, text))) return [text];
  const known = await Promise.all(words.map((word) => partOf(language, word)));
  return known.every(Boolean) ? words : [text];
}

/** “left, right, front”, “300 and 600”, “20 minutes”: each part by itself; null where one of them is not known. */
export async function each({ language }: AnswerInput, text: string): Promise<Reply | null> {
  const named = text.split(/\s*(?:,(?: and)?|\/|;|\band\b|&)\s*/i).filter(Boolean);
  const parts =
    named.length > 1 ? (await Promise.all(named.map((part) => apart(language, part)))).flat() : named;
  const isList = parts.length > 1 && parts.length <= MOST_PARTS;
  if (parts.some((part) => part.split(' ').length > MOST_WORDS + 1)) return null;
  const said = isList
    ? await Promise.all(parts.map((part) => partOf(language, part)))
    : [await timeSpan(language, text)];
  const known = said.filter((one) => one !== null);
  if (known.length === 0 || known.length < said.length) return null;
  const words = [
    ...new Map(known.flatMap(({ word }) => (word ? [[word.ja_word, word] as const] : []))).values(),
  ];
  return textReply(
    known.length === 1
      ? `${known[0]?.told ?? ''}.`
      : paragraphs('Each by itself:', items(known.map(({ told }) => told))),
    words,
  );
}
