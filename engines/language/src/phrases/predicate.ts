import { parseBe } from './be';
import { parseCaused } from './causative';
import { type Asked, type Clause, isUs, type Parts, sayMood, SELF, withMood } from './clause';
import type { Mood } from './mood';
import { readVerb } from './english-verbs';
import { PAINS, parseFelt, parsePain } from './felt';
import { parseHave, parseOnly } from './having';
import { parseDue, parseHadDone, parsePassive } from './done-to';
import { expected, justMissed, parseGuess, parseSeemsTo, supposed, takenForSure } from './likelihood';
import { parseLike, parsePrefer } from './likes';
import { ADVERBS, NEVER } from './manners';
import { parseCosts } from './measured';
import { type Noun, type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parsePerfect } from './perfect';
import { parseSense } from './senses';
import { say, type Say } from './say';
import { texts } from './time-words';
import { parseToldTo } from './told-to';
import {
  parseAbility,
  parseBecoming,
  parseDecidedNot,
  parseForMe,
  parseKeep,
  parseRather,
  parseSeems,
  parseTakes,
  parseTry,
} from './verb-frames';
import { parsePretend } from './pretend';
import { type Form, isAlive, parseVerb } from './verb-phrase';
import { parseFeltLike, parseWish } from './wishes';

const BE = /^(am|is|are|was|were)$/;

const withWill = (tokens: Reading['tokens'], at: number): Reading['tokens'] =>
  tokens.map((token, place) => (place === at ? { ...token, text: 'will' } : token));

/** What is said of a subject, from the auxiliary or verb on to the end. Null, with the reason noted, for what is not known. */
export function parsePredicate(
  reading: Reading,
  start: number,
  subject: Noun | null,
  asked: Asked,
): Clause | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  let at = start;
  const adverbs: Say[] = [];
  let negative = false;
  let just = false;
  let only = false;
  const readAdverbs = (): void => {
    for (;;) {
      const word = text(at);
      const now = word === 'just' && (at === start || /^(have|has)$/.test(text(at - 1)));
      if (word === 'only' && !only) {
        only = true;
        at += 1;
        continue;
      }
      if (now || (word === 'ever' && text(at - 1) === 'hardly')) {
        just ||= now;
        at += 1;
        continue;
      }
      const said = ADVERBS[word] ?? NEVER[word];
      if (word === 'not') negative = true;
      else if (!said) return;
      else if (NEVER[word]) {
        negative = true;
        adverbs.push(said);
      } else adverbs.push(word === 'still' && text(at + 1) === 'not' ? say('まだ') : said);
      at += 1;
    }
  };
  readAdverbs();
  const word = text(at);
  const parts = (): Parts => ({ reading, subject, asked, adverbs, negative, just, only });
  if (just) return parseMain(parts(), at, ['past'], true);
  if (BE.test(word)) {
    at += 1;
    readAdverbs();
    // "is not only … but also"
    if (only && !negative) return null;
    return parseBe({ ...parts(), only: false }, only ? at - 1 : at, /^(was|were)$/.test(word));
  }
  if (/^(do|does|did)$/.test(word) && (text(at + 1) === 'not' || asked.question)) {
    at += 1;
    readAdverbs();
    return parseMain(parts(), at, ['base'], word === 'did');
  }
  if (word === 'will' || word === 'shall') {
    at += 1;
    readAdverbs();
    const later: Parts = { ...parts(), asked: { ...asked, future: true } };
    if (text(at) === 'be') return parseBe(later, at + 1, false);
    return parseMain(later, at, ['base'], false);
  }
  const guess = asked.question ? null : parseGuess(parts(), at, parseMain);
  if (guess) return guess;
  if (word === 'might' || (word === 'may' && !asked.question && !isUs(subject) && subject?.who !== 'you')) {
    const inner = parsePredicate(within(reading, withWill(reading.tokens, at)), start, subject, asked);
    return inner && supposed(inner);
  }
  if (word === 'may' && asked.open) return null;
  // "I could not sleep" was so; "I could" may be.
  if (word === 'could' && text(at + 1) === 'not') {
    at += 1;
    readAdverbs();
    return withMood(parts(), at, ['base'], 'can', true);
  }
  if (/^(almost|nearly)$/.test(word)) {
    const rest = [...reading.tokens.slice(0, at), ...reading.tokens.slice(at + 1)];
    return justMissed(parsePredicate(within(reading, rest), start, subject, asked));
  }
  if (/^would rather$/.test(`${word} ${text(at + 1)}`)) return parseRather(parts(), at + 2);
  if (/^(had|would) better$/.test(`${word} ${text(at + 1)}`)) {
    at += 2;
    readAdverbs();
    return withMood(parts(), at, ['base'], 'should', false);
  }
  const due = asked.question || negative ? null : parseDue(parts(), at);
  if (due) return due;
  const sure = asked.question || asked.open ? null : takenForSure(parts(), at);
  if (sure) {
    const inner = parsePredicate(sure, start, subject, asked);
    return inner && expected(inner);
  }
  const modal = MODALS[word];
  if (modal) {
    at += 1;
    readAdverbs();
    if (word === 'should' && text(at) === 'have')
      return withMood(parts(), at + 1, ['participle'], 'regret', true);
    const mood = modal(negative, subject, asked);
    return mood && withMood(parts(), at, ['base'], mood, false);
  }
  if (word === 'would' && text(at + 1) === 'like')
    return parseForMe(parts(), at + 2, false, 'want') ?? parseWish(parts(), at + 2, false);
  if (/^(have|has|had)$/.test(word)) {
    if (text(at + 1) === 'to') return withMood(parts(), at + 2, ['base'], 'must', word === 'had');
    if (word !== 'had') {
      const before = at;
      at += 1;
      readAdverbs();
      const perfect = parsePerfect(parts(), at);
      if (perfect) return perfect;
      at = before;
      negative = false;
    }
  }
  return parseMain(parts(), at, ['s', 'base'], false) ?? parseMain(parts(), at, ['past'], true);
}

