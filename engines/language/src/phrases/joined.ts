import { bothAsked, comma, soDo } from './asked-together';
import { type Clause, isUs, low, type Sentence } from './clause';
import { parseDegrees } from './degrees';
import type { EnglishToken } from './english-tokens';
import { able, hypothetical, inPast, lasting } from './halves';
import { type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parseOtherwise } from './otherwise';
import { parsePredicate } from './predicate';
import { parseGoalAsked, parsePurpose } from './purpose';
import { parseQuestion } from './question';
import { AUXILIARY } from './question-words';
import { parseRequest } from './request';
import { join, polite, type Say, say, teForm, teOf } from './say';
import { attributively, isSameSubject, sayPlain, sayPolite, subjectOf } from './say-clause';
import { asSentence, parseStatement } from './statement';
import { type Joint, JOINTS, subordinate } from './subordinate';
import { isDoing, overtaken, parseDoing, parseMeanwhile } from './while-doing';

/** Those that may stand first: "If it rains, …". */
const LEADING =
  /^(because|when|if|unless|before|after|even if|even though|although|though|while|as soon as|since|once|whenever|(every|each) time|by the time|in case|until|without|instead of)$/;

const jointAt = (tokens: readonly EnglishToken[], at: number): Joint | null =>
  JOINTS.find((words) => words.split(' ').every((word, place) => tokens[at + place]?.text === word)) ?? null;

const lengthOf = (joint: Joint): number => joint.split(' ').length;

/** "It is hot and humid today" says both of today. */
function dayFirst(tokens: readonly EnglishToken[]): readonly EnglishToken[] {
  const [day, adjective, and] = [...tokens].reverse();
  const isDay = /^(today|tomorrow|yesterday)$/.test(day?.text ?? '');
  return day && adjective && isDay && and?.text === 'and' && tokens[0]?.text === 'it'
    ? [day, ...tokens.slice(0, -1)]
    : tokens;
}

export function parseTwo(reading: Reading, ending: string): Sentence | null {
  const degrees = parseDegrees(reading);
  if (degrees) return degrees;
  const tokens = dayFirst(reading.tokens);
  const leading = jointAt(tokens, 0);
  if (leading && LEADING.test(leading)) return parseLeading(reading, tokens, leading, ending);
  const whole = parseGoalAsked(reading) ?? parsePurpose(reading) ?? parseOtherwise(reading);
  if (whole) return whole;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const found = jointHere(tokens, at);
    if (!found) continue;
    const first = tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
    const from = at + found.length;
    const both = joined(reading, found.joint, [first, 0], [tokens.slice(from), from], ending);
    if (both) return both;
  }
  return null;
}

/** "If it rains, let's go" and "if it rains let's go": without a comma what stands first is as long as can be. */
function parseLeading(
  reading: Reading,
  tokens: readonly EnglishToken[],
  joint: Joint,
  ending: string,
): Sentence | null {
  const from = lengthOf(joint);
  const comma = tokens.findIndex(({ text }) => text === ',');
  const ends = comma < 0 ? [...tokens.keys()].slice(from + 1).reverse() : [comma];
  for (const end of ends) {
    const next = comma < 0 ? end : end + 1;
    const both = joined(reading, joint, [tokens.slice(next), next], [tokens.slice(from, end), from], ending);
    if (both) return both;
  }
  return null;
}

/** What joins here, with how many words say so: "so tired that …" and "so tired I …" are so tired, so. */
function jointHere(
  tokens: readonly EnglishToken[],
  at: number,
): { readonly joint: Joint; readonly length: number } | null {
  const text = (place: number): string => tokens[place]?.text ?? '';
  // Who is so happy that somebody came is happy because of it.
  if (text(at - 2) === 'so' && FELT.test(text(at - 1))) return null;
  if (text(at) === 'that' && text(at - 2) === 'so') return { joint: 'so', length: 1 };
  if (text(at - 2) === 'so' && /^(am|is|are|was|were)$/.test(text(at - 3)) && SUBJECT.test(text(at)))
    return { joint: 'so', length: 0 };
  // "I wrote it down so I wouldn't forget" is what it was done for.
  if (text(at) === 'so' && text(at + 2) === 'would' && text(at + 3) !== 'like')
    return { joint: 'so that', length: 1 };
  const joint = jointAt(tokens, at);
  return joint && { joint, length: lengthOf(joint) };
}
const FELT = /^(happy|glad|sad|sorry|surprised|excited|worried|afraid|proud|lucky)$/;
const SUBJECT = /^(i|you|he|she|it|we|they|my|your|his|her|our|the|everyone|nobody)$/;

type Part = readonly [tokens: readonly EnglishToken[], at: number];

