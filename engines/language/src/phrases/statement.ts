import { parseCause } from './adjuncts';
import { knowing } from './asked-within';
import { type Clause, low, type Sentence } from './clause';
import { feltTo, HAPPY, hoped, parseSorryFor, SAD, said, SURPRISED } from './feelings';
import { hearsay, parseReported } from './hearsay';
import { leadingNoun, leads } from './leads';
import { appearing } from './likelihood';
import { choose, isNamed, isObject, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { opinions } from './opinions';
import { happened, isOver, isPast } from './own-past';
import { withPlace } from './place-phrase';
import { parsePlaced } from './placed';
import { parsePredicate } from './predicate';
import { type Base, join, say, teOf, verbBase } from './say';
import { sayPlain, subjectOf } from './say-clause';
import { spanAt } from './spans';
import { parseEnded, stances } from './stances';
import { parseNobody } from './there';
import { isDay, texts } from './time-words';
import { leadingTime } from './times';
import { wished } from './wished';
import * as forms from './say';

/** "(Yesterday) my mother went …", "… too", "I think (that) …" */
export function parseStatement(reading: Reading): Clause | null {
  const lead = leadingTime(reading) ?? leadingCause(reading) ?? leadingNoun(reading);
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
    const comma = reading.tokens[length]?.text === ',' ? 1 : 0;
    const from =
      reading.tokens[length]?.text === 'that' && !/^(is|was)$/.test(reading.tokens[length + 1]?.text ?? '')
        ? length + 1
        : length + comma;
    const found = said(within(reading, reading.tokens.slice(from), from));
    if (found) return found;
  }
  const reported =
    parsePlaced(reading, parseStatement) ??
    parseReported(reading, parseStatement) ??
    parseNobody(reading) ??
    parseEnded(reading, parseStatement);
  if (reported) return reported;
  // "I'm so glad you came": 本当に嬉しいです
  const isMuch =
    /^i am (so|very|really) (glad|happy)$/.test(texts(reading, 0, 4)) && reading.tokens.length > 4;
  if (isMuch && !reading.tokens.some(({ text }) => text === 'could')) {
    const rest = parseStatement(
      within(
        reading,
        reading.tokens.filter((_, at) => at !== 2),
      ),
    );
    const isGlad = rest !== null && /(嬉しい|いい)$/.test(rest.base.written);
    return isGlad ? { ...rest, before: join(rest.before, say('本当に', 'ほんとうに')) } : null;
  }
  // "Both of my parents are teachers": 両親は二人とも先生です
  if (texts(reading, 0, 1) === 'both') {
    const from = texts(reading, 1, 1) === 'of' ? 2 : 1;
    const rest = parseStatement(within(reading, reading.tokens.slice(from), from));
    if (!rest?.topic || rest.subject?.who || rest.subject?.and || rest.tense.negative) return null;
    const isPerson = rest.subject !== null && choose(rest.subject, 'someone') !== null;
    const both = isPerson ? say('二人とも', 'ふたり とも') : say('どちらも', 'どちら も');
    return { ...rest, before: join(both, rest.before), bare: false };
  }
  // "Even children know that": 子どもでも
  if (texts(reading, 0, 1) === 'even') {
    const rest = parseStatement(within(reading, reading.tokens.slice(1), 1));
    if (!rest?.topic || rest.subject?.who !== null || rest.particle === 'も') return null;
    return { ...rest, topic: join(rest.topic, say('で')), particle: 'も', bare: false };
  }
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
  return inner && appearing(inner);
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

const OPENERS: readonly (readonly [words: string, said: (reading: Reading) => Clause | null])[] = [
  ...opinions((reading) => parseStatement(reading)),
  ...hearsay((reading) => parseStatement(reading)),
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
  ['i wish', (reading) => wished(reading, parseStatement)],
  ['if only', (reading) => wished(reading, parseStatement)],
  ['i am sorry for', parseSorryFor],
  ['sorry for', parseSorryFor],
  ...stances((reading) => parseStatement(reading)),
  ['i am sorry', parseSorry],
  ['sorry', parseSorry],
  ...knowing((reading) => parseStatement(reading)),
  ...leads((reading) => parseStatement(reading)),
];

export const asSentence = (clause: Clause | null): Sentence | null => clause && { clause, question: false };
