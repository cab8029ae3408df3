import { isDeterminer } from '../authored/expressions';
import { parseAdjuncts } from './adjuncts';
import { readVerb } from './english-verbs';
import {
  choose,
  isEnd,
  isFunction,
  isSubject,
  NOT_KNOWN,
  type Noun,
  type Reading,
  unusedMessage,
} from './noun';
import { parseNoun } from './noun-phrase';
import { withPosition } from './place-phrase';
import type { VerbEntry } from './read-lexicon';
import type { Adjunct } from './time-words';
import { parseTime } from './times';

/** A noun that a question has moved to the front: what, who, where. */
export interface Gap {
  readonly noun: Noun;
  /** "Where": stands for a place with its preposition. */
  readonly place: boolean;
}

type Filled = { readonly noun: Noun } | { readonly verb: VerbPhrase };

export interface VerbPhrase {
  readonly entry: VerbEntry;
  readonly filled: ReadonlyMap<number, Filled>;
  readonly adjuncts: readonly Adjunct[];
  /** What the question asked for and no gap of the verb took. */
  readonly left: Gap | null;
}

interface Match {
  readonly next: number;
  readonly filled: ReadonlyMap<number, Filled>;
  readonly left: Gap | null;
}

const PREPOSITION = /^(at|in|to|for|with|from|on|of|about)$/;
/** Words that begin a time, and nouns. */
const WHEN = /^(today|tomorrow|yesterday|tonight|now|this|last|next|every|two|three|four|five|six|ten)$/;
const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');
const same = (word: string, literal: string): boolean =>
  word === literal ||
  singular(word) === singular(literal) ||
  (literal === 'oneself' && /^(my|your|him|her|our|them)sel(f|ves)$/.test(word));

/** Japanese that leans on another verb: 読み始める, 食べてみる. */
export const LEANING = /^(始める|続ける|終わる|てみる)$/;

export type Form = 'base' | 'ing' | 'participle' | 'past' | 's';

/**
 * A verb with all that belongs to it, from a place to the end of the sentence: the first row of our table that fits
 * everything. The form is the one in which English must have it there.
 */
export function parseVerb(
  reading: Reading,
  at: number,
  forms: readonly Form[],
  given: { readonly gap?: Gap | null; readonly who?: Noun['who']; readonly head?: string },
): VerbPhrase | null {
  const word = reading.tokens[at]?.text ?? '';
  const heads = given.head
    ? [given.head]
    : readVerb(word)
        .filter(({ form }) => forms.includes(form))
        .map(({ base }) => base);
  let known = false;
  for (const head of new Set(heads))
    for (const entry of reading.lexicon.verbs(head)) {
      known = true;
      for (const match of matches(reading, entry, 0, {
        ...{ next: given.head ? at : at + 1, filled: new Map(), left: given.gap ?? null },
      })) {
        const adjuncts = parseAdjuncts(reading, match.next, given.who ?? null);
        // A ticket to Tokyo is no ticket that one buys as far as Tokyo.
        const strays = entry.gaps.length === 0 && entry.items.length > 0 && !entry.use.has('move');
        if (adjuncts && !(strays && adjuncts.some(({ role }) => role === 'to')))
          return { entry, filled: match.filled, adjuncts, left: match.left };
      }
    }
  if (!known && word && !given.head) reading.miss(at, unknownVerb(reading, at));
  return null;
}

/** A word that we do not have, one that is no verb here, or a verb of which we do not know what it takes. */
function unknownVerb({ tokens, lexicon }: Reading, at: number): string {
  const { text = '', shown = '' } = tokens[at] ?? {};
  const bases = readVerb(text).map(({ base }) => base);
  if (isFunction(text) || isEnd(text) || bases.some((base) => lexicon.verbs(base).length > 0))
    return NOT_KNOWN;
  return bases.some((base) => lexicon.isVerb(base))
    ? unusedMessage(shown)
    : lexicon.isKnown(text)
      ? NOT_KNOWN
      : `No word was found for “${shown}”.`;
}

