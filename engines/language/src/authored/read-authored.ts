import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPartOfSpeech, type Level } from '@kotoba/contracts';
import { packageFile } from '../package-file';
import {
  type AuthoredSentence,
  type AuthoredTopic,
  type AuthoredWord,
  type AuthoredPhrase,
  type PhraseUsage,
  REGISTERS,
} from './authored-word';

/** A line of an authored file with its place, so that a mistake can be named. */
interface AuthoredLine {
  readonly place: string;
  readonly text: string;
}

const root = (): string => packageFile('data/authored');

function authoredFiles(folder: string): string[] {
  return readdirSync(join(root(), folder))
    .filter((file) => file.endsWith('.tsv'))
    .sort();
}

/** The lines of an authored file that are not empty. Small files, read once when the engine is made. */
function authoredLines(file: string): AuthoredLine[] {
  return readFileSync(join(root(), file), 'utf8')
    .split('\n')
    .map((text, index) => ({ text, place: `${file}:${index + 1}` }))
    .filter(({ text }) => text.trim() !== '');
}

/**
 * The rows of an authored table with their columns; lines that begin with # are remarks. Throws when a row has not
 * exactly `count`.
 */
export const authoredRows = (file: string, count: number): { place: string; columns: string[] }[] =>
  authoredLines(file)
    .filter(({ text }) => !text.startsWith('#'))
    .map((line) => ({ place: line.place, columns: columns(line, count) }));

/** The columns of a line; throws when it has not exactly as many as it should. */
function columns({ text, place }: AuthoredLine, count: number): string[] {
  const parts = text.split('\t');
  if (parts.length !== count) throw new Error(`${place}: ${parts.length} columns, ${count} expected`);
  return parts;
}

const LEVEL = /^~?(N[1-5])$/;

/** A word while the files are read: topics and sentences are still being added. */
interface GrowingWord extends Omit<AuthoredWord, 'topics' | 'sentences'> {
  topics: string[];
  sentences: AuthoredSentence[];
}

interface AuthoredWords {
  readonly topics: readonly AuthoredTopic[];
  readonly words: readonly AuthoredWord[];
}

/**
 * The topics with their words and example sentences. A word listed in several topics is one word. Throws, naming file
 * and line, on anything that is not as the README of data/authored says.
 */
export function readTopics(): AuthoredWords {
  const words = new Map<string, GrowingWord>();
  const topics: AuthoredTopic[] = [];
  for (const file of authoredFiles('topics')) {
    const topic = readTopic(file, words);
    if (topic) topics.push(topic);
  }
  const byWritten = indexWritten(words.values());
  for (const file of authoredFiles('sentences')) readSentences(file, byWritten);
  return { topics, words: [...words.values()] };
}

/** Two meanings of one spelling in kana (そば) are two words; the same meaning in two topics is one. */
const identity = ({ written, kana, en }: Pick<AuthoredWord, 'written' | 'kana' | 'en'>) =>
  `${written}|${kana}|${en}`;

/** Words of a file without a title are known, but are no topic. */
function readTopic(file: string, words: Map<string, GrowingWord>): AuthoredTopic | null {
  let title = '';
  let theme = '';
  let aliases: string[] = [];
  const groups: { name: string; aliases: string[]; words: AuthoredWord[] }[] = [];
  for (const line of authoredLines(`topics/${file}`)) {
    const group = groups.at(-1);
    if (line.text.startsWith('# also:')) {
      const names = list(line.text.slice('# also:'.length));
      if (group) group.aliases = names;
      else aliases = names;
    } else if (line.text.startsWith('# theme:')) theme = line.text.slice('# theme:'.length).trim();
    else if (line.text.startsWith('## '))
      groups.push({ name: line.text.slice(3).trim(), aliases: [], words: [] });
    else if (line.text.startsWith('# ')) title = line.text.slice(2).trim();
    else group?.words.push(addWord(readWord(line), aliases.length > 0 ? title : null, words));
  }
  if (aliases.length === 0) return null;
  if (theme === '') throw new Error(`topics/${file}: a topic has a theme`);
  return { title, theme, aliases, groups };
}

const list = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function addWord(word: GrowingWord, topic: string | null, words: Map<string, GrowingWord>): AuthoredWord {
  const known = words.get(identity(word)) ?? word;
  words.set(identity(known), known);
  if (topic !== null && !known.topics.includes(topic)) known.topics.push(topic);
  return known;
}

function readWord(line: AuthoredLine): GrowingWord {
  const [written = '', kana = '', en = '', partOfSpeech = '', level = ''] = columns(line, 5);
  if (!isPartOfSpeech(partOfSpeech)) throw new Error(`${line.place}: unknown part of speech ${partOfSpeech}`);
  const known = LEVEL.exec(level)?.[1];
  if (!known) throw new Error(`${line.place}: unknown level ${level}`);
  const estimated = level.startsWith('~');
  return { written, kana, en, partOfSpeech, level: known as Level, estimated, topics: [], sentences: [] };
}

/** Words by their spelling, and by spelling and reading: `十`, `十[とお]`. */
function indexWritten(words: Iterable<GrowingWord>): ReadonlyMap<string, readonly GrowingWord[]> {
  const byWritten = new Map<string, GrowingWord[]>();
  for (const word of words) {
    for (const key of [word.written, `${word.written}[${word.kana}]`]) {
      const list = byWritten.get(key);
      if (list) list.push(word);
      else byWritten.set(key, [word]);
    }
  }
  return byWritten;
}

/** `sentences/food.tsv` belongs to the words of `topics/food.tsv` first, so that そば is the noodles there. */
function readSentences(file: string, byWritten: ReadonlyMap<string, readonly GrowingWord[]>): void {
  const title = authoredLines(`topics/${file}`)[0]?.text.slice(2).trim() ?? '';
  for (const line of authoredLines(`sentences/${file}`)) {
    const [headword = '', ja = '', kana = '', en = ''] = columns(line, 4);
    const candidates = byWritten.get(headword) ?? [];
    const word = candidates.find(({ topics }) => topics.includes(title)) ?? candidates[0];
    if (!word) throw new Error(`${line.place}: ${headword} is in no topic`);
    word.sentences.push({ ja, kana, en });
  }
}

function usageOf(text: string, when: string, { place }: AuthoredLine): PhraseUsage {
  const register = REGISTERS.find((known) => known === text);
  if (!register) throw new Error(`${place}: unknown register ${text}`);
  return { register, when };
}

/**
 * The phrase book. Throws, naming the line, when a column is missing or the register is not one of the closed list.
 */
export function readPhrases(): AuthoredPhrase[] {
  const phrases: AuthoredPhrase[] = [];
  let group = '';
  for (const line of authoredLines('phrases.tsv')) {
    if (line.text.startsWith('## ')) group = line.text.slice(3).trim();
    if (line.text.startsWith('#')) continue;
    const [
      written = '',
      kana = '',
      meanings = '',
      aliases = '',
      register = '',
      when = '',
      ja = '',
      exampleKana = '',
      en = '',
      level = '',
    ] = columns(line, 10);
    phrases.push({
      written,
      kana,
      meanings: list(meanings),
      aliases: list(aliases),
      usage: usageOf(register, when, line),
      example: { ja, kana: exampleKana, en },
      level: level as Level,
      group,
    });
  }
  return phrases;
}
