import { adjectiveFor } from './adjectives';
import { type Clause, clause, isUs, type Parts, SELF, withMood } from './clause';
import type { Reading } from './noun';
import { DEGREE } from './noun-words';
import type { Adjective } from './read-lexicon';
import { type Base, join, plain, type Say, say, type Tense, verbBase } from './say';
import { piecesOfVerb, type SaidVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { parseBrought } from './told-to';
import { type Form, parseVerb, type VerbPhrase } from './verb-phrase';

const NOW: Tense = { past: false, negative: false };

type Frame = (parts: Parts, at: number, tense: Tense) => Clause | null;

const quiet = (reading: Reading): Reading => ({ ...reading, miss: () => undefined });

const doing = (
  { reading, subject }: Parts,
  at: number,
  form: Form,
): { phrase: VerbPhrase; said: SaidVerb } | null => {
  const phrase = parseVerb(quiet(reading), at, [form], { who: subject?.who ?? SELF });
  const said = phrase && sayVerb(phrase, { who: subject?.who ?? SELF });
  return said && /^v/.test(said.base.like) ? { phrase, said } : null;
};

/** What "be" begins in so many words, before a verb or an adjective. */
export const parseBeFrame: Frame = (parts, at, tense) =>
  parseReputed(parts, at, tense) ??
  parseSupposed(parts, at, tense) ??
  parseJust(parts, at, tense) ??
  parseAmid(parts, at, tense) ??
  parseGoodFor(parts, at, tense) ??
  parseNotOnly(parts, at, tense) ??
  parseBrought(parts, at, tense);

/** "You are not supposed to smoke here", "I was supposed to work today" */
const parseSupposed: Frame = (parts, at, { past, negative }) => {
  if (texts(parts.reading, at, 2) !== 'supposed to') return null;
  if (negative && !past) return withMood(parts, at + 2, ['base'], 'forbidden', false);
  const inner = withMood({ ...parts, negative: false }, at + 2, ['base'], 'plain', false);
  if (!inner || negative || !/^v/.test(inner.base.like)) return null;
  const base: Base = past
    ? { ...join(inner.base, say('はず')), like: 'noun' }
    : verbBase(join(inner.base, say('こと'), say('に'), say('なっている')));
  return { ...inner, base, tense: { past, negative: false }, bare: false };
};

/** "That restaurant is supposed to be really good": 本当にいいそうです */
const parseReputed: Frame = (parts, at, { past, negative }) => {
  const { reading, subject, adverbs } = parts;
  const isOther = !isUs(subject) && subject?.who !== 'you';
  if (texts(reading, at, 3) !== 'supposed to be' || !isOther || past || negative) return null;
  const degree = DEGREE[texts(reading, at + 3, 1)];
  const quality = qualityAt(parts, reading.tokens, at + (degree ? 4 : 3));
  return (
    quality &&
    clause(subject, {
      before: join(...adverbs, degree, quality.before),
      base: { ...join(plain(quality.base, NOW), say('そう')), like: 'noun' },
      ...{ tense: NOW, pieces: quality.pieces },
    })
  );
};

/** What one is doing, as a noun says it: 見ている + だけ. */
const goingOn = (parts: Parts, at: number, past: boolean, noun: Say): Clause | null => {
  const inner = withMood(parts, at, ['ing'], 'going', false);
  return inner?.base.written.endsWith('いる')
    ? {
        ...inner,
        base: { ...join(inner.base, noun), like: 'noun' },
        ...{ tense: { past, negative: false }, bare: false },
      }
    : null;
};

/** "I'm just looking": 見ているだけです; "I'm just about to leave" is about to. */
const parseJust: Frame = (parts, at, { past, negative }) => {
  if (texts(parts.reading, at, 1) !== 'just' || negative) return null;
  if (texts(parts.reading, at + 1, 2) === 'about to')
    return withMood(parts, at + 3, ['base'], 'beginning', past);
  return goingOn(parts, at + 1, past, say('だけ'));
};

/** "I'm in the middle of cooking": 料理しているところです */
const parseAmid: Frame = (parts, at, { past, negative }) =>
  texts(parts.reading, at, 4) === 'in the middle of' && !negative
    ? goingOn(parts, at + 4, past, say('ところ'))
    : null;

/** "This knife is good for cutting bread": パンを切るのにいいです */
const parseGoodFor: Frame = (parts, at, tense) => {
  const { reading, subject, adverbs } = parts;
  const [word = '', preposition = ''] = texts(reading, at, 2).split(' ');
  if (preposition !== 'for' || !/^(good|useful|convenient|perfect)$/.test(word)) return null;
  const adjective = adjectiveFor(reading, word, subject);
  const done = adjective && subject?.who !== 'i' ? doing(parts, at + 2, 'ing') : null;
  return done && adjective
    ? clause(subject, {
        before: join(...adverbs, done.said.before, done.said.base, say('のに', 'の に')),
        ...{ base: adjective, tense, pieces: [...piecesOfVerb(done.phrase), adjective.piece] },
      })
    : null;
};

/** "He is not only smart but also kind": 頭がいいだけでなく、親切です */
const parseNotOnly: Frame = (parts, at, { past, negative }) => {
  const { reading, subject } = parts;
  const but = reading.tokens.findIndex(({ text }, place) => place > at && text === 'but');
  if (!negative || texts(reading, at, 1) !== 'only' || but < 0) return null;
  const also = texts(reading, but + 1, 1) === 'also' ? but + 2 : but + 1;
  const first = qualityAt(parts, reading.tokens.slice(0, but), at + 1);
  const second = qualityAt(parts, reading.tokens, also);
  if (!first || !second) return null;
  const so = join(first.before, plain(first.base, NOW, true), say('だけでなく、', 'だけ でなく、'));
  return clause(subject, {
    ...{ before: join(so, second.before), base: second.base, tense: { past, negative: false } },
    pieces: [...first.pieces, ...second.pieces],
  });
};

interface Quality {
  readonly before: SaidVerb['before'];
  readonly base: Base;
  readonly pieces: readonly Adjective['piece'][];
}

/** An adjective, or what "be" takes as one (頭がいい), to the end. */
function qualityAt({ reading, subject }: Parts, tokens: Reading['tokens'], at: number): Quality | null {
  const rest: Reading = { ...quiet(reading), tokens };
  const word = tokens[at]?.text ?? '';
  const adjective = at + 1 === tokens.length ? adjectiveFor(rest, word, subject) : null;
  if (adjective) return { before: say(''), base: adjective, pieces: [adjective.piece] };
  const set = parseVerb(rest, at, ['base'], { who: subject?.who ?? SELF, head: 'be' });
  const said = set && sayVerb(set, { who: subject?.who ?? SELF });
  return said && said.base.like.startsWith('adj')
    ? { before: said.before, base: said.base, pieces: piecesOfVerb(set) }
    : null;
}