function* matches(reading: Reading, entry: VerbEntry, place: number, so: Match): Generator<Match> {
  const item = entry.items[place];
  if (!item) {
    yield so;
    return;
  }
  const { tokens } = reading;
  const word = tokens[so.next]?.text ?? '';
  if ('literal' in item) {
    // "Do you have the time?" asks for the hour.
    if (word === 'the' && item.literal === 'time') return;
    const skipped = isDeterminer(word) ? 1 : 0;
    const literal = tokens[so.next + skipped]?.text ?? '';
    // Who works on weekends works then, and on nothing.
    const takes = entry.items[place + 1];
    if (takes && 'gap' in takes && /^(on|in|at)$/.test(item.literal) && parseTime(reading, so.next)) return;
    if (literal && same(literal, item.literal)) {
      yield* matches(reading, entry, place + 1, { ...so, next: so.next + skipped + 1 });
    } else if (
      so.left?.place &&
      PREPOSITION.test(item.literal) &&
      place === entry.items.length - 2 &&
      isPlace(takes)
    ) {
      yield* matches(reading, entry, place + 1, so);
    }
    return;
  }
  if (item.gap === 'do' || item.gap === 'doing') {
    const verb = parseVerb(reading, so.next, [item.gap === 'do' ? 'base' : 'ing'], { who: 'i' });
    if (verb) yield { ...so, next: tokens.length, filled: withFilled(so, place, { verb }) };
    return;
  }
  for (const joined of [true, false]) {
    // What was bought yesterday is no yesterday that was bought.
    const bare =
      isSubject(word) || (WHEN.test(word) && parseTime(reading, so.next))
        ? null
        : parseNoun(reading, so.next, joined);
    const noun = bare && item.gap === 'a place' ? withPosition(reading, bare) : bare;
    if (!noun) break;
    if (!joined && !noun.value.and && tokens[noun.next]?.text !== 'and') break;
    if (!fits(noun.value, item.gap) || isUnmade(entry, noun.value)) {
      reading.miss(noun.next, NOT_KNOWN);
      continue;
    }
    yield* matches(reading, entry, place + 1, {
      ...so,
      next: noun.next,
      filled: withFilled(so, place, { noun: noun.value }),
    });
  }
  if (so.left && fits(so.left.noun, item.gap) && so.left.place === (item.gap === 'a place'))
    yield* matches(reading, entry, place + 1, {
      next: so.next,
      left: null,
      filled: withFilled(so, place, { noun: so.left.noun }),
    });
}

const isPlace = (item: VerbEntry['items'][number] | undefined): boolean =>
  item !== undefined && 'gap' in item && item.gap === 'a place';

/** Compromises and efforts are made, and no 物 that one 作る. */
const isUnmade = ({ head, base }: VerbEntry, noun: Noun): boolean =>
  head === 'make' && base.written === '作る' && noun.choices[0]?.kinds.size === 0;

const fits = (noun: Noun, kind: string): boolean =>
  choose(noun, kind) !== null && (noun.and === null || fits(noun.and, kind));
const withFilled = (so: Match, place: number, filled: Filled): ReadonlyMap<number, Filled> =>
  new Map([...so.filled, [place, filled]]);

/** "I am going shopping" is a plan; what is going up is no plan. */
export const isPlan = ({ entry: { use, head } }: VerbPhrase): boolean =>
  use.has('move') || (head === 'go' && !use.has('only'));

/** "You are leaving" the house, the company or the country: which of them has to be said of somebody else. */
export const isLeaving = (subject: Noun | null, { entry, adjuncts }: VerbPhrase): boolean =>
  entry.head === 'leave' &&
  entry.items.length + adjuncts.length === 0 &&
  subject !== null &&
  isAlive(subject) &&
  !/^(i|we)$/.test(subject.who ?? '');

/** Who feels, wants and owns: no thing does. */
export const isAlive = (subject: Noun | null): boolean =>
  subject === null ||
  (subject.who !== 'it' && (choose(subject, 'someone') ?? choose(subject, 'animal')) !== null);

/** Things do not eat: who may do what. */
export function mayDo(subject: Noun | null, phrase: VerbPhrase): boolean {
  if (subject === null) return true;
  const { use, base } = phrase.entry;
  if (use.has('asked')) return false;
  // What begins is what is done then: leaves change colour and babies cry.
  const inner = LEANING.test(base.written)
    ? [...phrase.filled.values()].find((fill) => 'verb' in fill)
    : undefined;
  if (inner && 'verb' in inner) return mayDo(subject, inner.verb);
  if (subject.who === 'it') return use.has('weather') || use.has('thing');
  if (use.has('weather')) return false;
  if (use.has('only')) return !choose(subject, 'someone');
  if (use.has('plant')) return choose(subject, 'plant') !== null;
  if (use.has('move') && choose(subject, 'vehicle')) return true;
  return isAlive(subject) || (use.has('thing') && choose(subject, 'something') !== null);
}
