import { type Clause, low } from './clause';
import { said } from './feelings';
import { choose, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { join, plain, say, verbBase } from './say';
import { sayPlain, subjectOf } from './say-clause';
import type { Opener, Parse } from './stances';
import { texts } from './time-words';

/** 行くそうです: what one has heard. */
const heard =
  (parse: Parse): Parse =>
  (reading) => {
    const inner = parse(reading);
    return (
      inner && {
        ...inner,
        before: say(''),
        base: { ...join(inner.before, plain(inner.base, inner.tense), say('そう')), like: 'noun' },
        tense: { past: false, negative: false },
        bare: false,
      }
    );
  };

/** "It has been decided that I will …": ことになりました */
const settled =
  (parse: Parse): Parse =>
  (reading) => {
    const inner = parse(asIs(reading));
    if (!inner?.done || inner.tense.past || !/^v/.test(inner.base.like)) return null;
    const so = join(plain(inner.base, inner.tense), say('こと'), say('に'), say('なる'));
    return { ...inner, base: verbBase(so), tense: { past: true, negative: false }, bare: false };
  };

/** What is known from others, by its English. */
export const hearsay = (parse: Parse): readonly Opener[] => [
  ['i heard', heard(parse)],
  ['i hear', heard(parse)],
  ['they say', heard(parse)],
  ['apparently', heard(parse)],
  ['it has been decided', settled(parse)],
  // "It's" is read so.
  ['it is been decided', settled(parse)],
  ['it was decided', settled(parse)],
];

/** What somebody else has said. */
export const parseReported = (reading: Reading, parse: Parse): Clause | null =>
  parseTold(reading, parse) ?? parseAccording(reading, parse);

/** What "would" be was to come. */
const asIs = (reading: Reading): Reading => ({
  ...reading,
  tokens: reading.tokens.map((token, place, all) =>
    token.text === 'would' && all[place + 1]?.text !== 'like'
      ? { ...token, text: 'will' }
      : token.text === 'could'
        ? { ...token, text: 'can' }
        : token,
  ),
});

/** "He said (that) he was busy": he, and what is so still. */
function parseTold(reading: Reading, parse: Parse): Clause | null {
  const teller = parseNoun({ ...reading, miss: () => undefined }, 0);
  if (!teller || !choose(teller.value, 'someone') || teller.value.who === 'i') return null;
  const next = [1, 2].find((length) =>
    /^(said|says|told me|promised|promised me)$/.test(texts(reading, teller.next, length)),
  );
  if (next === undefined) return null;
  const from = teller.next + next + (reading.tokens[teller.next + next]?.text === 'that' ? 1 : 0);
  const inner = parse(asIs(within(reading, reading.tokens.slice(from), from)));
  if (!inner?.subject) return null;
  const own = inner.subject.who !== null && inner.subject.who === teller.value.who;
  const state = ['adj-i', 'adj-na', 'noun'].includes(inner.base.like) || inner.base.written.endsWith('いる');
  // Who "he" is, when somebody else tells it, is not known.
  if (!own && (inner.subject.who === 'he' || inner.subject.who === 'she' || inner.subject.who === 'i'))
    return null;
  const told: Clause = {
    ...low(inner),
    ...(own ? { topic: null } : {}),
    tense: { ...inner.tense, past: inner.tense.past && !state },
  };
  const verb = reading.tokens[teller.next]?.text;
  // Only what one will do oneself is promised.
  if (verb === 'promised' && !(own && inner.done && !inner.tense.past)) return null;
  const end =
    verb === 'promised'
      ? verbBase(say('約束する', 'やくそく する'))
      : verbBase(say('言っている', 'いっている'));
  return said(join(sayPlain(told), say('と')), inner, end, {
    ...{ topic: sayNoun(teller.value, 'someone'), subject: teller.value },
    tense: { past: verb !== 'says', negative: false },
    pieces: [...teller.value.pieces, ...inner.pieces],
  });
}

/** "According to the news, …": ニュースによると */
function parseAccording(reading: Reading, parse: Parse): Clause | null {
  const source = texts(reading, 0, 2) === 'according to' ? parseNoun(reading, 2) : null;
  if (!source) return null;
  const next = source.next + (reading.tokens[source.next]?.text === ',' ? 1 : 0);
  const inner = heard(parse)(within(reading, reading.tokens.slice(next), next));
  if (!inner || inner.timely) return null;
  const by = join(sayNoun(source.value, 'anything', 'i'), say('によると、', 'に よる と、'));
  return { ...inner, topic: null, before: join(by, subjectOf(inner), inner.before) };
}
