import { isDeterminer } from '../authored/expressions';
import { parseAdjuncts } from './adjuncts';
import { readVerb } from './english-verbs';
import {
  ANY,
  choose,
  isEnd,
  isFunction,
  isSubject,
  NOT_KNOWN,
  type Noun,
  nounFor,
  piecesOf,
  type Reading,
  unusedMessage,
} from './noun';
import { parseNoun } from './noun-phrase';
import type { Piece, VerbEntry } from './read-lexicon';
import {
  able,
  type Base,
  favoured,
  going,
  join,
  plain,
  type Say,
  say,
  stemOf,
  teForm,
  Unsaid,
  verbBase,
} from './say';
import { type Adjunct, inOrder } from './time-words';

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
const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');
const same = (word: string, literal: string): boolean =>
  word === literal || singular(word) === singular(literal);

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
        if (adjuncts) return { entry, filled: match.filled, adjuncts, left: match.left };
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
    if (literal && same(literal, item.literal)) {
      yield* matches(reading, entry, place + 1, { ...so, next: so.next + skipped + 1 });
    } else if (so.left?.place && PREPOSITION.test(item.literal) && place === entry.items.length - 2) {
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
    const noun = isSubject(word) ? null : parseNoun(reading, so.next, joined);
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

/** Compromises and efforts are made, and no 物 that one 作る. */
const isUnmade = ({ head, base }: VerbEntry, noun: Noun): boolean =>
  head === 'make' && base.written === '作る' && noun.choices[0]?.kinds.size === 0;

const fits = (noun: Noun, kind: string): boolean =>
  choose(noun, kind) !== null && (noun.and === null || fits(noun.and, kind));
const withFilled = (so: Match, place: number, filled: Filled): ReadonlyMap<number, Filled> =>
  new Map([...so.filled, [place, filled]]);

/** How a verb phrase is meant: what is asked of somebody leaves "me" out; can makes を a が. */
interface Manner {
  readonly who: Noun['who'];
  readonly asked?: boolean;
  readonly able?: boolean;
  /** What is not done takes 何も. */
  readonly denied?: boolean;
  /** The one object takes しか. */
  readonly only?: boolean;
  /** Said after the times. */
  readonly aside?: Say | null;
}

export interface SaidVerb {
  readonly before: Say;
  readonly base: Base;
  /** Something is given to me: who gives is told with が. */
  readonly toMe: boolean;
}

/** りんごを三つとオレンジを二つ */
function eachCounted(noun: Noun, kind: string, who: Noun['who']): Say | null {
  const { and } = noun;
  const said = nounFor({ ...noun, and: null }, kind, who);
  const one = said && join(said, say('を'), noun.count);
  if (!and) return one;
  const rest = eachCounted(and, kind, who);
  return one && rest && join(one, say('と'), rest);
}

const isMe = (noun: Noun): boolean => noun.who === 'i' || noun.who === 'we';

/** The verb phrase in Japanese, its verb in the dictionary form; null for what we do not say so. */
export function sayVerb(
  phrase: VerbPhrase,
  { who, asked = false, able: can = false, aside = null, denied = false, only = false }: Manner,
): SaidVerb | null {
  const { entry, filled, adjuncts, left } = phrase;
  let { base } = entry;
  let toMe = false;
  const objects: Say[] = [];
  for (const { item, before, particle } of entry.gaps) {
    const fill = filled.get(item);
    const gap = entry.items[item];
    if (!fill || !gap || !('gap' in gap)) return null;
    if ('verb' in fill) {
      const inner = sayVerb(fill.verb, { who: 'i' });
      if (!inner) return null;
      // 読み始める
      if (gap.gap === 'doing' && particle.written === '') {
        // 食べてみる leans on て, 食べ始める on the stem.
        const te = base.written.startsWith('て');
        const stem = te ? teForm(inner.base) : stemOf(inner.base);
        const [written, kana] = [base.written, base.kana].map((end) => end.slice(te ? 1 : 0));
        base = { ...base, written: `${stem.written}${written}`, kana: `${stem.kana}${kana}` };
        objects.push(inner.before);
        continue;
      }
      objects.push(join(inner.before, plain(inner.base, { past: false, negative: false }), particle));
      continue;
    }
    const { noun } = fill;
    const isMine = entry.use.has('favour') && particle.written === 'の';
    if (isMe(noun) && (isMine || /^[にを]$/.test(particle.written)) && !noun.and && noun.owner === null) {
      if (who !== 'i' && (entry.use.has('give') || entry.use.has('favour')) && !asked) toMe = true;
      if (asked || toMe) continue;
      if (noun.who === who) return null;
    }
    if (noun.who === 'you' && !noun.and) {
      if (who !== 'i' && who !== 'we' && !asked && entry.use.has('favour')) toMe = true;
      if (entry.use.has('give') || entry.use.has('favour') || particle.written === 'に') continue;
      return null;
    }
    if (noun.who === 'it' && /^[をが]$/.test(particle.written)) continue;
    if (noun.and && (noun.count ?? noun.and.count) && particle.written === 'を' && !can && !only) {
      const each = eachCounted(noun, gap.gap, who);
      if (!each) return null;
      objects.push(join(before, each));
      continue;
    }
    const said = nounFor(noun, gap.gap, who);
    if (!said) return null;
    // 何も食べません: without a particle, and of what is not done alone.
    if (ANY.test(said.written)) {
      if (!denied || !/^[をが]?$/.test(particle.written)) return null;
      objects.push(said);
      continue;
    }
    if (only && /^[をが]$/.test(particle.written)) {
      objects.push(noun.count ? join(said, particle, noun.count, say('しか')) : join(said, say('しか')));
      continue;
    }
    const mark = can && particle.written === 'を' ? say('が') : particle;
    objects.push(
      /^[をが]?$/.test(mark.written)
        ? join(before, said, mark, noun.count)
        : join(before, of(noun.count), said, mark),
    );
  }
  if (toMe) base = entry.use.has('give') ? verbBase(say('くれる')) : favoured(base);
  if (can && !only && !objects.some(({ written }) => written.endsWith('が'))) {
    base = { ...base, ...withGa(base) };
  }
  if (only && (entry.gaps.length !== 1 || adjuncts.length > 0 || !/しか$/.test(objects[0]?.written ?? '')))
    return null;
  const isBeside = ({ well, said }: Adjunct): boolean => !well && !TIMES.test(said.written);
  const asides = inOrder(adjuncts.filter(isBeside)).map((adjunct) => sayAdjunct(adjunct, entry));
  const how = adjuncts
    .filter(({ well, said }) => well || TIMES.test(said.written))
    .flatMap((adjunct) => [
      ...(adjunct.well === 'very well' ? [say(denied ? 'あまり' : 'とても')] : []),
      sayAdjunct(adjunct, entry),
    ]);
  if (left && !left.place) return null;
  const why = aside?.written === 'どうして';
  const where = left ? join(nounFor(left.noun, 'anything') ?? say(''), placeParticle(entry)) : null;
  return {
    before: join(
      why ? aside : null,
      ...asides.slice(0, timesOf(adjuncts)),
      why ? null : aside,
      where,
      ...asides.slice(timesOf(adjuncts)),
      ...objects,
      ...how,
    ),
    base,
    toMe,
  };
}

/** How many times: 沖縄に二回行きました. */
const TIMES = /^(?:[一二三四五六七八九十]+回|[一二]度)$/;

const timesOf = (adjuncts: readonly Adjunct[]): number =>
  adjuncts.filter(({ role }) => role === 'time').length;
const of = (count: Say | null): Say | null => count && join(count, say('の'));
/** 写真を撮れる is 写真が撮れる. */
const withGa = ({ written, kana }: Say): Say =>
  say(written.replace(/を(?=[^を]*$)/, 'が'), kana.replace(/ を (?=[^を]*$)/, ' が '));

const placeParticle = ({ use }: VerbEntry): Say =>
  say(use.has('in') || use.has('exist') || use.has('move') ? 'に' : 'で');
const sayAdjunct = ({ role, said, place, well }: Adjunct, entry: VerbEntry): Say => {
  // Whom one is angry with is no companion.
  if (role === 'with' && said.written.endsWith('と') && /^(be|get|feel)$/.test(entry.head))
    throw new Unsaid('with');
  if (well && !/^(sleep|know|understand|remember)$/.test(entry.head)) {
    if (!entry.use.has('can')) throw new Unsaid('well');
    return say('上手に', 'じょうず に');
  }
  // One writes here, on this, and at home.
  const onThis = entry.head === 'write' && /^[こそ]こ$/.test(said.written);
  return place ? join(said, onThis ? say('に') : placeParticle(entry)) : said;
};

/** What is true now: 住んでいる; of a verb of doing 食べる. */
export const present = (phrase: VerbPhrase, base: Base): Base =>
  phrase.entry.use.has('state') ? going(base) : base;
/** The skill or possibility; null for verbs that have none. */
export function possible({ entry }: VerbPhrase, base: Base): Base | null {
  if (entry.use.has('able')) return base;
  // Who cannot sleep is not refused a bed.
  if (entry.head === 'sleep') return verbBase(say('眠れる', 'ねむれる'));
  return entry.use.has('sense') ? (SENSED[base.written] ?? null) : able(base);
}
/** What one can see and hear is what is to be seen and heard. */
const SENSED: Readonly<Record<string, Base>> = {
  見る: verbBase(say('見える', 'みえる')),
  聞く: verbBase(say('聞こえる', 'きこえる')),
};

export const piecesOfVerb = (phrase: VerbPhrase): Piece[] => [
  ...phrase.adjuncts.flatMap(({ pieces }) => pieces),
  ...[...phrase.filled.values()].flatMap((fill) =>
    'noun' in fill ? piecesOf(fill.noun) : piecesOfVerb(fill.verb),
  ),
  ...(phrase.left ? phrase.left.noun.pieces : []),
  phrase.entry.piece,
];

/** Who feels, wants and owns: no thing does. */
export const isAlive = (subject: Noun | null): boolean =>
  subject === null ||
  (subject.who !== 'it' && (choose(subject, 'someone') ?? choose(subject, 'animal')) !== null);

/** Things do not eat: who may do what. */
export function mayDo(subject: Noun | null, phrase: VerbPhrase): boolean {
  if (subject === null) return true;
  if (phrase.entry.use.has('asked')) return false;
  const { use } = phrase.entry;
  if (subject.who === 'it') return use.has('weather') || use.has('thing');
  if (use.has('weather')) return false;
  if (use.has('only')) return !choose(subject, 'someone');
  if (use.has('plant')) return choose(subject, 'plant') !== null;
  if (use.has('move') && choose(subject, 'vehicle')) return true;
  return isAlive(subject) || (use.has('thing') && choose(subject, 'something') !== null);
}
