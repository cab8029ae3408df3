import type { Clause, Sentence } from './clause';
import type { EnglishToken } from './english-tokens';
import { said } from './feelings';
import { type Reading, within } from './noun';
import { type Base, join, meant, say, verbBase } from './say';
import { sayPlain } from './say-clause';
import type { Opener, Parse } from './stances';
import { texts } from './time-words';

const THINK = verbBase(say('思う', 'おもう'));
const THOUGHT = verbBase(say('思っている', 'おもっている'));
const PIECE = { written: '思う', en: 'to think', level: 'N4' } as const;

const thought = (inner: Clause | null, base: Base = THINK, past = false): Clause | null =>
  inner && {
    ...said(join(sayPlain(inner), say('と')), inner, base, { tense: { past, negative: false } }),
    pieces: [...inner.pieces, PIECE],
  };

const [I, WILL] = ['i', 'will'].map((text) => ({ text, shown: text, capital: false })) as [
  EnglishToken,
  EnglishToken,
];

/** "I think I will go home": 帰ろうと思います */
function willing(inner: Clause | null): Clause | null {
  if (!inner?.done || inner.tense.negative || !/^v/.test(inner.base.like)) return thought(inner);
  return said(inner.before, { pieces: [...inner.pieces, PIECE] }, meant(inner.base, THINK));
}

/** "I thought he was a teacher": what he was then. */
function believed(inner: Clause | null): Clause | null {
  if (!inner) return null;
  const isState = /^(adj|noun)/.test(inner.base.like) || inner.base.written.endsWith('いる');
  const tense = { ...inner.tense, past: inner.tense.past && !isState };
  return thought({ ...inner, tense }, THOUGHT, true);
}

/** "I don't think he is busy": 忙しくないと思います */
const doubted = (inner: Clause | null): Clause | null =>
  inner?.tense.negative === false ? thought({ ...inner, tense: { ...inner.tense, negative: true } }) : null;

/** "I'm sure you will like it": きっと … と思います */
const sure = (inner: Clause | null): Clause | null => {
  const so = inner && thought(inner);
  return so && { ...so, before: join(say('きっと'), so.before) };
};

/** What would be was to come. */
const toCome = (reading: Reading): Reading => ({
  ...reading,
  tokens: reading.tokens.map((token) => (token.text === 'would' ? { ...token, text: 'will' } : token)),
});

/** What one thinks, by its English. */
export const opinions = (parse: Parse): readonly Opener[] => [
  ['i think i will', (reading) => willing(parse(within(reading, [I, WILL, ...reading.tokens])))],
  ['i think', (reading) => thought(parse(reading))],
  ['i guess', (reading) => thought(parse(reading))],
  ['in my opinion', (reading) => thought(parse(reading))],
  ['i thought', (reading) => believed(parse(toCome(reading)))],
  ['i do not think', (reading) => doubted(parse(reading))],
  ['i am sure', (reading) => sure(parse(reading))],
];

/** "Do you think it will rain?" */
export function parseDoYouThink(reading: Reading, parse: Parse): Sentence | null {
  if (texts(reading, 0, 3) !== 'do you think') return null;
  const from = texts(reading, 3, 1) === 'that' && !/^(is|was)$/.test(texts(reading, 4, 1)) ? 4 : 3;
  const clause = thought(parse(within(reading, reading.tokens.slice(from), from)));
  return clause && { clause, question: true };
}
