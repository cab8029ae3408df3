import { parseAdjuncts, parseLocation } from './adjuncts';
import type { Clause, Sentence } from './clause';
import { asSome } from './english-tokens';
import { EXIST, existing } from './existing';
import { SUFFICE, TOO_MANY } from './having';
import {
  choose,
  type Noun,
  type Parsed,
  piecesOf,
  pronoun,
  type Reading,
  sayNoun,
  simple,
  SOME,
} from './noun';
import { parseNoun } from './noun-phrase';
import { parsePredicate } from './predicate';
import { join, say, verbBase } from './say';
import { type Adjunct, texts } from './time-words';

/** "There is nobody here": 誰もいません */
const NOBODY = [
  ['nobody', say('誰も', 'だれ も'), EXIST.alive],
  ['no one', say('誰も', 'だれ も'), EXIST.alive],
  ['nothing', say('何も', 'なに も'), EXIST.thing],
] as const;

/** "There is …", "Are there …?" */
export function parseThere(given: Reading): Sentence | null {
  if (texts(given, 0, 4) === 'there used to be') {
    const [there, used] = given.tokens;
    const was = there && used && [there, { ...used, text: 'was' }, ...given.tokens.slice(4)];
    const so = was ? parseThere({ ...given, tokens: was }) : null;
    return so && 'clause' in so
      ? { ...so, clause: { ...so.clause, before: join(say('昔', 'むかし'), so.clause.before) } }
      : null;
  }
  const isAsked = given.tokens[1]?.text === 'there';
  const reading = isAsked ? { ...given, tokens: given.tokens.map(asSome) } : given;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const question = isAsked && /^(is|are|was|were)$/.test(text(0));
  if (!question && !(text(0) === 'there' && /^(is|are|was|were)$/.test(text(1)))) return null;
  const past = /^(was|were)$/.test(text(question ? 0 : 1));
  const not = text(2) === 'not';
  const none = NOBODY.find(([words]) => texts(reading, 2, words.split(' ').length) === words);
  if (none) {
    const [words, said, base] = none;
    const where = parseThereRest(reading, 2 + words.split(' ').length);
    return (
      where && {
        question,
        clause: {
          ...{ subject: null, topic: null, particle: 'は', bare: false, base, pieces: [] },
          before: join(...where.map((one) => (one.place ? join(one.said, say('に')) : one.said)), said),
          tense: { past, negative: true },
        },
      }
    );
  }
  const enough = not && text(3) === 'enough';
  const tooMany = !not && /^too (much|many)$/.test(texts(reading, 2, 2));
  const noun = parseNoun(reading, enough || tooMany ? 4 : not ? 3 : 2);
  if (!noun) return null;
  const family = parseMembers(reading, noun, question, past);
  if (family) return family;
  const rest = parseThereRest(reading, noun.next);
  const { value } = noun;
  const kinds = value.choices[0]?.kinds;
  if (!rest || value.who !== null || !kinds || kinds.has('name') || kinds.size === 0) return null;
  const said = sayNoun(value, 'anything');
  const amount = SOME.test(said.written) ? said : join(said, say('が'), value.count);
  return {
    question,
    clause: {
      ...{ subject: value, topic: null, particle: 'は', bare: false },
      before: join(...rest.map(({ said, place }) => (place ? join(said, say('に')) : said)), amount),
      base: enough ? SUFFICE : tooMany ? TOO_MANY : existing(value),
      tense: { past, negative: not || value.none },
      pieces: [...rest.flatMap(({ pieces }) => pieces), ...piecesOf(value)],
    },
  };
}

/** "There are five people in my family": 家族は五人です */
function parseMembers(
  reading: Reading,
  { value, next }: Parsed<Noun>,
  question: boolean,
  past: boolean,
): Sentence | null {
  const family = texts(reading, next, 1) === 'in' ? parseNoun(reading, next + 1) : null;
  const isOf = family && choose(family.value, 'family') && family.next === reading.tokens.length;
  if (!isOf || !value.count || value.choices[0]?.written !== '人') return null;
  return {
    question,
    clause: {
      ...{
        subject: family.value,
        topic: sayNoun(family.value, 'anything', 'i'),
        particle: 'は',
        bare: false,
      },
      ...{ before: say(''), base: { ...value.count, like: 'noun' }, tense: { past, negative: false } },
      pieces: piecesOf(family.value),
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

/** "Nobody came": 誰も来ませんでした */
export function parseNobody(reading: Reading): Clause | null {
  const length = texts(reading, 0, 1) === 'nobody' ? 1 : texts(reading, 0, 2) === 'no one' ? 2 : 0;
  const whoever = simple(pronoun('誰', 'だれ', 'person'));
  const clause = length > 0 ? parsePredicate(reading, length, whoever, {}) : null;
  if (!clause || clause.tense.negative) return null;
  const tense = { ...clause.tense, negative: true };
  // What nobody knows is not 知っていません.
  const base = /知っている$/.test(clause.base.written) ? verbBase(say('知る', 'しる')) : clause.base;
  return { ...clause, base, topic: say('誰', 'だれ'), particle: 'も', tense, bare: false };
}
