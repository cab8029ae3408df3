import { parseBe } from './be';
import { type Asked, type Clause, isUs, type Parts } from './clause';
import { readVerb } from './english-verbs';
import { trailing } from './likes';
import { type Noun, type Reading, within } from './noun';
import { join, say, verbBase } from './say';
import { texts } from './time-words';
import { type Form, isAlive } from './verb-phrase';
import * as forms from './say';

/** He is ill: かもしれません. */
export const supposed = ({ base, tense, ...rest }: Clause): Clause => ({
  ...rest,
  base: verbBase(join(forms.bare(base, tense), say('かも'), say('しれる'))),
  tense: { past: false, negative: true },
  bare: false,
});

/** "He must be ill": 病気のはずです. */
export const expected = ({ base, tense, ...rest }: Clause): Clause => {
  const isNoun = base.like === 'noun' && !tense.past && !tense.negative;
  const so = isNoun ? join(base, say('の')) : forms.plain(base, tense, true);
  return {
    ...rest,
    base: { ...join(so, say('はず')), like: 'noun' },
    ...{ tense: { past: false, negative: false }, bare: false },
  };
};

/** "I almost missed the train": もう少しで乗り遅れるところでした */
export const justMissed = (inner: Clause | null): Clause | null =>
  inner?.done && inner.tense.past && !inner.tense.negative && /^v/.test(inner.base.like)
    ? {
        ...inner,
        before: join(say('もう少し', 'もうすこし'), say('で'), inner.before),
        base: { ...join(inner.base, say('ところ')), like: 'noun' },
        bare: false,
      }
    : null;

/** What seems so: 忙しいようです. */
export const appearing = (inner: Clause): Clause => {
  const { base, tense, before } = inner;
  const isNoun = base.like === 'noun' && !tense.past && !tense.negative;
  const so = isNoun ? join(base, say('の')) : forms.plain(base, tense, true);
  return {
    ...inner,
    before: say(''),
    base: { ...join(before, so, say('よう')), like: 'adj-na' },
    ...{ tense: { past: false, negative: false }, bare: false },
  };
};

type Main = (parts: Parts, at: number, english: readonly Form[], past: boolean) => Clause | null;

/** "may have gone", "might not have been busy", "must have forgotten": what was, for all one knows. */
export function parseGuess(parts: Parts, at: number, parseMain: Main): Clause | null {
  const text = (place: number): string => texts(parts.reading, place, 1);
  const guess = { may: supposed, might: supposed, must: expected }[text(at)];
  const not = text(at + 1) === 'not' ? 1 : 0;
  if (!guess || text(at + 1 + not) !== 'have') return null;
  const already = text(at + 2 + not) === 'already' ? 1 : 0;
  const next = at + 2 + not + already;
  const adverbs = [...parts.adverbs, ...(already ? [say('もう')] : [])];
  const so: Parts = { ...parts, adverbs, negative: not > 0 };
  const was = text(next) === 'been' ? parseBe(so, next + 1, true) : parseMain(so, next, ['participle'], true);
  return was && guess(was);
}

/** "He must be tired", "The bus should come soon", "She should be here by now": without must and should, as what is so. */
export function takenForSure({ reading: given, subject }: Parts, at: number): Reading | null {
  const { reading, found } = trailing(given, ['by now']);
  const [word = '', next = '', after = ''] = texts(reading, at, 3).split(' ');
  const isThing = subject !== null && !isAlive(subject);
  const isOther = subject !== null && !isUs(subject) && subject.who !== 'you';
  const isDone = readVerb(after).some(({ form }) => form === 'participle');
  const must = word === 'must' && next === 'be' && isOther;
  const should =
    word === 'should' &&
    (next === 'be'
      ? !isDone && (isThing || (isOther && /^(here|there|home|at|in|back)$/.test(after)))
      : isThing && /^(arrive|come|start|finish|end|work)$/.test(next));
  if (!must && !should) return null;
  const words = [...(next === 'be' ? ['is'] : []), ...(found ? ['already'] : [])];
  return within(reading, [
    ...reading.tokens.slice(0, at),
    ...words.map((text) => ({ text, shown: text, capital: false })),
    ...reading.tokens.slice(at + (next === 'be' ? 2 : 1)),
  ]);
}

type Predicate = (reading: Reading, start: number, subject: Noun | null, asked: Asked) => Clause | null;

/** "He seems to be tired", "She seems to have forgotten": at the place behind the verb. */
export function parseSeemsTo(
  { reading, subject, negative }: Parts,
  at: number,
  start: number,
  parse: Predicate,
): Clause | null {
  const [word = '', next = ''] = texts(reading, at, 2).split(' ');
  // "She looks like she is tired"
  const again = word === 'like' && /^(he|she|it|they)$/.test(next) && (subject?.who ?? next) === next;
  if ((word !== 'to' && !again) || negative || !subject) return null;
  const is = { text: 'is', shown: 'is', capital: false };
  const be = next === 'be';
  const tokens = [
    ...reading.tokens.slice(0, start),
    ...(be ? [is] : []),
    ...reading.tokens.slice(at + (be || again ? 2 : 1)),
  ];
  const inner = parse(within({ ...reading, miss: () => undefined }, tokens), start, subject, {});
  return inner && appearing(inner);
}
