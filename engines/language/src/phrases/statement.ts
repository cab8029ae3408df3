import { parseCause } from './adjuncts';
import { type Clause, low, type Sentence } from './clause';
import type { EnglishToken } from './english-tokens';
import { feltTo, HAPPY, hoped, parseSorryFor, SAD, said, SURPRISED } from './feelings';
import { choose, isNamed, isObject, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { happened, isOver, isPast } from './own-past';
import { withPlace } from './place-phrase';
import { parsePlaced } from './placed';
import { parsePredicate } from './predicate';
import { parseEmbedded } from './question';
import { type Base, join, plain, say, teOf, verbBase } from './say';
import { attributively, sayPlain, subjectOf } from './say-clause';
import { spanAt } from './spans';
import { parseEnded, stances } from './stances';
import { parseNobody } from './there';
import { isDay, texts } from './time-words';
import { leadingTime } from './times';
import * as forms from './say';

/** "(Yesterday) my mother went …", "… too", "I think (that) …" */
export function parseStatement(reading: Reading): Clause | null {
  const lead = leadingTime(reading) ?? leadingCause(reading);
  if (lead && lead.next < reading.tokens.length) {
    const then = parseStatement(within(reading, reading.tokens.slice(lead.next), lead.next));
    const rest =
      then && isPast(texts(reading, 0, lead.next)) ? happened(then, reading.tokens.slice(lead.next)) : then;
    if (rest && !rest.topic && !rest.done && rest.base.like.startsWith('adj') && isDay(lead.value))
      return { ...rest, topic: lead.value.said, timely: true };
    if (rest) return { ...rest, before: join(lead.value.said, rest.before) };
  }
  for (const [words, said] of OPENERS) {
    const length = words.split(' ').length;
    if (texts(reading, 0, length) !== words || reading.tokens.length <= length) continue;
    const from =
      reading.tokens[length]?.text === 'that' && !/^(is|was)$/.test(reading.tokens[length + 1]?.text ?? '')
        ? length + 1
        : length;
    const found = said(within(reading, reading.tokens.slice(from), from));
    if (found) return found;
  }
  const reported =
    parsePlaced(reading, parseStatement) ??
    parseTold(reading) ??
    parseNobody(reading) ??
    parseEnded(reading, parseStatement);
  if (reported) return reported;
  const last = reading.tokens.at(-1)?.text;
  if (last === 'too' && reading.tokens.length > 2) {
    const rest = parseStatement(within(reading, reading.tokens.slice(0, -1)));
    return rest?.subject
      ? { ...rest, topic: rest.topic ?? sayNoun(rest.subject, 'anything'), particle: 'も' }
      : null;
  }
  const much = reading.tokens.findIndex(
    ({ text }, at) => text === 'too' && /^(much|many)$/.test(reading.tokens[at + 1]?.text ?? ''),
  );
  if (much > 1) {
    const rest = parseStatement(
      within(
        reading,
        reading.tokens.filter((_, at) => at !== much && at !== much + 1),
      ),
    );
    const base =
      rest?.done && rest.bare && !rest.tense.negative && !/過ごす$/.test(rest.base.written)
        ? forms.tooMuch(rest.base)
        : null;
    if (rest && base) return { ...rest, base, bare: false };
  }
  if (last === 'anymore') {
    const rest = parseStatement(within(reading, reading.tokens.slice(0, -1)));
    return rest?.tense.negative ? { ...rest, before: join(say('もう'), rest.before) } : null;
  }
  const bare = parseNoun(reading, 0);
  const subject = bare && withPlace(reading, bare);
  if (!subject || isObject(reading.tokens[0]?.text ?? '') || !isNamed(reading, 0, subject.value)) return null;
  const told = parsePredicate(reading, subject.next, subject.value, {});
  const clause =
    told && isOver(reading, subject.next) ? happened(told, reading.tokens.slice(subject.next)) : told;
  if (clause || last !== 'yet') return clause;
  // "I don't want to go home yet": まだ
  const rest = parsePredicate(within(reading, reading.tokens.slice(0, -1)), subject.next, subject.value, {});
  return rest?.tense.negative ? { ...rest, before: join(say('まだ'), rest.before), bare: false } : null;
}

/** "Because of the snow, …" */
function leadingCause(reading: Reading): ReturnType<typeof leadingTime> {
  const cause = parseCause(reading, 0);
  return cause && { ...cause, next: reading.tokens[cause.next]?.text === ',' ? cause.next + 1 : cause.next };
}

const THINK = verbBase(say('思う', 'おもう'));

/** "could" is what one was able to do. */
function able(reading: Reading): Clause | null {
  const could = reading.tokens.findIndex(({ text }) => text === 'could');
  if (could < 0) return parseStatement(reading);
  const tokens = reading.tokens.map((token, place) => (place === could ? { ...token, text: 'can' } : token));
  return parseStatement({ ...reading, tokens });
}

/** "I am sorry (that) I forgot" */
function parseSorry(reading: Reading): Clause | null {
  const inner = able(reading);
  if (inner?.subject?.who !== 'i' || !inner.done) return null;
  const base: Base = { ...say('すみません'), like: 'noun' };
  return said(join(inner.before, teOf(inner.base, inner.tense.negative)), inner, base, { ended: true });
}

/** "I wish I could speak Japanese": what is not so. */
function parseWish(reading: Reading): Clause | null {
  const inner = able(reading);
  if (inner?.subject?.who !== 'i' || !(inner.tense.past || reading.tokens[1]?.text === 'could')) return null;
  const base: Base = { ...say('いいのに', 'いい のに'), like: 'noun' };
  const so = join(inner.before, forms.whenDone(inner.base, inner.tense.negative));
  return said(so, inner, base, { ended: true });
}

/** "it looks like rain", "it looks like it is going to rain" */
function parseLooksLike(reading: Reading): Clause | null {
  const words = texts(reading, 0, reading.tokens.length);
  const coming = /^(?:it (?:is going to|will) )?(rain|snow)$/.exec(words)?.[1];
  if (coming) {
    const falls = verbBase(say('降る', 'ふる'));
    const what = coming === 'rain' ? say('雨', 'あめ') : say('雪', 'ゆき');
    const pieces = [{ written: what.written, en: coming, level: 'N5' as const }];
    return said(join(what, say('が')), { pieces }, forms.onStem(falls, 'そう', 'adj-na'));
  }
  return parseSeems(reading);
}

function parseSeems(reading: Reading): Clause | null {
  const inner = parseStatement(reading);
  if (!inner) return null;
  const { base, tense } = inner;
  const now = base.like === 'noun' && !tense.past && !tense.negative;
  const seen = join(inner.before, now ? join(base, say('の')) : attributively(base, tense), say('よう'));
  return {
    ...inner,
    before: say(''),
    base: { ...seen, like: 'adj-na' },
    tense: { past: false, negative: false },
    bare: false,
  };
}

const thought = (inner: Clause | null): Clause | null =>
  inner && {
    ...said(join(sayPlain(inner), say('と')), inner, THINK),
    pieces: [...inner.pieces, { written: '思う', en: 'to think', level: 'N4' }],
  };

const [I, WILL] = ['i', 'will'].map((text) => ({ text, shown: text, capital: false })) as [
  EnglishToken,
  EnglishToken,
];

/** "I think I will go home": 帰ろうと思います */
function willing(reading: Reading): Clause | null {
  const inner = parseStatement(reading);
  if (!inner?.done || inner.tense.negative || !/^v/.test(inner.base.like)) return thought(inner);
  const pieces = [...inner.pieces, { written: '思う', en: 'to think', level: 'N4' as const }];
  return said(inner.before, { pieces }, forms.meant(inner.base, THINK));
}

/** 行くそうです: what one has heard. */
function parseHeard(reading: Reading): Clause | null {
  const inner = parseStatement(reading);
  return (
    inner && {
      ...inner,
      before: say(''),
      base: { ...join(inner.before, plain(inner.base, inner.tense), say('そう')), like: 'noun' },
      tense: { past: false, negative: false },
      bare: false,
    }
  );
}

const TURN = verbBase(say('なる'));

/** "It has been three years since I came to Japan": 来てから三年になります */
function parseSince(reading: Reading): Clause | null {
  const span = spanAt(reading, 0);
  if (!span || reading.tokens[span.next]?.text !== 'since') return null;
  const from = span.next + 1;
  const so = parseStatement(within(reading, reading.tokens.slice(from), from));
  if (!so?.done || !so.tense.past || so.tense.negative) return null;
  const inner = low(so);
  // 三年間 is how long something lasts.
  const { written, kana } = span.value;
  const years = /(?<=[年日])間$/.test(written) ? say(written.slice(0, -1), kana.slice(0, -2)) : span.value;
  return said(
    join(subjectOf(inner), inner.before, teOf(inner.base, false), say('から'), years, say('に')),
    inner,
    TURN,
  );
}

/** "I do not know where he lives" */
const knowing =
  (base: Base, tense: Partial<Clause['tense']> = {}) =>
  (reading: Reading): Clause | null => {
    const inner = parseEmbedded(reading, parseStatement);
    return inner && said(inner.said, inner, base, { tense: { past: false, negative: false, ...tense } });
  };

const UNDERSTAND = verbBase(say('分かる', 'わかる'));
const FORGET = verbBase(say('忘れる', 'わすれる'));
const REMEMBERED = verbBase(say('覚えている', 'おぼえている'));
const KNOWN = verbBase(say('知っている', 'しっている'));

const OPENERS: readonly (readonly [words: string, said: (reading: Reading) => Clause | null])[] = [
  ['i think i will', (reading) => willing(within(reading, [I, WILL, ...reading.tokens]))],
  ['i think', (reading) => thought(parseStatement(reading))],
  [
    'i do not think',
    (reading) => {
      const inner = parseStatement(reading);
      return inner?.tense.negative === false
        ? thought({ ...inner, tense: { ...inner.tense, negative: true } })
        : null;
    },
  ],
  ['i heard', parseHeard],
  ['i hear', parseHeard],
  ['they say', parseHeard],
  ['it has been', parseSince],
  // "It's" is read so.
  ['it is been', parseSince],
  ['it seems like', parseSeems],
  ['it seems', parseSeems],
  ['it looks like', parseLooksLike],
  ['i am glad to', feltTo(HAPPY)],
  ['i am happy to', feltTo(HAPPY)],
  ['i was glad to', feltTo(HAPPY, true)],
  ['i was happy to', feltTo(HAPPY, true)],
  ['i was surprised to', feltTo(SURPRISED, true)],
  ['i was sad to', feltTo(SAD, true)],
  [
    'i hope',
    hoped(
      (reading) => parseStatement(reading),
      (inner) => sayPlain(low(inner)),
    ),
  ],
  ['i wish', parseWish],
  ['i am sorry for', parseSorryFor],
  ['sorry for', parseSorryFor],
  ...stances((reading) => parseStatement(reading)),
  ['i am sorry', parseSorry],
  ['sorry', parseSorry],
  ['i do not know', knowing(UNDERSTAND, { negative: true })],
  ['i am not sure', knowing(UNDERSTAND, { negative: true })],
  ['i do not remember', knowing(REMEMBERED, { negative: true })],
  ['i remember', knowing(REMEMBERED)],
  ['i know', knowing(KNOWN)],
  ['i forgot', knowing(FORGET, { past: true })],
];

/** "He said (that) he was busy": he, and what is so still. */
function parseTold(reading: Reading): Clause | null {
  const teller = parseNoun({ ...reading, miss: () => undefined }, 0);
  if (!teller || !choose(teller.value, 'someone') || teller.value.who === 'i') return null;
  const next = [1, 2].find((length) => /^(said|told me)$/.test(texts(reading, teller.next, length)));
  if (next === undefined) return null;
  const from = teller.next + next + (reading.tokens[teller.next + next]?.text === 'that' ? 1 : 0);
  // What "would" be was to come.
  const later = reading.tokens
    .slice(from)
    .map((token, place, all) =>
      token.text === 'would' && all[place + 1]?.text !== 'like'
        ? { ...token, text: 'will' }
        : token.text === 'could'
          ? { ...token, text: 'can' }
          : token,
    );
  const inner = parseStatement(within(reading, later, from));
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
  return said(join(sayPlain(told), say('と')), inner, verbBase(say('言っている', 'いっている')), {
    ...{ topic: sayNoun(teller.value, 'someone'), subject: teller.value },
    tense: { past: true, negative: false },
    pieces: [...teller.value.pieces, ...inner.pieces],
  });
}

export const asSentence = (clause: Clause | null): Sentence | null => clause && { clause, question: false };
