import type { AuthoredLibrary } from '../authored/library';
import { withAntecedents } from './antecedents';
import { parseBestEver } from './best-ever';
import type { Sentence } from './clause';
import { type EnglishToken, sentenceTokens } from './english-tokens';
import { parseExclaimed } from './what-is';
import { parseTwo } from './joined';
import { createLexicon, type Lexicon } from './lexicon';
import { parseNamedPart } from './named-parts';
import { NOT_KNOWN, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { parseDoYouThink } from './opinions';
import { withPurpose } from './noun-to-do';
import { parseQuestion } from './question';
import type { NounChoice, Piece } from './read-lexicon';
import { withRelative } from './relative';
import { parseAction, parseRequest } from './request';
import { join, type Say, say, Unsaid } from './say';
import { sayPlain, sayPolite } from './say-clause';
import { parseSpliced } from './spliced';
import { asSentence, parseStatement } from './statement';
import { parseThere } from './there';
import { withWay } from './ways';
import type { Level } from '@kotoba/contracts';

/** A sentence that was put together from words by rules. */
export interface Composed extends Say {
  readonly pieces: readonly Piece[];
  readonly level: Level;
  readonly question: boolean;
  /** Null for a sentence. */
  readonly names: 'thing' | 'action' | null;
}

export type Composition =
  | { readonly ok: true; readonly sentence: Composed }
  /** The message says what is missing: a word, which is named, or a rule. */
  | { readonly ok: false; readonly message: string; readonly word: string | null };

/** Turns an English sentence into Japanese; what it does not know for sure, it does not say. */
export function createComposer(
  library: AuthoredLibrary,
): (text: string, more?: ReadonlyMap<string, NounChoice>) => Composition {
  let own: Lexicon | null = null;
  return (text, more) => {
    const lexicon = (own ??= createLexicon(library));
    return compose(text, more?.size ? withNouns(lexicon, more) : lexicon);
  };
}

/** With nouns that somebody else has found. */
const withNouns = (lexicon: Lexicon, more: ReadonlyMap<string, NounChoice>): Lexicon => ({
  ...lexicon,
  nouns: (words) => {
    const own = lexicon.nouns(words);
    const [word = '', base = word] = [words, words.replace(/(?<!s)s$/, '')];
    const found = more.get(word) ?? more.get(base);
    return own.length > 0 || !found ? own : [{ ...found, kinds: lexicon.kindsOf(found.written) }];
  },
});

function compose(text: string, lexicon: Lexicon): Composition {
  const read = sentenceTokens(text);
  let furthest = { at: -1, message: NOT_KNOWN };
  const refused = (): Composition => ({
    ok: false,
    message: furthest.message,
    word: /^No word was found for “(.+)”/.exec(furthest.message)?.[1]?.toLowerCase() ?? null,
  });
  if (!read) return refused();
  const miss = (at: number, message: string): void => {
    if (at > furthest.at) furthest = { at, message };
  };
  const greeting = takeGreeting(read.tokens);
  const reading = withAntecedents({ tokens: greeting.tokens, lexicon, miss });
  const sentence = parseSentence(reading, read.ending);
  if (!sentence) return refused();
  const said = 'clause' in sentence ? sayPolite(sentence.clause) : sentence.said;
  const pieces = ('clause' in sentence ? sentence.clause.pieces : sentence.pieces).filter(
    ({ en }) => en !== '',
  );
  const whole = join(said, sentence.question && !/か$/.test(said.written) ? say('か') : null);
  return {
    ok: true,
    sentence: {
      ...(greeting.said
        ? say(`${greeting.said.written}、${whole.written}`, `${greeting.said.kana}、 ${whole.kana}`)
        : whole),
      ...{ pieces: unique(pieces), level: hardest(pieces), question: sentence.question },
      names: 'names' in sentence ? (sentence.names ?? null) : null,
    },
  };
}

const unique = (pieces: readonly Piece[]): Piece[] => [
  ...new Map(pieces.map((piece) => [piece.written, piece])).values(),
];
const hardest = (pieces: readonly Piece[]): Level =>
  pieces.reduce<Level>((level, piece) => (piece.level < level ? piece.level : level), 'N5');

/** "Excuse me, …" */
const GREETINGS: Readonly<Record<string, Say>> = {
  ...{
    'excuse me': say('すみません'),
    sorry: say('すみません'),
    'i am sorry': say('すみません'),
    hello: say('こんにちは'),
    yes: say('はい'),
    no: say('いいえ'),
  },
};
function takeGreeting(tokens: readonly EnglishToken[]): {
  tokens: readonly EnglishToken[];
  said: Say | null;
} {
  for (const [words, said] of Object.entries(GREETINGS)) {
    const length = words.split(' ').length;
    const begins =
      tokens
        .slice(0, length)
        .map(({ text }) => text)
        .join(' ') === words;
    const comma = tokens[length]?.text === ',';
    if (begins && (comma || words === 'excuse me') && tokens.length > length + 1)
      return afterGreeting(tokens.slice(length + (comma ? 1 : 0)), said);
  }
  return { tokens, said: null };
}

/** "Sorry, but …": すみませんが */
function afterGreeting(tokens: readonly EnglishToken[], said: Say): ReturnType<typeof takeGreeting> {
  const isBut = tokens[0]?.text === 'but' && said.written === 'すみません';
  return isBut ? { tokens: tokens.slice(1), said: join(said, say('が')) } : { tokens, said };
}

function parseSentence(reading: Reading, ending: string): Sentence | null {
  const ways = [
    () => parseRequest(reading, ending),
    () => parseThere(reading),
    () => parseDoYouThink(reading, parseStatement) ?? parseQuestion(reading),
    () => asSentence(parseStatement(reading)),
    () => parseTwo(reading, ending),
    () => parseBestEver(reading),
    () => parseExclaimed(reading),
    () => parseSpliced(reading),
    () => parseDescribed(reading, ending),
    () => (ending === '' ? parseNamedPart(reading) : null),
    () => (ending === '' ? (parseAction(reading) ?? parseState(reading) ?? parseThing(reading)) : null),
  ];
  for (const way of ways) {
    const sentence = attempt(way);
    if (sentence) return sentence;
  }
  return null;
}

/** A sentence with a noun of which a clause tells which one it is, or that is how something is done. */
function parseDescribed(reading: Reading, ending: string): Sentence | null {
  const described = withRelative(reading) ?? withWay(reading) ?? withPurpose(reading);
  const sentence = described && parseSentence(described.reading, ending);
  if (!sentence) return null;
  const own = (pieces: readonly Piece[]) => [...described.pieces, ...pieces];
  return 'clause' in sentence
    ? { ...sentence, clause: { ...sentence.clause, pieces: own(sentence.clause.pieces) } }
    : { ...sentence, pieces: own(sentence.pieces) };
}

const SELF_IS: readonly EnglishToken[] = ['I', 'am'].map((shown) => ({
  ...{ text: shown.toLowerCase(), shown, capital: false },
}));

/** "to be afraid of dogs": as one says it of oneself, in the dictionary form. What one is (a teacher) is no such state. */
function parseState(reading: Reading): Sentence | null {
  const [be, ...rest] = reading.tokens.slice(reading.tokens[0]?.text === 'to' ? 1 : 0);
  if (be?.text !== 'be' || rest.length < 2) return null;
  const clause = parseStatement({ ...reading, tokens: [...SELF_IS, ...rest] });
  if (!clause || clause.topic || clause.base.like === 'noun') return null;
  return { said: sayPlain(clause), pieces: clause.pieces, question: false, names: 'action' };
}

/** "red car", "my new phone": a noun with an adjective that is said of it. */
function parseThing(reading: Reading): Sentence | null {
  const noun = parseNoun(reading, 0);
  const { value } = noun ?? {};
  if (!value || noun?.next !== reading.tokens.length || value.who !== null || value.and || value.none)
    return null;
  const [choice] = value.choices;
  const described = choice && value.before(choice.kinds);
  // What is read may be two words of one thing, or of which kind the thing is may not be known.
  if (!choice || !described?.written || value.count || value.open || value.asks || !choice.kinds.size)
    return null;
  return {
    said: sayNoun(value, 'anything', 'nobody'),
    pieces: piecesOf(value),
    question: false,
    names: 'thing',
  };
}

/** What turns out to be unsayable is not known; any other mistake is one of ours. */
function attempt<Value>(way: () => Value | null): Value | null {
  try {
    return way();
  } catch (error) {
    if (error instanceof Unsaid) return null;
    throw error;
  }
}
