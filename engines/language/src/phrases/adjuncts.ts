import { ORDINALS } from '../fair-keys/english-numbers';
import { NOT_KNOWN, type Noun, nounFor, type Parsed, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import type { Piece } from './read-lexicon';
import { join, type Say, say } from './say';
import { type Adjunct, number, type Role, texts } from './time-words';
import { parseTime } from './times';

const POSITIONS: readonly (readonly [string, Say])[] = [
  ['in front of', say('前', 'まえ')],
  ['on top of', say('上', 'うえ')],
  ['next to', say('隣', 'となり')],
  ['close to', say('近く', 'ちかく')],
  ['across from', say('向かい', 'むかい')],
  ['inside of', say('中', 'なか')],
  ['behind', say('後ろ', 'うしろ')],
  ['under', say('下', 'した')],
  ['below', say('下', 'した')],
  ['above', say('上', 'うえ')],
  ['beside', say('横', 'よこ')],
  ['near', say('近く', 'ちかく')],
  ['inside', say('中', 'なか')],
];

const PLACES: Readonly<Record<string, Say>> = {
  ...{ here: say('ここ'), there: say('そこ'), 'over there': say('あそこ'), outside: say('外', 'そと') },
  'in here': say('ここ'),
  nearby: say('この近く', 'この ちかく'),
  ...{ 'near here': say('この近く', 'この ちかく'), 'around here': say('この辺', 'この へん') },
  ...{ 'at home': say('家', 'いえ'), 'at work': say('会社', 'かいしゃ'), abroad: say('外国', 'がいこく') },
  ...{ upstairs: say('二階', 'にかい'), 'all over the world': say('世界中', 'せかいじゅう') },
};

/** Where something is, without a particle: 机の上. */
export function parseLocation(
  reading: Reading,
  at: number,
): Parsed<{ said: Say; pieces: readonly Piece[] }> | null {
  for (const length of [4, 2, 1]) {
    const said = PLACES[texts(reading, at, length)];
    if (said) return { value: { said, pieces: [] }, next: at + length };
  }
  const of = (from: number, kind: string, position: Say | null) => {
    const noun = parseNoun(reading, from);
    const said = noun && nounFor(noun.value, kind, null);
    if (!noun || !said || noun.value.asks) return null;
    const where = position ? join(said, say('の'), position) : said;
    return { value: { said: where, pieces: piecesOf(noun.value) }, next: noun.next };
  };
  for (const [words, position] of POSITIONS) {
    const length = words.split(' ').length;
    if (texts(reading, at, length) === words) return of(at + length, 'anything', position);
  }
  const preposition = reading.tokens[at]?.text ?? '';
  if (preposition === 'between') {
    const both = parseNoun(reading, at + 1);
    const said = both?.value.and ? nounFor(both.value, 'anything') : null;
    return said && both
      ? {
          value: { said: join(said, say('の'), say('間', 'あいだ')), pieces: piecesOf(both.value) },
          next: both.next,
        }
      : null;
  }
  if (preposition === 'on') {
    const floor = texts(reading, at, 4).match(/^on the (\w+) floor$/)?.[1];
    const value = ORDINALS.indexOf(floor ?? '') + 1;
    const said = value > 0 ? number(value, '階') : null;
    if (said) return { value: { said, pieces: [] }, next: at + 4 };
    return of(at + 1, 'vehicle', null) ?? of(at + 1, 'surface', say('上', 'うえ'));
  }
  if (preposition === 'in') return of(at + 1, 'container', say('中', 'なか')) ?? of(at + 1, 'a place', null);
  return preposition === 'at' ? (of(at + 1, 'a place', null) ?? of(at + 1, 'event', null)) : null;
}

const MANNER: Readonly<Record<string, Say>> = {
  ...{
    slowly: say('ゆっくり'),
    quickly: say('速く', 'はやく'),
    fast: say('速く', 'はやく'),
    early: say('早く', 'はやく'),
  },
  ...{
    late: say('遅く', 'おそく'),
    quietly: say('静かに', 'しずか に'),
    together: say('一緒に', 'いっしょ に'),
  },
  ...{
    alone: say('一人で', 'ひとり で'),
    hard: say('一生懸命', 'いっしょうけんめい'),
    carefully: say('よく'),
  },
  ...{
    immediately: say('すぐに'),
    again: say('もう一度', 'もういちど'),
    twice: say('二回', 'にかい'),
    once: say('一度', 'いちど'),
  },
};

const AMOUNT: Readonly<Record<string, Say>> = {
  ...{ 'a lot': say('たくさん'), 'a little': say('少し', 'すこし'), 'a bit': say('少し', 'すこし') },
  ...{ 'too much': say('') },
};

/** "with me" is together. */
const WITH_ME = /^with (me|us)$/;

/** "by train", "on foot", "in Japanese", "with chopsticks" */
function parseMeans(reading: Reading, at: number, subject: Noun['who']): Parsed<Adjunct> | null {
  const preposition = reading.tokens[at]?.text ?? '';
  const two = texts(reading, at, 2);
  if (two === 'on foot')
    return { value: { role: 'means', said: say('歩いて', 'あるいて'), pieces: [] }, next: at + 2 };
  if (WITH_ME.test(two) && subject !== 'i')
    return { value: { role: 'with', said: say('一緒に', 'いっしょ に'), pieces: [] }, next: at + 2 };
  if (/^by (my|your|him|her)self$/.test(two))
    return { value: { role: 'manner', said: say('一人で', 'ひとり で'), pieces: [] }, next: at + 2 };
  const kinds: Readonly<Record<string, readonly string[]>> = {
    by: ['vehicle', 'means', 'tool'],
    in: ['language'],
    on: ['means', 'vehicle'],
    with: ['tool'],
  };
  const noun = kinds[preposition] ? parseNoun(reading, at + 1) : null;
  if (!noun || noun.value.asks) return null;
  for (const kind of kinds[preposition] ?? []) {
    const said = nounFor(noun.value, kind, 'i');
    if (said)
      return {
        value: { role: 'means', said: join(said, say('で')), pieces: piecesOf(noun.value) },
        next: noun.next,
      };
  }
  return null;
}

/** A preposition with a person or place; `asked` is the noun that a question moved to the front ("Who … with?"). */
function parsePreposition(reading: Reading, at: number, subject: Noun['who']): Parsed<Adjunct> | null {
  const preposition = reading.tokens[at]?.text ?? '';
  const roles: Readonly<Record<string, readonly [Role, string, Say]>> = {
    with: ['with', 'someone', say('と')],
    from: ['from', 'a place', say('から')],
    to: ['to', 'a place', say('まで')],
    about: ['about', 'anything', say('について', 'に ついて')],
  };
  const [role, kind, particle] = roles[preposition] ?? [];
  const here = /^(from|to)$/.test(preposition) ? PLACES[reading.tokens[at + 1]?.text ?? ''] : undefined;
  if (here && role && particle)
    return { value: { role, said: join(here, particle), pieces: [] }, next: at + 2 };
  const noun = role && parseNoun(reading, at + 1);
  const said = noun && kind ? nounFor(noun.value, kind, subject) : null;
  return noun && said && role && particle
    ? { value: { role, said: join(said, particle), pieces: piecesOf(noun.value) }, next: noun.next }
    : null;
}

/** "because of the snow", "thanks to you" */
export function parseCause(reading: Reading, at: number): Parsed<Adjunct> | null {
  const helper = texts(reading, at, 2) === 'thanks to' ? parseNoun(reading, at + 2) : null;
  if (helper)
    return {
      value: {
        role: 'cause',
        said: join(sayNoun(helper.value, 'anything', 'i'), say('の'), say('おかげ'), say('で')),
        pieces: piecesOf(helper.value),
      },
      next: helper.next,
    };
  const noun = texts(reading, at, 2) === 'because of' ? parseNoun(reading, at + 2) : null;
  const said = noun && nounFor(noun.value, 'cause', 'i');
  return noun && said
    ? { value: { role: 'cause', said: join(said, say('で')), pieces: piecesOf(noun.value) }, next: noun.next }
    : null;
}

function parseAdjunct(reading: Reading, at: number, subject: Noun['who']): Parsed<Adjunct> | null {
  const manner = parseManner(reading, at);
  const found =
    parseTime(reading, at) ??
    parseCause(reading, at) ??
    manner ??
    parseMeans(reading, at, subject) ??
    parsePreposition(reading, at, subject);
  if (found) return found;
  const place = parseLocation(reading, at);
  return place && { value: { role: 'place', ...place.value, place: true }, next: place.next };
}

/** もっと more, ゆっくり slowly */
const piecesAt = ({ tokens }: Reading, at: number, said: readonly (Say | undefined)[]): Piece[] =>
  said
    .filter((one) => one !== undefined)
    .map(({ written }, place) => ({ written, en: tokens[at + place]?.text ?? '', level: 'N5' }));

function parseManner(reading: Reading, at: number): Parsed<Adjunct> | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const amount = AMOUNT[texts(reading, at, 2)];
  if (amount?.written) return { value: { role: 'amount', said: amount, pieces: [] }, next: at + 2 };
  const [, possible] = /^as (\S+) as possible$/.exec(texts(reading, at, 4)) ?? [];
  const how = possible === 'soon' ? MANNER['early'] : MANNER[possible ?? ''];
  if (possible && (how || possible === 'much'))
    return { value: { role: 'manner', said: join(say('できるだけ'), how), pieces: [] }, next: at + 4 };
  const degree = { more: say('もっと'), very: say('とても') }[text(at)];
  if (/^(more|harder)$/.test(text(at)) && at + 1 === reading.tokens.length)
    return { value: { role: 'amount', said: say('もっと'), pieces: [] }, next: at + 1 };
  for (const well of ['well', 'very well'] as const) {
    const length = well.split(' ').length;
    if (texts(reading, at, length) === well)
      return { value: { role: 'manner', said: say('よく'), well, pieces: [] }, next: at + length };
  }
  const manner = MANNER[text(degree ? at + 1 : at)];
  return manner
    ? {
        value: {
          role: 'manner',
          said: join(degree, manner),
          pieces: piecesAt(reading, at, [degree, manner]),
        },
        next: at + (degree ? 2 : 1),
      }
    : null;
}

/** All that stands from a place to the end of the sentence; null when some of it is not understood. */
export function parseAdjuncts(reading: Reading, start: number, subject: Noun['who']): Adjunct[] | null {
  const found: Adjunct[] = [];
  for (let at = start; at < reading.tokens.length;) {
    const comma = reading.tokens[at]?.text === ',' ? 1 : 0;
    const adjunct = parseAdjunct(reading, at + comma, subject);
    if (!adjunct) {
      reading.miss(at, NOT_KNOWN);
      return null;
    }
    found.push(adjunct.value);
    at = adjunct.next;
  }
  return found;
}
