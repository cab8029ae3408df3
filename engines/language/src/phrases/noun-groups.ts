import { compared } from './adjectives';
import { type Noun, nounFor, type Parsed, type Reading } from './noun';
import { DEGREE } from './noun-words';
import type { Adjective } from './read-lexicon';
import { join, say, type Say } from './say';

type ParseOne = (reading: Reading, at: number) => Parsed<Noun> | null;

const textAt = ({ tokens }: Reading, at: number): string => tokens[at]?.text ?? '';

/** How much of many. */
const SHARES: Readonly<Record<string, Say>> = {
  all: say('すべての', 'すべて の'),
  most: say('ほとんどの', 'ほとんど の'),
};
const DEFINITE = /^(the|my|your|his|her|our|their|this|that|these|those)$/;
const isMany = (word: string): boolean => /(?<!s)s$|^(children|people|men|women)$/.test(word);

/** "all (of) my photos", "most people": すべての写真 */
export function parseShare(reading: Reading, start: number, parseOne: ParseOne): Parsed<Noun> | null {
  const share = SHARES[textAt(reading, start)];
  if (!share) return null;
  const of = textAt(reading, start + 1) === 'of' ? 1 : 0;
  const from = start + 1 + of;
  if (of && !DEFINITE.test(textAt(reading, from))) return null;
  const noun = parseOne({ ...reading, miss: () => undefined }, from);
  if (!noun || !isMany(textAt(reading, noun.next - 1))) return null;
  const { value, next } = noun;
  if (value.who !== null || value.count || value.none || value.asks) return null;
  return { value: { ...value, before: (kinds) => join(share, value.before(kinds)) }, next };
}

/** What is a part or a measure of something is said in other ways. */
const MEASURE =
  /^(kind|sort|type|lot|cup|glass|bottle|piece|slice|pair|bit|couple|box|bag|bowl|plate|can|pack|sheet|half|rest|top|bottom|back|front|side|middle|center|end|beginning|time|thing|inside|outside|number|amount|variety|series)s?$/;

/** "the name of the shop", "the population of this town": 店の名前 */
export function withOf(reading: Reading, parsed: Parsed<Noun>, parseOne: ParseOne): Parsed<Noun> {
  const { value, next } = parsed;
  const head = textAt(reading, next - 1);
  const isNamed = value.choices.some(({ kinds }) => kinds.has('name'));
  if (textAt(reading, next) !== 'of' || MEASURE.test(head) || isNamed) return parsed;
  if (value.owner || value.who !== null || value.open) return parsed;
  const other = parseOne({ ...reading, miss: () => undefined }, next + 1);
  if (!other || other.value.who !== null || other.value.count || other.value.none || other.value.open)
    return parsed;
  const said = nounFor(other.value, 'anything');
  if (!said) return parsed;
  const owner = { who: 'other' as const, said: join(said, say('の')) };
  return { value: { ...value, owner, pieces: [...other.value.pieces, ...value.pieces] }, next: other.next };
}

/** An adjective before a noun with how much of it, and how many words that are. */
interface Graded {
  readonly known: readonly Adjective[];
  readonly degree: Say | undefined;
  readonly length: number;
}

/** "new", "very old", "bigger", "the most famous": 新しい, とても古い, もっと大きい, 一番有名な. */
export function gradedAt(reading: Reading, at: number): Graded {
  const word = textAt(reading, at);
  const own = reading.lexicon.adjectives(word);
  if (own.length > 0) return { known: own, degree: undefined, length: 1 };
  if (word === 'most') {
    const known = reading.lexicon.adjectives(textAt(reading, at + 1));
    return { known, degree: say('一番', 'いちばん'), length: 2 };
  }
  const degree = DEGREE[word];
  if (degree) return { known: reading.lexicon.adjectives(textAt(reading, at + 1)), degree, length: 2 };
  // The latest news is new, and not late.
  if (word === 'latest') return { known: [], degree: undefined, length: 1 };
  const grades = [
    ['er', say('もっと')],
    ['est', say('一番', 'いちばん')],
  ] as const;
  for (const [ending, by] of grades) {
    const known = compared(word, ending).flatMap((key) => reading.lexicon.adjectives(key));
    if (known.length > 0) return { known, degree: by, length: 1 };
  }
  return { known: [], degree: undefined, length: 1 };
}

/** Which of them: "the same bus", "other people". */
export const WHICH: Readonly<Record<string, Say>> = {
  same: say('同じ', 'おなじ'),
  other: say('ほかの', 'ほか の'),
};
