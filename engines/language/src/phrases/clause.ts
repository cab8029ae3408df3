import { type Adjunct, DAYS, parseAdjuncts, parseLocation } from './adjuncts';
import { readVerb } from './english-verbs';
import type { Adjective, Piece } from './lexicon';
import {
  choose,
  DEGREE,
  isNamed,
  isSubject,
  type Noun,
  numberOf,
  NOT_KNOWN,
  parseNoun,
  piecesOf,
  type Reading,
  sayNoun,
} from './noun-phrase';
import * as forms from './say';
import { type Base, join, type Say, say, type Tense, verbBase } from './say';
import {
  type Form,
  type Gap,
  isAlive,
  mayDo,
  parseVerb,
  piecesOfVerb,
  possible,
  present,
  sayVerb,
  type VerbPhrase,
} from './verb-phrase';

/** A sentence with its predicate still in the dictionary form, so that it can be polite or stand within another. */
export interface Clause {
  readonly subject: Noun | null;
  readonly topic: Say | null;
  readonly particle: 'は' | 'が' | 'も';
  readonly before: Say;
  readonly base: Base;
  readonly tense: Tense;
  readonly pieces: readonly Piece[];
  /** Just what is done or how it is, so that "… and …" may join it. */
  readonly bare: boolean;
  /** Something is done, by a verb of our table. */
  readonly done?: boolean;
}

/** A sentence whose end is fixed (てください), or a clause that may also stand within another. */
export type Sentence =
  | { readonly clause: Clause; readonly question: boolean }
  | { readonly said: Say; readonly pieces: readonly Piece[]; readonly question: boolean };

export interface Asked {
  readonly question?: boolean;
  readonly gap?: Gap | null;
  /** There is a question word: "Where can I …?" asks what is possible, not for leave. */
  readonly open?: boolean;
  readonly future?: boolean;
}

type Mood =
  | 'plain'
  | 'going'
  | 'can'
  | 'want'
  | 'must'
  | 'unneeded'
  | 'forbidden'
  | 'allowed'
  | 'should'
  | 'been'
  | 'perfect';

const ADVERBS: Readonly<Record<string, Say>> = {
  ...{
    always: say('いつも'),
    usually: say('たいてい'),
    often: say('よく'),
    sometimes: say('時々', 'ときどき'),
  },
  ...{ already: say('もう'), still: say('まだ'), really: say('本当に', 'ほんとうに') },
};
/** Adverbs that say no. */
const NEVER: Readonly<Record<string, Say>> = {
  ...{ never: say('全然', 'ぜんぜん'), rarely: say('めったに'), seldom: say('めったに') },
};
const BE = /^(am|is|are|was|were)$/;
const SELF: Noun['who'] = 'i';

/** Who is spoken of: "I" and "you" go without saying, but for what one is. */
function topicOf(subject: Noun | null, said: 'verb' | 'noun'): Say | null {
  if (subject === null || subject.who === 'it' || subject.who === 'you') return null;
  if (subject.who === 'i' && said === 'verb' && !subject.and) return null;
  return sayNoun(subject, 'anything');
}

