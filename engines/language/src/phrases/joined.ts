import { bothAsked, comma, soDo } from './asked-together';
import { type Clause, low, type Sentence } from './clause';
import { parseDegrees } from './degrees';
import type { EnglishToken } from './english-tokens';
import { readVerb } from './english-verbs';
import { able, hypothetical, inPast } from './halves';
import { type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parsePredicate } from './predicate';
import { parseQuestion } from './question';
import { parseRequest } from './request';
import { join, onStem, polite, type Say, say, teForm } from './say';
import { attributively, isSameSubject, sayPlain, sayPolite } from './say-clause';
import { piecesOfVerb, sayVerb } from './say-verb';
import { asSentence, parseStatement } from './statement';
import { type Joint, JOINTS, subordinate } from './subordinate';
import { texts } from './time-words';
import { parseVerb } from './verb-phrase';
import { isDoing, parseDoing, parseMeanwhile } from './while-doing';

/** Those that may stand first: "If it rains, …". */
const LEADING =
  /^(because|when|if|unless|before|after|even if|even though|although|though|while|as soon as)$/;

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
  if (leading && LEADING.test(leading)) {
    const comma = tokens.findIndex(({ text }) => text === ',');
    const from = lengthOf(leading);
    return comma < 0
      ? null
      : joined(
          reading,
          leading,
          [tokens.slice(comma + 1), comma + 1],
          [tokens.slice(from, comma), from],
          ending,
        );
  }
  const purpose = parsePurpose(reading);
  if (purpose) return purpose;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const joint = soThat(tokens, at) ?? jointAt(tokens, at);
    if (!joint) continue;
    const first = tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
    const from = at + lengthOf(joint);
    const both = joined(reading, joint, [first, 0], [tokens.slice(from), from], ending);
    if (both) return both;
  }
  return null;
}

/** "so tired that …" is so tired, so. */
const soThat = (tokens: readonly EnglishToken[], at: number): Joint | null =>
  tokens[at]?.text === 'that' && tokens[at - 2]?.text === 'so' ? 'so' : null;

type Part = readonly [tokens: readonly EnglishToken[], at: number];

function joined(reading: Reading, joint: Joint, main: Part, other: Part, ending: string): Sentence | null {
  const rest = within(reading, ...other);
  const begun = within(reading, joint === 'if' ? hypothetical(main[0]) : main[0], main[1]);
  const first = parseMainPart(begun, joint, ending);
  if (!first) return joint === 'and' ? bothAsked(within(reading, ...main), rest, ending) : null;
  const doing = isDoing(joint)
    ? (parseDoing(rest, first, joint) ?? parseMeanwhile(rest, first, joint))
    : null;
  if (doing) return meanwhile(first, doing);
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
    const second = parseSecond(rest, clause);
    return second && together(joint, clause, second);
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
    joint === 'when' && !second.tense.past && main[0].some(({ text }) => /^(will|going)$/.test(text));
  return leansOn(joint, second, isLater, inPast(first, second, main[0]));
}

/** The part that is said last: a statement, or before and after anything but "and" also a request. */
function parseMainPart(reading: Reading, joint: Joint, ending: string): Sentence | null {
  const clause = parseStatement(reading);
  if (clause || /^(so|but|and|and then)$/.test(joint)) return asSentence(clause);
  const request = parseRequest(reading, ending);
  if (request && 'said' in request && !(request.question && isAskedIn(reading.tokens))) return request;
  return ending.includes('?') && !isAskedIn(reading.tokens) ? parseQuestion(reading, false) : null;
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
  return leant && ordered(leant, sayMain(main), main, second);
}

/** What one does for something else; of other verbs "to" begins what they take ("I asked him to come"). */
const MEANS =
  /^(study|work|save|use|practice|exercise|run|move|walk|read|write|buy|wake|get|take|need|make|wait|stay|return)$/;

/** "I study Japanese to work in Japan": 働くために; who goes somewhere goes 食べに. */
function parsePurpose(reading: Reading): Sentence | null {
  const quiet = { ...reading, miss: () => undefined };
  for (const [at, { text }] of reading.tokens.entries()) {
    if (text !== 'to' || at < 2) continue;
    const order = texts(reading, at - 2, 2) === 'in order' ? 2 : 0;
    const first = reading.tokens.slice(0, at - order);
    const heads = first.flatMap((token) => readVerb(token.text).map(({ base }) => base));
    const goes = heads.some((head) => head === 'go' || head === 'come');
    if (!order && !goes && !heads.some((head) => MEANS.test(head))) continue;
    const phrase = parseVerb(quiet, at + 1, ['base'], { who: 'i' });
    const clause = phrase && parseStatement(within(quiet, first));
    const said = phrase && clause?.done ? sayVerb(phrase, { who: 'i' }) : null;
    // Who cannot wait to do something does not wait for it.
    if (clause?.tense.negative && heads.includes('wait')) return null;
    if (!said || !clause || ['only', 'weather', 'able', 'know'].some((use) => phrase.entry.use.has(use)))
      continue;
    const visit = goes && /[行来][^をにが]*$/.test(clause.base.written);
    const aim = visit
      ? join(onStem(said.base, '', 'noun'), say('に'))
      : join(said.base, say('ため'), say('に、'));
    const pieces = [...clause.pieces, ...piecesOfVerb(phrase)];
    const before = join(said.before, aim, clause.before);
    return { clause: { ...clause, before, bare: false, pieces }, question: false };
  }
  return null;
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
  if (said && !tense.past) {
    const is = { text: 'is', shown: 'is', capital: false };
    const quality = parsePredicate(
      within({ ...rest, miss: () => undefined }, [is, ...rest.tokens]),
      0,
      subject,
      {},
    );
    const same = quality?.base.like === 'adj-i' || quality?.base.like === 'adj-na';
    return quality && same ? { ...low(quality), topic: null } : null;
  }
  if (!bare || tense.negative) return null;
  const own = parseNoun({ ...rest, miss: () => undefined }, 0);
  const begins = own && own.value.who !== null && own.value.who === subject.who ? own.next : 0;
  const second = parsePredicate(rest, begins, subject, {});
  return second?.bare && second.tense.past === tense.past ? second : null;
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