function joined(reading: Reading, joint: Joint, main: Part, other: Part, ending: string): Sentence | null {
  if (joint === 'since') return joinedSince(reading, main, other, ending);
  // Who practices gets better at something, and is not well again.
  const words = [...main[0], ...other[0]].map(({ text }) => text).join(' ');
  if (/\bget better\b/.test(words) && /\b(practi[cs]e|study|train|try)\b/.test(words)) return null;
  const rest = within(reading, joint === 'so that' ? hypothetical(other[0]) : other[0], other[1]);
  const stated = within(reading, joint === 'if' ? hypothetical(main[0]) : main[0], main[1]);
  // Who can't get in unless something is so is not refused leave.
  const begun = joint === 'unless' ? able(stated, joint) : stated;
  const first = parseMainPart(begun, joint, isToldWith(joint, rest) ? '!' : ending);
  if (!first && joint === 'so' && rest.tokens.some(({ text }) => /^(can|will)$/.test(text)))
    return joined(reading, 'so that', main, other, '!');
  if (!first) return joint === 'and' ? bothAsked(within(reading, ...main), rest, ending) : null;
  const doing = isDoing(joint)
    ? (parseDoing(rest, first, joint) ?? parseMeanwhile(rest, first, joint))
    : null;
  if (doing) return meanwhile(joint === 'while' ? overtaken(first) : first, doing);
  if ('said' in first) {
    const second = parseStatement(able(rest, joint));
    return second && leansOn(joint, second, !(first.question && second.tense.past), first);
  }
  const { clause } = first;
  if (first.question) {
    const second = parseStatement(able(rest, joint));
    return second && leansOn(joint, second, !second.tense.past, first);
  }
  if (joint === 'and' || joint === 'and then') {
    const second = clause.tense.negative ? null : parseSecond(rest, clause);
    return second ? together(joint, clause, second) : joint === 'and' ? suffered(rest, first, clause) : null;
  }
  const second = parseStatement(able(rest, joint)) ?? (joint === 'but' ? parseSecond(rest, clause) : null);
  if (!second) return joint === 'so' ? soDo(clause, parseRequest(rest, '!')) : null;
  // Who does both is named once.
  const isOne = isSameSubject(second, clause);
  const then = isOne ? { ...second, topic: null } : second;
  if (joint === 'but') return ordered(join(sayPolite(clause), say('が')), sayPolite(then), first, second);
  if (joint === 'so')
    return ordered(
      join(sayPlain(isOne ? clause : low(clause), attributively), say('ので')),
      ...([sayPolite(then), first, second] as const),
    );
  // "I will call you when I get home" is once I am there.
  const isLater =
    joint === 'when' &&
    !second.tense.past &&
    (main[0].some(({ text }) => /^(will|going)$/.test(text)) || /[てで]もいい$/.test(clause.base.written));
  return leansOn(joint, second, isLater, inPast(first, second, main[0]));
}

/** "I have lived here since I was a child" says since when; any other "since" says why. */
function joinedSince(reading: Reading, main: Part, other: Part, ending: string): Sentence | null {
  const second = parseStatement(within(reading, ...other));
  const isPerfect = main[0].some(
    ({ text }, at) => /^(have|has)$/.test(text) && main[0][at + 1]?.text !== 'to',
  );
  if (!second?.tense.past || !isPerfect) return joined(reading, 'because', main, other, ending);
  const begun = within(reading, ...main);
  const lasts = lasting(begun);
  const first = asSentence((lasts && parseStatement(lasts)) ?? parseStatement(begun));
  return first && leansOn('since', second, false, first);
}

/** Who is told what to do when "you" do something else, or where something is so, is asked: "Wash your hands before you eat". */
const isToldWith = (joint: Joint, { tokens }: Reading): boolean =>
  joint !== 'and' &&
  joint !== 'and then' &&
  /^(you|it|he|she|they|the|your|everyone|there)$/.test(tokens[0]?.text ?? '');

/** The part that is said last: a statement, or before and after anything but "and" also a request. */
function parseMainPart(reading: Reading, joint: Joint, ending: string): Sentence | null {
  const clause = parseStatement(reading);
  if (clause || /^(so|but|and|and then)$/.test(joint)) return asSentence(clause);
  const request = parseRequest(reading, ending);
  if (request && 'said' in request && !(request.question && isAskedIn(reading.tokens))) return request;
  const [word, ...behind] = reading.tokens.slice(0, 3).map(({ text }) => text);
  const isAsked =
    ending.includes('?') ||
    (/^(what|where|when|why|how|who|which)$/.test(word ?? '') && behind.some((one) => AUXILIARY.test(one)));
  return isAsked && !isAskedIn(reading.tokens) ? parseQuestion(reading, false) : null;
}

/** "Do you know when …" asks for what stands behind it. */
const isAskedIn = (tokens: readonly EnglishToken[]): boolean =>
  /(^| )(know|remember|tell \S+|ask|ask \S+|say|see|sure|understand|forget)$/.test(
    tokens.map(({ text }) => text).join(' '),
  );