const clause = (
  subject: Noun | null,
  rest: Omit<Clause, 'subject' | 'topic' | 'particle' | 'bare'> & Partial<Clause>,
): Clause => ({
  ...{ subject, topic: topicOf(subject, 'verb'), particle: subject?.asks ? 'が' : 'は', bare: false },
  ...rest,
  pieces: [...(subject ? piecesOf(subject) : []), ...rest.pieces],
});

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
  const readAdverbs = (): void => {
    for (;;) {
      const word = text(at);
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
  const parts = (): Parts => ({ reading, subject, asked, adverbs, negative });
  if (BE.test(word)) {
    at += 1;
    readAdverbs();
    return parseBe(parts(), at, /^(was|were)$/.test(word));
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
  if (word === 'may' && asked.open) return null;
  const modal = MODALS[word];
  if (modal) {
    at += 1;
    readAdverbs();
    return withMood(parts(), at, ['base'], modal(negative, subject, asked), false);
  }
  if (word === 'would' && text(at + 1) === 'like') return parseWish(parts(), at + 2, false);
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

interface Parts {
  readonly reading: Reading;
  readonly subject: Noun | null;
  readonly asked: Asked;
  readonly adverbs: readonly Say[];
  readonly negative: boolean;
}

const MODALS: Readonly<Record<string, (negative: boolean, subject: Noun | null, asked: Asked) => Mood>> = {
  can: (negative, subject, { question, open }) =>
    subject?.who === 'you' && !question
      ? negative
        ? 'forbidden'
        : 'allowed'
      : question && !open && isUs(subject)
        ? 'allowed'
        : 'can',
  may: (negative) => (negative ? 'forbidden' : 'allowed'),
  must: (negative) => (negative ? 'forbidden' : 'must'),
  should: () => 'should',
};
const isUs = (subject: Noun | null): boolean => subject?.who === 'i' || subject?.who === 'we';

/** A verb with what its auxiliary makes of it. */
function withMood(
  parts: Parts,
  at: number,
  english: readonly Form[],
  mood: Mood,
  past: boolean,
): Clause | null {
  const { reading, subject, asked } = parts;
  if (reading.tokens[at]?.text === 'be') return null;
  const phrase = parseVerb(reading, at, english, { gap: asked.gap ?? null, who: subject?.who ?? SELF });
  return phrase && sayMood(parts, phrase, mood, past);
}

function sayMood(parts: Parts, phrase: VerbPhrase, mood: Mood, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  if (!mayDo(subject, phrase)) {
    reading.miss(1, NOT_KNOWN);
    return null;
  }
  const can = mood === 'can' && phrase.entry.use.has('able') === false;
  const who = subject === null || subject.who === null ? null : subject.who;
  const said = sayVerb(phrase, { who: who ?? 'other', able: can });
  const made =
    said && moodOf(mood, phrase, said.base, { negative, past }, subject, parts.asked.future === true);
  if (!said || !made) {
    reading.miss(1, NOT_KNOWN);
    return null;
  }
  const thing = !isAlive(subject) && (past || mood === 'going') && subject?.owner === null;
  const particle = subject?.asks || said.toMe || (thing && subject?.who === null) ? 'が' : 'は';
  return clause(subject, {
    ...{ before: join(...adverbs, said.before), ...made, particle, pieces: piecesOfVerb(phrase) },
    bare: mood === 'plain',
    done: true,
    // "Can we eat here?" is asked for oneself.
    ...(mood === 'allowed' && parts.asked.question && isUs(subject) && !subject?.and ? { topic: null } : {}),
  });
}

function moodOf(
  mood: Mood,
  phrase: VerbPhrase,
  base: Base,
  { negative, past }: Tense,
  subject: Noun | null,
  future: boolean,
): { base: Base; tense: Tense } | null {
  const { use } = phrase.entry;
  const isVerb = base.like !== 'adj-i' && base.like !== 'adj-na' && base.like !== 'noun';
  const tense = { negative, past };
  if (mood === 'plain' && future) return { base, tense };
  if (mood === 'plain') {
    // "I am late" is said of what has happened.
    if (use.has('done') && !negative) return { base, tense: { negative, past: true } };
    const known = use.has('know') && negative && !past;
    return { base: known ? base : present(phrase, base), tense };
  }
  if (!isVerb) return null;
  switch (mood) {
    case 'going':
      return { base: use.has('move') && !past ? base : forms.going(base), tense };
    case 'can': {
      const can = possible(phrase, base);
      return can && { base: can, tense };
    }
    case 'want': {
      const others = subject !== null && !subject.asks && !isUs(subject) && subject.who !== 'you';
      return { base: others ? forms.wantedByOthers(base) : forms.wanted(base), tense };
    }
    case 'must':
      return negative
        ? { base: forms.unneeded(base), tense: { past, negative: false } }
        : { base: forms.obliged(base), tense: { past, negative: true } };
    case 'unneeded':
      return { base: forms.unneeded(base), tense: { past, negative: false } };
    case 'forbidden':
      return { base: forms.forbidden(base), tense: { past, negative: true } };
    case 'allowed':
      return { base: forms.allowed(base), tense: { past, negative: false } };
    case 'should':
      return { base: forms.better(base, negative), tense: { past: false, negative: false } };
    case 'been':
      return { base: forms.experienced(base), tense: { past: false, negative } };
    case 'perfect':
      return negative
        ? { base: forms.going(base), tense: { past: false, negative } }
        : { base, tense: { past: true, negative } };
  }
}

const WITHIN = ['want', 'like', 'love', 'hate', 'dislike', 'prefer'];

/** The main verb: what one wants, likes, has or thinks is said in another way than what one does. */
function parseMain(parts: Parts, at: number, english: readonly Form[], past: boolean): Clause | null {
  const { reading, subject, negative, asked } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const heads = readVerb(text(at))
    .filter(({ form }) => english.includes(form as Form))
    .map(({ base }) => base);
  const is = (verb: string): boolean => heads.includes(verb);
  // "used to smoke" is no use of smoke.
  if (text(at) === 'used' && text(at + 1) === 'to') return null;
  if (WITHIN.some(is) && !isAlive(subject)) return null;
  if (is('want')) return parseWish(parts, at + 1, past);
  if (is('need') && text(at + 1) === 'to') return withMood(parts, at + 2, ['base'], 'must', past);
  if (is('have') && text(at + 1) === 'to') return withMood(parts, at + 2, ['base'], 'must', past);
  if (is('like') || is('love') || is('hate') || is('dislike')) return parseLike(parts, at, past);
  if (is('prefer')) return parsePrefer(parts, at + 1, past);
  const phrase = parseVerb(reading, at, english, { gap: asked.gap ?? null, who: subject?.who ?? SELF });
  if (phrase) return sayMood(parts, phrase, 'plain', past);
  return is('have') ? parseHave(parts, at + 1, { past, negative }) : null;
}

/** "want to …", "want a …", "would like …" */
function parseWish(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative, asked } = parts;
  if (reading.tokens[at]?.text === 'to') return withMood(parts, at + 1, ['base'], 'want', past);
  const wanted = objectOf(parts, at);
  if (!wanted || choose(wanted.noun, 'someone')) return null;
  const others = subject !== null && !isUs(subject) && subject.who !== 'you' && !subject.asks;
  const want: Base = others
    ? verbBase(say('欲しがっている', 'ほしがっている'))
    : { ...say('欲しい', 'ほしい'), like: 'adj-i' };
  const said = sayNoun(wanted.noun, 'something', subject?.who ?? null);
  const before = join(...adverbs, ...wanted.asides, said, say(others ? 'を' : 'が'), wanted.noun.count);
  const pieces = [...piecesOf(wanted.noun), { written: '欲しい', en: 'to want', level: 'N5' as const }];
  return clause(subject, {
    before,
    base: want,
    tense: { negative, past },
    pieces,
    particle: asked.gap ? 'は' : 'は',
  });
}

/** The object of a verb that is no row of our table, with what stands behind it. */
function objectOf(
  { reading, subject, asked }: Parts,
  at: number,
): { noun: Noun; asides: readonly Say[] } | null {
  const parsed = isSubject(reading.tokens[at]?.text ?? '') ? null : parseNoun(reading, at);
  if (parsed && asked.gap) return null;
  const noun = parsed?.value ?? (asked.gap && !asked.gap.place ? asked.gap.noun : null);
  const rest = noun && parseAdjuncts(reading, parsed?.next ?? at, subject?.who ?? null);
  if (!noun || !rest || rest.some(({ place }) => place)) return null;
  return { noun, asides: rest.map(({ said }) => said) };
}

const LIKES: Readonly<Record<string, readonly [Base, string]>> = {
  like: [{ ...say('好き', 'すき'), like: 'adj-na' }, 'to like'],
  love: [{ ...say('大好き', 'だいすき'), like: 'adj-na' }, 'to love'],
  hate: [{ ...say('大嫌い', 'だいきらい'), like: 'adj-na' }, 'to hate'],
  dislike: [{ ...say('嫌い', 'きらい'), like: 'adj-na' }, 'to dislike'],
};

function parseLike(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const verb = readVerb(reading.tokens[at]?.text ?? '').find(({ base }) => base in LIKES)?.base ?? '';
  const [like, en] = LIKES[verb] ?? [];
  if (!like || !en) return null;
  const tail = trailing(reading, ['very much', 'a lot', 'so much']);
  const inner: Parts = { ...parts, reading: tail.reading };
  const strong = tail.found !== null || adverbs.length > 0 ? say('とても') : null;
  const pieces = [{ written: like.written, en, level: 'N5' as const }];
  const next = reading.tokens[at + 1]?.text ?? '';
  const doing = next === 'to' ? (['base'] as const) : (['ing'] as const);
  const verbal = next === 'to' || next.endsWith('ing');
  const phrase = verbal ? parseVerb(inner.reading, at + (next === 'to' ? 2 : 1), doing, { who: SELF }) : null;
  if (phrase) {
    const said = sayVerb(phrase, { who: SELF });
    if (!said) return null;
    const what = join(
      said.before,
      forms.plain(said.base, { past: false, negative: false }),
      say('の'),
      say('が'),
      strong,
    );
    return clause(subject, {
      before: what,
      base: like,
      tense: { negative, past },
      pieces: [...piecesOfVerb(phrase), ...pieces],
    });
  }
  const more = parseLikedMore(inner, at + 1);
  if (more)
    return clause(subject, {
      ...more,
      base: like,
      tense: { negative, past },
      pieces: [...more.pieces, ...pieces],
    });
  const liked = objectOf(inner, at + 1);
  if (!liked) return null;
  const said = sayNoun(liked.noun, 'anything', subject?.who ?? null);
  const object = liked.noun.who === 'it' ? null : join(said, say('が'));
  const before = join(...liked.asides, object, strong);
  return clause(subject, {
    before,
    base: like,
    tense: { negative, past },
    pieces: [...piecesOf(liked.noun), ...pieces],
  });
}

/** "like summer more than winter" */
function parseLikedMore({ reading }: Parts, at: number): Pick<Clause, 'before' | 'pieces'> | null {
  const better = parseNoun(reading, at);
  const words = better ? reading.tokens.slice(better.next, better.next + 2).map(({ text }) => text) : [];
  if (!better || !/^(more|better) than$/.test(words.join(' '))) return null;
  const than = parseNoun(reading, better.next + 2);
  if (!than || than.next !== reading.tokens.length) return null;
  return {
    before: join(
      sayNoun(than.value, 'anything'),
      say('より'),
      sayNoun(better.value, 'anything'),
      say('の'),
      say('方', 'ほう'),
      say('が'),
    ),
    pieces: [...piecesOf(better.value), ...piecesOf(than.value)],
  };
}

/** "prefer tea to coffee" */
function parsePrefer({ reading, subject, negative }: Parts, at: number, past: boolean): Clause | null {
  const better = parseNoun(reading, at);
  if (!better || negative) return null;
  const than = reading.tokens[better.next]?.text === 'to' ? parseNoun(reading, better.next + 1) : null;
  const end = than?.next ?? better.next;
  if (end !== reading.tokens.length) return null;
  const other = than && join(sayNoun(than.value, 'anything'), say('より'));
  const before = join(other, sayNoun(better.value, 'anything'), say('の'), say('方', 'ほう'), say('が'));
  const pieces = [...piecesOf(better.value), ...(than ? piecesOf(than.value) : [])];
  return clause(subject, {
    before,
    base: { ...say('好き', 'すき'), like: 'adj-na' },
    tense: { past, negative },
    pieces,
  });
}

/** Takes words off the end of a sentence. */
function trailing(reading: Reading, endings: readonly string[]): { reading: Reading; found: string | null } {
  for (const found of endings) {
    const length = found.split(' ').length;
    const { tokens } = reading;
    const last = tokens.slice(-length).map(({ text }) => text);
    if (tokens.length > length && last.join(' ') === found)
      return { reading: { ...reading, tokens: tokens.slice(0, -length) }, found };
  }
  return { reading, found: null };
}

const EXIST: Readonly<Record<'alive' | 'thing', Base>> = {
  alive: verbBase(say('いる')),
  thing: verbBase(say('ある')),
};
/** People and animals are いる, all else ある. */
export const existing = (noun: Noun): Base =>
  (choose(noun, 'someone') ?? choose(noun, 'animal')) ? EXIST.alive : EXIST.thing;

/** What one has: family and pets, things that one owns, and what there is. */
function parseHave(parts: Parts, at: number, tense: Tense): Clause | null {
  const { subject, adverbs } = parts;
  const had = objectOf(parts, at);
  if (!had) return null;
  const { noun } = had;
  const negative = tense.negative || noun.none;
  const said = sayNoun(noun, 'anything', subject?.who ?? null);
  const rest = { tense: { ...tense, negative }, pieces: [...piecesOf(noun)] };
  const with_ = (particle: string, base: Base) =>
    clause(subject, {
      ...rest,
      before: join(...adverbs, ...had.asides, said, say(particle), noun.count),
      base,
    });
  if (noun.asks && noun.count === null) return null;
  // "Do you have the time?" asks what time it is.
  const first = parts.reading.tokens[at]?.text ?? '';
  if (!isAlive(subject) || (first === 'the' && noun.choices[0]?.written === '時間')) return null;
  if (choose(noun, 'someone')) return with_('が', EXIST.alive);
  if (choose(noun, 'animal') && !choose(noun, 'food'))
    return with_('を', forms.going(verbBase(say('飼う', 'かう'))));
  if (choose(noun, 'body') || choose(noun, 'weather')) return null;
  if (choose(noun, 'thing')) return with_('を', forms.going(verbBase(say('持つ', 'もつ'))));
  const known = [
    'event',
    'food',
    'drink',
    'medicine',
    'device',
    'text',
    'clothes',
    'plant',
    'place',
    'animal',
  ];
  return known.some((kind) => choose(noun, kind)) ? with_('が', EXIST.thing) : null;
}

/** "have been to", "have never eaten", "have already eaten", "have lived here for two years". */
function parsePerfect(parts: Parts, start: number): Clause | null {
  const { asked, subject } = parts;
  const ever = parts.reading.tokens[start]?.text === 'ever';
  const at = ever ? start + 1 : start;
  const never = parts.adverbs.some(({ written }) => written === '全然');
  const adverbs = parts.adverbs.filter(({ written }) => written !== '全然');
  const yet = trailing(parts.reading, ['yet', 'before']);
  const { reading } = yet;
  const so: Parts = {
    ...parts,
    reading,
    adverbs: yet.found === 'yet' && !asked.question ? [say('まだ'), ...adverbs] : adverbs,
  };
  const been = reading.tokens[at]?.text === 'been' && reading.tokens[at + 1]?.text === 'to';
  const quiet = { ...reading, miss: () => undefined };
  const phrase = been
    ? parseVerb(quiet, at + 1, ['base'], { gap: asked.gap ?? null, who: subject?.who ?? SELF, head: 'go' })
    : parseVerb(quiet, at, ['participle'], { gap: asked.gap ?? null, who: subject?.who ?? SELF });
  if (!phrase) return null;
  if (been || ever || never || yet.found === 'before')
    return sayMood({ ...so, negative: parts.negative || never }, phrase, 'been', false);
  if (phrase.adjuncts.some(({ role }) => role === 'duration'))
    return sayMood(so, phrase, phrase.entry.use.has('state') ? 'plain' : 'going', false);
  if (yet.found === 'yet' && asked.question)
    return sayMood({ ...so, adverbs: [say('もう')] }, phrase, 'perfect', false);
  if (phrase.entry.use.has('state')) return null;
  return sayMood(so, phrase, 'perfect', false);
}

const quiet = (reading: Reading): Reading => ({ ...reading, miss: () => undefined });

/** What a thing is, is like, is doing, or where it is. */
function parseBe(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, asked, adverbs, negative } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const tense = { past, negative };
  if (text(at) === 'going' && text(at + 1) === 'to' && !past) {
    const future = parseVerb({ ...reading, miss: () => undefined }, at + 2, ['base'], {
      gap: asked.gap ?? null,
      who: subject?.who ?? SELF,
    });
    if (future) return sayMood(parts, future, 'plain', false);
  }
  if (text(at) === 'able' && text(at + 1) === 'to') return withMood(parts, at + 2, ['base'], 'can', past);
  if (text(at).endsWith('ing')) {
    const phrase = parseVerb(reading, at, ['ing'], { gap: asked.gap ?? null, who: subject?.who ?? SELF });
    if (phrase) return sayMood(parts, phrase, 'going', past);
  }
  const set = parseVerb({ ...reading, miss: () => undefined }, at, ['base'], {
    who: subject?.who ?? SELF,
    head: 'be',
  });
  const whole = set && sayMood({ ...parts, reading: quiet(reading) }, set, 'plain', past);
  return (
    whole ??
    parseAge(parts, at, tense) ??
    parseDay(parts, at, tense) ??
    parseComparison(parts, at, tense) ??
    parseQuality(parts, at, tense) ??
    parseIdentity({ reading, subject, asked, adverbs, negative }, at, tense) ??
    parseWhere(parts, at, tense)
  );
}

/** The adjective that fits the subject; of "it" the weather is meant where nothing else is said. */
export function adjectiveFor(reading: Reading, key: string, subject: Noun | null): Adjective | null {
  const kinds = new Set<string>();
  if (subject === null || subject.who === 'it') kinds.add('weather');
  else for (const kind of subject.choices[0]?.kinds ?? []) kinds.add(kind);
  if (subject?.who === 'i' || subject?.who === 'we' || subject?.who === 'you') kinds.add('feeling');
  return reading.lexicon.adjectives(key).find(({ fits }) => fits(kinds)) ?? null;
}

/** "is very cold today", "is not hot", "is too expensive" */
function parseQuality(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject, adverbs } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  let next = at;
  let degree: Say | null = null;
  let base: Base | null = null;
  if (text(next) === 'too') next += 1;
  else if (text(next) === 'a' && /^(little|bit)$/.test(text(next + 1))) {
    degree = say('少し', 'すこし');
    next += 2;
  } else if (DEGREE[text(next)] && text(next) !== 'more') {
    degree = negative ? say('あまり') : (DEGREE[text(next)] ?? null);
    next += 1;
  }
  const adjective = adjectiveFor(reading, text(next), subject);
  if (!adjective) {
    if (reading.lexicon.adjectives(text(next)).length > 0) reading.miss(next + 1, NOT_KNOWN);
    return null;
  }
  const rest = parseAdjuncts(reading, next + 1, subject?.who ?? null);
  if (!rest || rest.some(({ role }) => role !== 'time' && role !== 'place')) return null;
  base = text(at) === 'too' ? forms.tooMuch(adjective) : adjective;
  if (!base) return null;
  return clause(subject, {
    ...{ before: join(...rest.map(sayAside), ...adverbs, degree), base, tense: { past, negative } },
    pieces: [...rest.flatMap(({ pieces }) => pieces), adjective.piece],
  });
}

