import type { AuthoredLibrary } from '../authored/library';
import { parseAdjuncts, parseLocation } from './adjuncts';
import { type Clause, existing, type Sentence } from './clause';
import { type EnglishToken, sentenceTokens } from './english-tokens';
import { createLexicon, type Lexicon } from './lexicon';
import { isNamed, isObject, NOT_KNOWN, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parsePredicate } from './predicate';
import { parseQuestion } from './question';
import type { NounChoice, Piece } from './read-lexicon';
import { parseAction, parseRequest } from './request';
import { join, plain, polite, type Say, say, teForm, Unsaid, whenDone } from './say';
import { type Adjunct, leadingTime } from './times';
import { parseVerb, piecesOfVerb, sayVerb } from './verb-phrase';
import type { Level } from '@kotoba/contracts';

/** A sentence that was put together from words by rules. */
export interface Composed extends Say {
  readonly pieces: readonly Piece[];
  readonly level: Level;
  readonly question: boolean;
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
    return own.length > 0 || !found ? own : [found];
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
  const reading: Reading = { tokens: greeting.tokens, lexicon, miss };
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
      return { tokens: tokens.slice(length + (comma ? 1 : 0)), said };
  }
  return { tokens, said: null };
}

function parseSentence(reading: Reading, ending: string): Sentence | null {
  const ways = [
    () => parseRequest(reading, ending),
    () => parseThere(reading),
    () => parseQuestion(reading),
    () => asSentence(parseStatement(reading)),
    () => parseTwo(reading),
    () => (ending === '' ? parseAction(reading) : null),
  ];
  for (const way of ways) {
    const sentence = attempt(way);
    if (sentence) return sentence;
  }
  return null;
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

const asSentence = (clause: Clause | null): Sentence | null => clause && { clause, question: false };

/** "(Yesterday) my mother went …", "… too" */
function parseStatement(reading: Reading): Clause | null {
  const time = leadingTime(reading);
  if (time && time.next < reading.tokens.length) {
    const rest = parseStatement(within(reading, reading.tokens.slice(time.next), time.next));
    if (rest) return { ...rest, before: join(time.value.said, rest.before) };
  }
  const thought = parseThought(reading);
  if (thought) return thought;
  const last = reading.tokens.at(-1)?.text;
  if (last === 'too' && reading.tokens.length > 2) {
    const rest = parseStatement(within(reading, reading.tokens.slice(0, -1)));
    return rest?.subject
      ? { ...rest, topic: rest.topic ?? sayNoun(rest.subject, 'anything'), particle: 'も' }
      : null;
  }
  const subject = parseNoun(reading, 0);
  if (!subject || isObject(reading.tokens[0]?.text ?? '') || !isNamed(reading, 0, subject.value)) return null;
  return parsePredicate(reading, subject.next, subject.value, {});
}

/** "I think (that) it is cheap" */
function parseThought(reading: Reading): Clause | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  if (text(0) !== 'i' || text(1) !== 'think' || reading.tokens.length < 5) return null;
  const from = text(2) === 'that' && !/^(is|was)$/.test(text(3)) ? 3 : 2;
  const thought = parseStatement(within(reading, reading.tokens.slice(from), from));
  return (
    thought && {
      ...{ subject: null, topic: null, particle: 'は', bare: false },
      before: join(sayPlain(thought), say('と')),
      base: { ...say('思う', 'おもう'), like: 'v5u' },
      tense: { past: false, negative: false },
      pieces: [...thought.pieces, { written: '思う', en: 'to think', level: 'N4' }],
    }
  );
}

const sayPolite = ({ topic, particle, before, base, tense }: Clause): Say =>
  join(topic && join(topic, say(particle)), before, polite(base, tense));

/** Within another sentence, its subject with が. */
const sayPlain = ({ topic, particle, before, base, tense }: Clause, attributive = false): Say =>
  join(topic && join(topic, say(particle)), before, plain(base, tense, attributive));

/** "There is …", "Are there …?" */
function parseThere(reading: Reading): Sentence | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const question = text(1) === 'there' && /^(is|are|was|were)$/.test(text(0));
  if (!question && !(text(0) === 'there' && /^(is|are|was|were)$/.test(text(1)))) return null;
  const past = /^(was|were)$/.test(text(question ? 0 : 1));
  const not = text(2) === 'not';
  const noun = parseNoun(reading, not ? 3 : 2);
  if (!noun) return null;
  const rest = parseThereRest(reading, noun.next);
  const { value } = noun;
  const kinds = value.choices[0]?.kinds;
  if (!rest || value.who !== null || !kinds || kinds.has('name') || kinds.size === 0) return null;
  const amount = join(sayNoun(value, 'anything'), say('が'), value.count);
  return {
    question,
    clause: {
      ...{ subject: value, topic: null, particle: 'は', bare: false },
      before: join(...rest.map(({ said, place }) => (place ? join(said, say('に')) : said)), amount),
      base: existing(value),
      tense: { past, negative: not || value.none },
      pieces: [...rest.flatMap(({ pieces }) => pieces), ...piecesOf(value)],
    },
  };
}

function parseThereRest(reading: Reading, at: number): readonly Adjunct[] | null {
  const place = parseLocation(reading, at);
  if (!place) {
    const rest = parseAdjuncts(reading, at, null);
    return rest?.every(({ role, place: where }) => role === 'time' || where) ? rest : null;
  }
  const times = parseAdjuncts(reading, place.next, null);
  if (!times?.every(({ role }) => role === 'time')) return null;
  return [...times, { role: 'place', place: true, ...place.value }];
}