const MODALS: Readonly<
  Record<string, (negative: boolean, subject: Noun | null, asked: Asked) => Mood | null>
> = {
  can: (negative, subject, { question, open }) =>
    subject?.who === 'you' && !question
      ? negative
        ? 'forbidden'
        : 'allowed'
      : question && !open && isUs(subject)
        ? 'allowed'
        : 'can',
  // "I may go" is perhaps, and no leave.
  may: (negative, subject, { question }) =>
    question || subject?.who === 'you' ? (negative ? 'forbidden' : 'allowed') : null,
  must: (negative) => (negative ? 'forbidden' : 'must'),
  should: () => 'should',
};

const BECOME = ['get', 'become', 'grow', 'turn'];

/** What stands behind "become" or "learn" before what one can do then. */
const ABILITY = ['able to', 'how to', 'to'];

const WITHIN = ['want', 'like', 'love', 'hate', 'dislike', 'prefer'];

/** The main verb: what one wants, likes, has or thinks is said in another way than what one does. */
function parseMain(parts: Parts, at: number, english: readonly Form[], past: boolean): Clause | null {
  const { reading, subject, negative, asked } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const heads = readVerb(text(at))
    .filter(({ form }) => english.includes(form as Form))
    .map(({ base }) => base);
  const is = (verb: string): boolean => heads.includes(verb);
  if (parts.just || parts.only) {
    const so = parts.just ? null : parseOnly(parts, at + 1, heads, past);
    if (so) return so;
    const phrase = parseVerb(reading, at, english, { who: subject?.who ?? SELF });
    return phrase && sayMood(parts, phrase, parts.just ? 'just' : 'plain', past && !parts.just);
  }
  if (text(at) === 'used' && text(at + 1) === 'to')
    return withMood(
      { ...parts, adverbs: [say('昔', 'むかし'), ...parts.adverbs] },
      at + 2,
      ['base'],
      'formerly',
      true,
    );
  if (is('feel') && text(at + 1) === 'like' && text(at + 2).endsWith('ing') && !past)
    return parseFeltLike(parts, at + 2);
  if (is('make') && /^it a (rule|habit|point) to$/.test(texts(reading, at + 1, 4)))
    return withMood(parts, at + 5, ['base'], 'habit', past);
  if (is('make') && /^a (habit|point) of$/.test(texts(reading, at + 1, 3)))
    return withMood(parts, at + 4, ['ing'], 'habit', past);
  if (is('try') && text(at + 1) === 'to') return parseTry(parts, at + 2, past);
  const able = ABILITY.find((words) => texts(reading, at + 1, words.split(' ').length) === words);
  if (able && (able === 'able to' ? BECOME.some(is) : is('learn')))
    return parseAbility(parts, at + 1 + able.split(' ').length, past);
  if (is('pretend')) return parsePretend(parts, at + 1, past);
  if (is('keep') && /ing$/.test(text(at + 1) === 'on' ? text(at + 2) : text(at + 1)))
    return parseKeep(parts, at + 1, past);
  const told = is('tell') ? 'tell' : is('ask') ? 'ask' : null;
  const toldTo = told && parseToldTo(parts, at + 1, past, told);
  if (toldTo) return toldTo;
  if (is('cost')) {
    const price = parseCosts(parts, at + 1, { past, negative });
    if (price) return price;
  }
  if (is('take')) {
    const takes = parseTakes(parts, at + 1, past);
    if (takes) return takes;
  }
  if (is('look') || is('seem') || is('appear') || is('sound')) {
    const seems =
      parseSeems(parts, at + 1, past, is('look') || is('sound') ? 'look' : 'seem') ??
      (past ? null : parseSeemsTo(parts, at + 1, at, parsePredicate));
    if (seems) return seems;
  }
  if (is('smell') || is('taste')) return parseSense(parts, at + 1, past, is('smell') ? 'smell' : 'taste');
  const pain = PAINS.find(is);
  const hurts = pain && subject ? parsePain(parts, at + 1, past, pain) : null;
  if (hurts) return hurts;
  if (WITHIN.some(is) && !isAlive(subject)) return null;
  if (is('want')) return parseForMe(parts, at + 1, past, 'want') ?? parseWish(parts, at + 1, past);
  if (is('hope') && text(at + 1) === 'to') return withMood(parts, at + 2, ['base'], 'want', past);
  if (is('decide') && texts(reading, at + 1, 2) === 'not to') return parseDecidedNot(parts, at + 3, past);
  if (is('need') && text(at + 1) === 'to') return withMood(parts, at + 2, ['base'], 'must', past);
  if (is('have') && text(at + 1) === 'to') return withMood(parts, at + 2, ['base'], 'must', past);
  if (is('like') || is('love') || is('hate') || is('dislike')) return parseLike(parts, at, past);
  if (is('prefer')) return parsePrefer(parts, at + 1, past);
  const phrase = parseVerb(reading, at, english, { gap: asked.gap ?? null, who: subject?.who ?? SELF });
  if (phrase) return sayMood(parts, phrase, 'plain', past);
  const felt = is('feel') ? parseFelt(parts, at + 1, past) : null;
  if (felt) return felt;
  const became = BECOME.some(is) ? parseBecoming(parts, at, past) : null;
  if (became) return became;
  const cause = is('make') ? 'make' : is('let') ? 'let' : null;
  // "Let" is what was let, where nothing stands before it: "My parents let me study abroad".
  const wasLet = text(at) === 'let' && english.includes('s');
  const caused = cause && parseCaused(parts, at + 1, past || wasLet, cause);
  if (caused) return caused;
  const gets = is('have') || is('get');
  const harmed = gets && past && subject?.who === 'i' ? parseHarmed(reading, at + 1) : null;
  if (harmed) return harmed;
  const served =
    (is('get') || (is('have') && past)) && isUs(subject) ? parseHadDone(parts, at + 1, past) : null;
  if (served) return served;
  // "I got scolded" is what was done to me.
  const suffered = is('get') && past ? parsePassive(parts, at + 1, { past, negative }) : null;
  if (suffered) return suffered;
  const way = is('have') ? 'have' : is('get') ? 'get' : null;
  const favour = way && past ? parseForMe(parts, at + 1, past, way) : null;
  if (favour) return favour;
  return is('have') ? parseHave(parts, at + 1, { past, negative }) : null;
}

/** "I had my wallet stolen" says that my wallet was stolen. */
function parseHarmed(reading: Reading, at: number): Clause | null {
  const noun = parseNoun(reading, at);
  if (noun?.value.owner?.who !== 'i') return null;
  const was = { text: 'was', shown: 'was', capital: false };
  const [own, rest] = [reading.tokens.slice(at, noun.next), reading.tokens.slice(noun.next)];
  return parsePredicate(within(reading, [...own, was, ...rest]), own.length, noun.value, {});
}