const sayAside = ({ said, place }: Adjunct): Say => (place ? join(said, say('は')) : said);

/** The adjective that a comparison is made of: bigger, nicest, "more interesting". */
export function compared(word: string, ending: 'er' | 'est'): string[] {
  const irregular = {
    better: 'good',
    best: 'good',
    worse: 'bad',
    worst: 'bad',
    farther: 'far',
    further: 'far',
  }[word];
  if (irregular) return [irregular];
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

function parseComparison(parts: Parts, at: number, tense: Tense): Clause | null {
  const { reading, subject, adverbs } = parts;
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const most = text(at) === 'the' ? at + 1 : at;
  const top = text(most) === 'most' ? [text(most + 1)] : compared(text(most), 'est');
  const best = top.map((key) => adjectiveFor(reading, key, subject)).find((found) => found !== null);
  if (best) return parseBest(parts, best, most + (text(most) === 'most' ? 2 : 1), tense);
  const more = text(at) === 'more';
  const keys = more ? [text(at + 1)] : compared(text(at), 'er');
  const same = text(at) === 'as' && text(at + 2) === 'as' ? text(at + 1) : null;
  const adjective = [...keys, ...(same ? [same] : [])]
    .map((key) => adjectiveFor(reading, key, subject))
    .find((found) => found !== null);
  const next = same ? at + 3 : at + (more ? 2 : 1);
  if (!adjective || (!same && text(next) !== 'than')) return null;
  const than = parseNoun(reading, same ? next : next + 1);
  if (!than || than.next !== reading.tokens.length) return null;
  const other = sayNoun(than.value, 'anything');
  const mark = same ? (tense.negative ? say('ほど') : say('と同じくらい', 'と おなじ くらい')) : say('より');
  return clause(subject, {
    ...{ before: join(...adverbs, other, mark), base: adjective, tense },
    pieces: [...piecesOf(than.value), adjective.piece],
  });
}

/** "is the highest mountain in Japan", "is the tallest" */
function parseBest(
  { reading, subject }: Parts,
  adjective: Adjective,
  at: number,
  tense: Tense,
): Clause | null {
  const noun = parseNoun(reading, at, false);
  const next = noun?.next ?? at;
  const where = reading.tokens[next]?.text === 'in' ? parseLocation(reading, next) : null;
  if ((where?.next ?? next) !== reading.tokens.length) return null;
  const of = where && join(where.value.said, say('で'));
  const before = join(of, say('一番', 'いちばん'));
  const pieces = [...(noun ? piecesOf(noun.value) : []), adjective.piece];
  if (!noun) return clause(subject, { before, base: adjective, tense, pieces });
  const said = join(forms.attributive(adjective), sayNoun(noun.value, 'anything'));
  return clause(subject, {
    before,
    base: { ...said, like: 'noun' },
    tense,
    pieces,
    topic: topicOf(subject, 'noun'),
  });
}

/** "Today is Monday" */
function parseDay({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const day = at + 1 === reading.tokens.length ? DAYS[reading.tokens[at]?.text ?? ''] : undefined;
  if (!day || !subject || !/^(今日|明日|昨日)$/.test(subject.choices[0]?.written ?? '')) return null;
  return clause(subject, { before: say(''), base: { ...day, like: 'noun' }, tense, pieces: [] });
}

/** "is a student", "is my umbrella" */
function parseIdentity({ reading, subject, adverbs }: Parts, at: number, tense: Tense): Clause | null {
  const noun = parseNoun(reading, at);
  const rest = noun && parseAdjuncts(reading, noun.next, subject?.who ?? null);
  if (!noun || !rest || rest.some(({ role }) => role !== 'time')) return null;
  // "I am Tom" without さん.
  const name = noun.value.choices[0]?.kinds.has('name') && !noun.value.and;
  const own =
    isUs(subject) || (subject?.owner?.who === 'i' && name) || subject?.choices[0]?.written === '名前';
  const said = name && own ? (noun.value.choices[0] ?? say('')) : sayNoun(noun.value, 'anything', 'nobody');
  if (!agrees(subject, noun.value) || !isNamed(reading, at, noun.value)) {
    reading.miss(noun.next, NOT_KNOWN);
    return null;
  }
  return clause(subject, {
    ...{
      before: join(...rest.map(sayAside), ...adverbs),
      base: { ...say(said.written, said.kana), like: 'noun' as const },
    },
    ...{ tense, pieces: piecesOf(noun.value), topic: topicOf(subject, 'noun') },
  });
}

/** A person is no thing: "I am a table" is not said. */
function agrees(subject: Noun | null, noun: Noun): boolean {
  if (noun.who !== null) return false;
  if (subject === null || subject.who === 'it' || noun.asks || subject.asks) return true;
  const person = choose(subject, 'someone') !== null;
  const what = choose(noun, 'someone') !== null;
  return person ? what : !what || subject.choices.some(({ written }) => /^(これ|それ|名前)$/.test(written));
}

/** "is eighty years old" */
function parseAge({ reading, subject }: Parts, at: number, tense: Tense): Clause | null {
  const [value, years, old, more] = reading.tokens.slice(at).map(({ text }) => text);
  const age = numberOf(value);
  if (
    age === null ||
    (years !== undefined && (!/^years?$/.test(years) || old !== 'old')) ||
    more !== undefined
  )
    return null;
  const said = subject && choose(subject, 'someone') ? reading.lexicon.counting.count(age, '歳') : null;
  const base = said && { ...say(said.written, said.kana), like: 'noun' as const };
  return (
    base && clause(subject, { before: say(''), base, tense, pieces: [], topic: topicOf(subject, 'noun') })
  );
}

/** "is under the table", "is at home" */
function parseWhere({ reading, subject, adverbs }: Parts, at: number, tense: Tense): Clause | null {
  const known = subject?.choices.some(({ kinds }) => kinds.size > 0) && !subject.asks;
  const place = known ? parseLocation(reading, at) : null;
  const rest = place && parseAdjuncts(reading, place.next, subject?.who ?? null);
  if (!subject || !place || !rest || rest.some(({ role }) => role !== 'time')) return null;
  return clause(subject, {
    ...{ before: join(...rest.map(({ said }) => said), ...adverbs, place.value.said, say('に')) },
    ...{ base: existing(subject), tense, pieces: place.value.pieces },
  });
}
