import { ORDINALS } from '../fair-keys/english-numbers';
import { parseAside, parseTimes } from './asides';
import { AMOUNT, MANNER, MANNERS_OF_WORDS } from './manners';
import { ANY, NOT_KNOWN, type Noun, nounFor, type Parsed, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { PLACES, POSITIONS, withPosition } from './place-phrase';
import type { Piece } from './read-lexicon';
import { join, type Say, say } from './say';
import { type Adjunct, number, type Role, texts } from './time-words';
import { parseTime } from './times';

/** A noun beside the verb, with how many there are: 多くの国. What is said only with a negative is no such noun. */
function besideVerb({ value }: Parsed<Noun>, kind: string, own: Noun['who']): Say | null {
  const said = nounFor(value, kind, own);
  if (!said || value.asks || ANY.test(said.written)) return null;
  return join(value.count && join(value.count, say('の')), said);
}

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
    const bare = parseNoun(reading, from);
    const noun = bare && !position && kind === 'a place' ? withPosition(reading, bare) : bare;
    const said = noun && besideVerb(noun, kind, null);
    if (!noun || !said) return null;
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
    return (
      of(at + 1, 'vehicle', null) ?? of(at + 1, 'ground', null) ?? of(at + 1, 'surface', say('上', 'うえ'))
    );
  }
  if (preposition === 'in')
    return (
      of(at + 1, 'container', say('中', 'なか')) ??
      of(at + 1, 'falling', say('中', 'なか')) ??
      of(at + 1, 'a place', null) ??
      of(at + 1, 'group', null) ??
      of(at + 1, 'session', null)
    );
  return preposition === 'at' ? (of(at + 1, 'a place', null) ?? of(at + 1, 'event', null)) : null;
}

/** How something shall be done rather: louder is 大きい声で, もっと or もう少し. */
const RATHER: Readonly<Record<string, Say>> = {
  ...{
    louder: say('大きい声で', 'おおきい こえ で'),
    slower: say('ゆっくり'),
    longer: say('長く', 'ながく'),
  },
  ...{ faster: say('速く', 'はやく'), quicker: say('速く', 'はやく'), earlier: say('早く', 'はやく') },
};

/** "louder", "a little more slowly": もう少しゆっくり */
function parseRather(reading: Reading, at: number): Parsed<Adjunct> | null {
  const little = /^a (little|bit)$/.test(texts(reading, at, 2)) ? 2 : 0;
  const [word = '', next = ''] = texts(reading, at + little, 2).split(' ');
  const more = word === 'more' && MANNER[next] ? 1 : 0;
  const manner = more ? MANNER[next] : RATHER[word];
  const degree = little ? say('もう少し', 'もうすこし') : say('もっと');
  if (!manner) return null;
  const level = 'N5' as const;
  const rather = more ? [{ written: degree.written, en: little ? 'a little more' : 'more', level }] : [];
  const pieces = [...rather, { written: manner.written, en: more ? next : word, level }];
  return {
    value: { role: 'manner', said: join(degree, manner), pieces },
    next: at + little + 1 + more,
  };
}

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
    in: ['language', 'script', 'sky'],
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
  const named = reading.tokens[at + 1]?.text ?? '';
  // "to work" is where one works.
  const isWorkplace =
    named === 'work' && /^(get|got|walk|walked|drive|drove)$/.test(reading.tokens[at - 1]?.text ?? '');
  const place = isWorkplace ? PLACES['at work'] : PLACES[named];
  const here = /^(from|to)$/.test(preposition) ? place : undefined;
  if (here && role && particle)
    return { value: { role, said: join(here, particle), pieces: [] }, next: at + 2 };
  const noun = role && parseNoun(reading, at + 1);
  const said = noun && kind ? besideVerb(noun, kind, subject) : null;
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
    parsePreposition(reading, at, subject) ??
    parseAside(reading, at, subject);
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
  const rather = parseRather(reading, at) ?? parseTimes(reading, at);
  if (rather) return rather;
  for (const [words, said] of MANNERS_OF_WORDS) {
    const length = words.split(' ').length;
    if (texts(reading, at, length) === words)
      return { value: { role: 'manner', said, pieces: [] }, next: at + length };
  }
  // “not … much” is あまり.
  if (text(at) === 'much' && at + 1 === reading.tokens.length)
    return { value: { role: 'amount', said: say('あまり'), pieces: [] }, next: at + 1 };
  const amount = AMOUNT[texts(reading, at, 2)];
  if (amount?.written) return { value: { role: 'amount', said: amount, pieces: [] }, next: at + 2 };
  const [, possible] = /^as (\S+) as possible$/.exec(texts(reading, at, 4)) ?? [];
  const how = possible === 'soon' ? MANNER['early'] : MANNER[possible ?? ''];
  if (possible && (how || possible === 'much'))
    return { value: { role: 'manner', said: join(say('できるだけ'), how), pieces: [] }, next: at + 4 };
  const degree = text(at) === 'very' ? say('とても') : undefined;
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