/** How two sentences are joined: the word between them, and what Japanese makes of the first or the second. */
const JOINTS = /^(because|so|but|and|when|if|before|after)$/;

function parseTwo(reading: Reading): Sentence | null {
  const { tokens } = reading;
  const leading = tokens[0]?.text ?? '';
  if (/^(because|when|if|before|after)$/.test(leading)) {
    const comma = tokens.findIndex(({ text }) => text === ',');
    return comma < 0
      ? null
      : joined(reading, leading, tokens.slice(comma + 1), tokens.slice(1, comma), comma + 1);
  }
  for (const [at, { text }] of tokens.entries()) {
    if (at === 0 || at === tokens.length - 1 || !JOINTS.test(text)) continue;
    const first = tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
    const both = joined(reading, text, first, tokens.slice(at + 1), 0, at + 1);
    if (both) return both;
  }
  return null;
}

function joined(
  reading: Reading,
  joint: string,
  main: readonly EnglishToken[],
  other: readonly EnglishToken[],
  mainAt: number,
  otherAt = 1,
): Sentence | null {
  const first = parseStatement(within(reading, main, mainAt));
  if (!first) return null;
  const rest = within(reading, other, otherAt);
  const second =
    joint === 'and'
      ? parseSecond(rest, first)
      : joint === 'but'
        ? (parseStatement(rest) ?? parseSecond(rest, first))
        : ((joint === 'before' || joint === 'after' ? parseDoing(rest) : null) ?? parseStatement(rest));
  if (!second) return null;
  const pieces = [...first.pieces, ...second.pieces];
  const said = joinClauses(joint, first, second);
  return said && { said, pieces, question: false };
}

/** "… and bought vegetables": the first sentence's subject does that, too. */
function parseSecond(rest: Reading, { subject, bare, tense, base }: Clause): Clause | null {
  if (!subject) return null;
  const said = base.like === 'adj-i' || base.like === 'adj-na';
  if (said && !tense.past) {
    const is = { text: 'is', shown: 'is', capital: false };
    const quality = parsePredicate(
      within({ ...rest, miss: () => undefined }, [is, ...rest.tokens]),
      0,
      subject,
      {},
    );
    const same = quality?.base.like === 'adj-i' || quality?.base.like === 'adj-na';
    return quality && same ? { ...quality, topic: null } : null;
  }
  if (!bare || tense.negative) return null;
  const own = parseNoun({ ...rest, miss: () => undefined }, 0);
  const begins = own && own.value.who !== null && own.value.who === subject.who ? own.next : 0;
  const second = parsePredicate(rest, begins, subject, {});
  return second?.bare && second.tense.past === tense.past ? second : null;
}

/** "before going to bed" */
function parseDoing(rest: Reading): Clause | null {
  if (!rest.tokens[0]?.text.endsWith('ing')) return null;
  const phrase = parseVerb(rest, 0, ['ing'], { who: 'i' });
  const said = phrase && sayVerb(phrase, { who: 'i' });
  return (
    said && {
      ...{ subject: null, topic: null, particle: 'は', before: said.before, base: said.base, bare: false },
      ...{ tense: { past: false, negative: false }, pieces: piecesOfVerb(phrase) },
    }
  );
}

function joinClauses(joint: string, first: Clause, second: Clause): Say | null {
  const whole = sayPolite(first);
  const low = (clause: Clause): Clause => (clause.particle === 'は' ? { ...clause, particle: 'が' } : clause);
  switch (joint) {
    case 'because':
      return comma(join(leant(sayPlain(low(second), true), 'ので')), whole);
    case 'so':
      return comma(leant(sayPlain(low(first), true), 'ので'), sayPolite(second));
    case 'but':
      return comma(join(whole, say('が')), sayPolite(second));
    case 'and':
      return comma(
        join(first.topic && join(first.topic, say(first.particle)), first.before, teForm(first.base)),
        join(second.before, polite(second.base, second.tense)),
      );
    case 'when':
      return comma(join(whenOf(low(second)), say('時', 'とき')), whole);
    case 'if':
      return comma(
        join(subjectOf(low(second)), second.before, whenDone(second.base, second.tense.negative)),
        whole,
      );
    case 'before': {
      const present = { ...low(second), tense: { past: false, negative: false } };
      return second.tense.negative ? null : comma(join(sayPlain(present), say('前に', 'まえ に')), whole);
    }
    case 'after': {
      const done = { ...low(second), tense: { past: true, negative: false } };
      return second.tense.negative ? null : comma(join(sayPlain(done), say('後で', 'あと で')), whole);
    }
    default:
      return null;
  }
}

const subjectOf = ({ topic, particle }: Clause): Say | null => topic && join(topic, say(particle));
/** 子どもの時, 日本に行った時 */
const whenOf = (clause: Clause): Say =>
  clause.base.like === 'noun' && !clause.tense.negative
    ? join(clause.subject?.who === 'i' ? null : subjectOf(clause), clause.before, clause.base, say('の'))
    : sayPlain(clause, true);
const leant = (first: Say, ending: string): Say => join(first, say(ending));
const comma = (first: Say, second: Say): Say =>
  say(`${first.written}、${second.written}`, `${first.kana}、 ${second.kana}`);