const sayMain = (main: Sentence): Say => ('said' in main ? main.said : sayPolite(main.clause));
const piecesOfMain = (main: Sentence) => ('said' in main ? main.pieces : main.clause.pieces);
const ordered = (first: Say, second: Say, main: Sentence, { pieces }: Pick<Clause, 'pieces'>): Sentence => ({
  ...{ said: comma(first, second), pieces: [...piecesOfMain(main), ...pieces], question: main.question },
});

/** When that was is told: 昔 goes without saying. */
const once = (main: Sentence): Sentence => {
  if (!('clause' in main)) return main;
  const { written, kana } = main.clause.before;
  const before = say(written.replace(/^昔/, ''), kana.replace(/^むかし ?/, ''));
  return { ...main, clause: { ...main.clause, before } };
};

/** The second sentence, with its joint, before the main one. */
function leansOn(joint: Joint, second: Clause, asks: boolean, given: Sentence): Sentence | null {
  const main = joint === 'when' ? once(given) : given;
  const leant = subordinate(joint, low(second), asks, main);
  // 春が来ると桜が咲きます
  const isLaw = joint === 'when' && leant?.written.endsWith('と') === true && 'clause' in main;
  const then = isLaw ? { ...main, clause: low(main.clause) } : main;
  return leant && ordered(leant, sayMain(then), then, second);
}

/** What is done meanwhile stands behind the topic, or first. */
function meanwhile(main: Sentence, doing: { said: Say; pieces: Clause['pieces'] }): Sentence {
  const pieces = [...piecesOfMain(main), ...doing.pieces];
  const { question } = main;
  if ('said' in main) return { said: comma(doing.said, main.said), pieces, question };
  const { clause } = main;
  const pause = say(`${doing.said.written}、`, `${doing.said.kana}、`);
  return { clause: { ...clause, before: join(pause, clause.before), bare: false, pieces }, question };
}

/** "… and bought vegetables": the first sentence's subject does that, too. */
function parseSecond(rest: Reading, { subject, bare, tense, base }: Clause): Clause | null {
  if (!subject) return null;
  const said = base.like === 'adj-i' || base.like === 'adj-na';
  if (said) {
    // "He is tall and has short hair"
    const own = /^(is|are|was|were|has|have|had)$/.test(rest.tokens[0]?.text ?? '');
    const text = tense.past ? 'was' : 'is';
    const tokens = own ? rest.tokens : [{ text, shown: text, capital: false }, ...rest.tokens];
    const quality = parsePredicate(within({ ...rest, miss: () => undefined }, tokens), 0, subject, {});
    const same = quality?.base.like === 'adj-i' || quality?.base.like === 'adj-na';
    return quality && same && quality.tense.past === tense.past ? { ...low(quality), topic: null } : null;
  }
  if (!bare || tense.negative) return null;
  const own = parseNoun({ ...rest, miss: () => undefined }, 0);
  const begins = own && own.value.who !== null && own.value.who === subject.who ? own.next : 0;
  const second = parsePredicate(rest, begins, subject, {});
  return second?.bare && second.tense.past === tense.past ? second : null;
}

/** How one feels when something happens; who is short, where somebody else is tall, is so beside it. */
const FELT_SO = /^(悲しい|うれしい|嬉しい|寂しい|怖い|眠い|恥ずかしい|残念|心配)$/;

/** "My cat died and I am sad", "It is noisy and I can't sleep": what comes of it for oneself: 死んで、悲しいです */
function suffered(rest: Reading, main: Sentence, first: Clause): Sentence | null {
  const isOwn = first.subject === null || isUs(first.subject) || first.subject.who === 'you';
  const second = isOwn ? null : parseStatement({ ...rest, miss: () => undefined });
  if (!second || second.timely || second.ended || !isUs(second.subject)) return null;
  const isUnable = second.tense.negative && rest.tokens.some(({ text }) => /^(can|could)$/.test(text));
  if (!isUnable && !FELT_SO.test(second.base.written)) return null;
  const so = low(first);
  return ordered(
    join(subjectOf(so), so.before, teOf(so.base, so.tense.negative)),
    ...([sayPolite({ ...second, topic: null }), main, second] as const),
  );
}

/** "I get up and go", "I got up and then went": て, てから */
function together(joint: Joint, first: Clause, second: Clause): Sentence {
  const then = joint === 'and then' ? say('から') : null;
  const begins = join(
    first.topic && join(first.topic, say(first.particle)),
    first.before,
    teForm(first.base),
    then,
  );
  const said = comma(begins, join(second.before, polite(second.base, second.tense)));
  return { said, pieces: [...first.pieces, ...second.pieces], question: false };
}
