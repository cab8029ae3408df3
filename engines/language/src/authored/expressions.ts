import { isPartOfSpeech, type Level, type PartOfSpeech } from '@kotoba/contracts';
import { englishKey } from '../english-key';
import { baseForms } from '../word-forms';
import { readVerb } from '../phrases/english-verbs';
import type { AuthoredWord } from './authored-word';
import { authoredRows } from './read-authored';

/** A verb with what it takes, or a whole expression: `(something)を楽しみにする`, "to look forward to (something)". */
export interface AuthoredExpression {
  /** English ways to say it, the first is shown; what stands in parentheses is a gap. */
  readonly ways: readonly string[];
  /** With its gaps, each before its particle. */
  readonly written: string;
  /** Spaced reading, with the same gaps. */
  readonly kana: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly level: Level;
  /** How sentences use it; `data/authored/README.md` has the list. */
  readonly use: ReadonlySet<string>;
}

/** An expression as a word list has it: the gaps are told apart from the words. */
interface ExpressionWord {
  /** 楽しみにする */
  readonly written: string;
  readonly kana: string;
  /** 〜を; empty for what needs nothing. */
  readonly needs: string;
}

const GAPS = /\([a-z ]+\)(を|について(?!い)|に|が|との|と(?!ころ)|で|の上に|のことを|の|から|まで)? ?/g;
const SPACED_GAPS =
  /\([a-z ]+\)( (を|に ついて|に|が|と の|と|で|の うえ に|の こと を|の|から|まで)(?= ))? ?/g;

/** `(something)を楽しみにする` is 楽しみにする with 〜を. */
export function withoutGaps({ written, kana }: AuthoredExpression): ExpressionWord {
  const needs = [...written.matchAll(GAPS)].map(([, particle = '']) => `〜${particle}`).join('');
  const spaced = kana.replace(SPACED_GAPS, '');
  return { written: written.replace(GAPS, ''), kana: spaced.trim(), needs };
}

export const MAX_WAYS = 3;

/**
 * An expression as one of our words: the English way that was typed (an `englishKey`) is its first meaning, at most
 * three in all. "Be satisfied" is said for itself, without "with (something)".
 */
export function expressionWord(row: AuthoredExpression, typed = ''): AuthoredWord {
  const { written, kana } = withoutGaps(row);
  const same = row.ways.filter((way) => englishKey(way) === typed);
  const longer = typed === '' ? undefined : row.ways.find((way) => englishKey(way).startsWith(`${typed} `));
  const asked = same.length === 0 && longer ? [`to ${firstWords(longer, typed.split(' ').length)}`] : same;
  const en = [...new Set([...asked, ...row.ways])].slice(0, MAX_WAYS).join('; ');
  return {
    ...{ written, kana: kana.replaceAll(' ', ''), en },
    ...{ partOfSpeech: row.partOfSpeech, level: row.level, estimated: true, topics: [], sentences: [] },
  };
}

/** "take one's time" of "to take one's time over (something)". */
const firstWords = (way: string, count: number): string =>
  way.replace(/^to /, '').split(' ').slice(0, count).join(' ');

const LEVEL = /^N[1-5]$/;

type ExpressionFile = 'verbs.tsv' | 'expressions.tsv' | 'places.tsv' | 'family-names.tsv';

/** The rows of such a file. Throws, naming the line, on a row that is not as the README says. */
export function readExpressions(file: ExpressionFile): AuthoredExpression[] {
  return authoredRows(file, 6).map(({ place, columns }) => {
    const [ways = '', written = '', kana = '', partOfSpeech = '', level = '', use = ''] = columns;
    if (!isPartOfSpeech(partOfSpeech)) throw new Error(`${place}: unknown part of speech ${partOfSpeech}`);
    if (!LEVEL.test(level)) throw new Error(`${place}: unknown level ${level}`);
    return {
      ways: ways.split(';').map((way) => way.trim()),
      ...{ written, kana, partOfSpeech, level: level as Level },
      use: new Set(use.split(' ')),
    };
  });
}

const DETERMINERS = new Set(
  "a an the some any my your his her our their its one's ones someone's".split(' '),
);
export const isDeterminer = (word: string): boolean => DETERMINERS.has(word);

/** What a word list writes where a gap is: "wake someone up". */
const PLACEHOLDER = /\b(someone|somebody|something|sb|sth)('s)?(?![a-z'])/g;

