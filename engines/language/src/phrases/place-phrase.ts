import { choose, type Noun, nounFor, type Parsed, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { join, type Say, say } from './say';
import { texts } from './time-words';

/** Where something is beside something else, the longer words first. */
export const POSITIONS: readonly (readonly [string, Say])[] = [
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

/** Places that have a name of their own. */
export const PLACES: Readonly<Record<string, Say>> = {
  ...{ here: say('ここ'), there: say('そこ'), 'over there': say('あそこ'), outside: say('外', 'そと') },
  'in here': say('ここ'),
  nearby: say('この近く', 'この ちかく'),
  ...{ 'near here': say('この近く', 'この ちかく'), 'around here': say('この辺', 'この へん') },
  ...{ 'at home': say('家', 'いえ'), 'at work': say('会社', 'かいしゃ'), abroad: say('外国', 'がいこく') },
  ...{ upstairs: say('二階', 'にかい'), 'all over the world': say('世界中', 'せかいじゅう') },
  ...{ anywhere: say('どこ'), somewhere: say('どこか') },
};

const quietly = (reading: Reading): Reading => ({ ...reading, miss: () => undefined });

/** "by the sea"; who does something is told with "by", too. */
const BY = ['by', say('そば')] as const;

const NEARBY = /^(near here|around here|nearby|over there)$/;

/** The noun with where it is before it: 駅の近くの店. */
const at = (noun: Noun, where: Say, pieces: Noun['pieces'] = []): Noun => ({
  ...{ ...noun, pieces: [...pieces, ...noun.pieces] },
  owner: { who: 'other', said: join(where, say('の')) },
});

/** "a small town near Munich", "the shop in front of the station", "a cafe near here" */
export function withPosition(reading: Reading, bare: Parsed<Noun>): Parsed<Noun> {
  const { value, next } = bare;
  const isNamed = value.choices.some(({ kinds }) => kinds.has('name'));
  if (value.owner || value.who !== null || value.asks || value.and || isNamed) return bare;
  for (const length of [2, 1]) {
    const words = texts(reading, next, length);
    const place = NEARBY.test(words) ? PLACES[words] : undefined;
    if (place) return { value: at(value, place), next: next + length };
  }
  const within =
    texts(reading, next, 1) === 'in' && choose(value, 'place')
      ? parseNoun(quietly(reading), next + 1, false)
      : null;
  const region = within && nounFor(within.value, 'region', 'i');
  if (region) return { value: at(value, region, within.value.pieces), next: within.next };
  for (const [words, position] of [...POSITIONS, BY]) {
    const length = words.split(' ').length;
    if (texts(reading, next, length) !== words) continue;
    const other = parseNoun(quietly(reading), next + length, false);
    const said = other && nounFor(other.value, 'anything', 'i');
    if (!said || !choose(other.value, 'a place')) return bare;
    const where = join(said, say('の'), position);
    return { value: at(value, where, other.value.pieces), next: other.next };
  }
  return bare;
}

const IS = /^(am|is|are|was|were)$/;

/** What may follow a noun with its place: of "the trains in Japan" something is said. */
export function withPlace(reading: Reading, bare: Parsed<Noun>, follows = IS): Parsed<Noun> {
  const { value, next } = bare;
  if (value.owner || value.who !== null) return bare;
  const named = /^(here|there)$/.test(texts(reading, next, 1)) ? PLACES[texts(reading, next, 1)] : undefined;
  if (named && follows.test(texts(reading, next + 1, 1))) return { value: at(value, named), next: next + 1 };
  const where = texts(reading, next, 1) === 'in' ? parseNoun(reading, next + 1, false) : null;
  const place = where && (nounFor(where.value, 'a place', 'i') ?? nounFor(where.value, 'group', 'i'));
  if (!where || !place || !follows.test(texts(reading, where.next, 1))) return withPosition(reading, bare);
  return { value: at(value, place, where.value.pieces), next: where.next };
}

/** "a nurse at the hospital", "a student at this university": 病院の看護師 */
export function withWorkplace(reading: Reading, bare: Parsed<Noun>): Parsed<Noun> {
  const { value, next } = bare;
  if (value.owner || value.who !== null || !choose(value, 'someone')) return bare;
  const where = /^(at|in)$/.test(texts(reading, next, 1)) ? parseNoun(reading, next + 1, false) : null;
  const said = where && nounFor(where.value, 'a place', 'i');
  return said ? { value: at(value, said, where.value.pieces), next: where.next } : bare;
}