/** The words of an English way, with what fills its gaps. */
const wordsOf = (way: string, gap: string): string[] =>
  way
    .toLowerCase()
    .replace(/\([^()]*\)('s)?/g, gap)
    .replace(/[’']s\b/g, "'s")
    .replace(PLACEHOLDER, gap)
    .split(/[^a-z0-9'*-]+/)
    .filter((word) => word !== '');

/** The words that carry it: "to brush one's teeth" → brush teeth. */
const carrying = (way: string): string[] => wordsOf(way, ' ').filter((word) => !isDeterminer(word));

/** "cheer (someone) up" is no "cheer up", and "get a cold" no "get cold"; a gap at the end tells nothing apart. */
const asSaid = (way: string): string => wordsOf(way, ' * ').join(' ').replace(/ \*$/, '');

/** "in a way" is not "in the way"; who leaves the article out means either. */
const hasArticlesOf = ({ ways, partOfSpeech }: AuthoredExpression, text: string): boolean => {
  const articles = (said: string): string => (said.match(/\b(?:an?|the)\b/g) ?? []).join(' ');
  return (
    partOfSpeech !== 'adverb' || articles(text) === '' || ways.some((way) => articles(way) === articles(text))
  );
};

/** "open-minded" is typed as two words; "show-off" as two is what somebody does. */
const inWords = (text: string): string =>
  text.replace(/-(?!(?:up|down|on|off|out|in|over|away|back|by|through)$)/g, ' ');

/** "be angry with", "get tired of": the same is said without the preposition, which "poor at" and "called on" need. */
const STATE =
  /^((?:be|get|feel|become) (?!(?:good|bad|poor|hard|close|near|happy|crazy|used|made|called|going|about|out|away|around) )\w{3,}(?: .+)?) (?:with|of|about|at|for|to|by|in|from|on|as)$/;

/** What stands before the verb in "to be looking forward to", "I'm taking a bath", "she is hungry". */
const BEFORE =
  /^(?:to |(?:i|you|we|they|he|she|it)(?: am| are| is| was| were|'m|'re|'s)? |(?:am|is|are|was|were|be|being) )+/;

/** Longer ones are no expression. */
const MAX_KEY = 80;

/**
 * A look-up by some English way in whatever inflection: "I'm looking forward to", "to be looking forward to" and "look
 * forward to" are one.
 */
export function indexExpressions(
  expressions: readonly AuthoredExpression[],
): (text: string) => AuthoredExpression | null {
  const index = new Map<string, AuthoredExpression>();
  const add = (key: string | undefined, expression: AuthoredExpression): void => {
    if (key && !index.has(key)) index.set(key, expression);
  };
  const keys = expressions.flatMap((expression) =>
    expression.ways.map((way) => {
      const bare = way.replace(/^to /, '');
      return { expression, said: asSaid(bare), key: carrying(bare).join(' ') };
    }),
  );
  for (const { expression, said } of keys) add(said, expression);
  for (const { expression, key } of keys) add(key, expression);
  for (const { expression, key } of keys) add(STATE.exec(key)?.[1], expression);
  // "open minded" is "open-minded", where it is nothing else.
  for (const { expression, said } of keys) add(inWords(said), expression);
  const find = (words: readonly string[]): AuthoredExpression | null => {
    const last = words.at(-1) ?? '';
    for (const ending of [last, ...baseForms(last)]) {
      const found = index.get([...words.slice(0, -1), ending].join(' '));
      if (found) return found;
    }
    return index.get(STATE.exec(words.join(' '))?.[1] ?? '') ?? null;
  };
  return (text) => {
    if (text.length > MAX_KEY) return null;
    const lower = text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/\b(?:my|your|our)sel(?:f|ves)\b/g, 'oneself')
      .trim();
    const bare = lower.replace(/^to (?=\S)/, '');
    const [exact, ...others] = [index.get(asSaid(bare)), find(carrying(bare)), find(carrying(inWords(bare)))];
    const whole = exact ?? others.find((row) => row && hasArticlesOf(row, bare));
    if (whole) return whole;
    const rested = lower.replace(BEFORE, '');
    const [head = '', ...rest] = carrying(rested);
    const be =
      /^(?:to be |(?:i|you|we|they|he|she|it)?(?: ?am | ?are | ?is | ?was | ?were |'m |'re |'s ))/.test(
        lower,
      );
    // Nobody is named who broke the "broken glass": "broke" and "is broken" are done.
    const said = readVerb(head).filter(({ form }) => form !== 'participle' || rested !== lower);
    for (const { base } of said) {
      const found = find([base, ...rest]) ?? (be ? find(['be', base, ...rest]) : null);
      if (found && hasArticlesOf(found, bare)) return found;
    }
    return null;
  };
}
