import type { Mood } from './mood';
import { NOT_KNOWN, type Noun, piecesOf, type Reading, sayNoun, SOME } from './noun';
import type { Piece } from './read-lexicon';
import { type Base, join, type Say, say, type Tense, verbBase } from './say';
import { early, piecesOfVerb, possible, present, sayVerb } from './say-verb';
import { isToCome } from './time-words';
import {
  type Form,
  type Gap,
  isAlive,
  isLeaving,
  isPlan,
  mayDo,
  parseVerb,
  type VerbPhrase,
} from './verb-phrase';
import * as forms from './say';

/** A sentence with its predicate still in the dictionary form, so that it can be polite or stand within another. */
export interface Clause {
  readonly subject: Noun | null;
  readonly topic: Say | null;
  /** The topic is a time: 昨日は寒かったです. */
  readonly timely?: boolean;
  readonly particle: 'は' | 'が' | 'も';
  readonly before: Say;
  readonly base: Base;
  readonly tense: Tense;
  readonly pieces: readonly Piece[];
  /** Just what is done or how it is, so that "… and …" may join it. */
  readonly bare: boolean;
  /** Something is done, by a verb of our table. */
  readonly done?: boolean;
  /** すみません is said as it stands. */
  readonly ended?: boolean;
}

/** A sentence whose end is fixed (てください), or a clause that may also stand within another. */
export type Sentence =
  | { readonly clause: Clause; readonly question: boolean }
  | {
      readonly said: Say;
      readonly pieces: readonly Piece[];
      readonly question: boolean;
      /** No sentence: what something is called, or what one does. */
      readonly names?: 'thing' | 'action';
    };

export interface Asked {
  readonly question?: boolean;
  readonly gap?: Gap | null;
  /** There is a question word: "Where can I …?" asks what is possible, not for leave. */
  readonly open?: boolean;
  readonly future?: boolean;
  /** What the question asks beside the verb: いつ. */
  readonly aside?: Say | null;
}

export const SELF: Noun['who'] = 'i';

/** Who is spoken of: "I" and "you" go without saying, but for what one is. */
export function topicOf(subject: Noun | null, said: 'verb' | 'noun'): Say | null {
  if (subject === null || subject.who === 'it' || subject.who === 'you') return null;
  if (subject.who === 'i' && said === 'verb' && !subject.and) return null;
  const { count, owner } = subject;
  return count
    ? join(owner?.said, count, say('の'), sayNoun({ ...subject, owner: null }, 'anything'))
    : sayNoun(subject, 'anything');
}

/** 誰が, 誰かが */
const isUnnamed = (subject: Noun | null): boolean =>
  subject !== null &&
  (subject.asks || SOME.test(subject.choices[0]?.written ?? '') || subject.choices[0]?.written === '誰');

export const clause = (
  subject: Noun | null,
  rest: Omit<Clause, 'subject' | 'topic' | 'particle' | 'bare'> & Partial<Clause>,
): Clause => {
  const so: Clause = {
    ...{ subject, topic: topicOf(subject, 'verb'), particle: isUnnamed(subject) ? 'が' : 'は', bare: false },
    ...rest,
    pieces: [...(subject ? piecesOf(subject) : []), ...rest.pieces],
  };
  return subject?.count && so.done ? { ...so, particle: 'が' } : so;
};

/** Within another sentence the subject takes が, and a time nothing: 昨日寒かったので. */
export function low(clause: Clause): Clause {
  if (clause.timely)
    return { ...clause, timely: false, topic: null, before: join(clause.topic, clause.before) };
  return clause.particle === 'は' ? { ...clause, particle: 'が' } : clause;
}

export interface Parts {
  readonly reading: Reading;
  readonly subject: Noun | null;
  readonly asked: Asked;
  readonly adverbs: readonly Say[];
  readonly negative: boolean;
  /** "just" was read: only of what was done a moment ago. */
  readonly just?: boolean;
  /** "only" was read: しか, of what is not done otherwise. */
  readonly only?: boolean;
}

export const isUs = (subject: Noun | null): boolean => subject?.who === 'i' || subject?.who === 'we';

/** A verb with what its auxiliary makes of it. */
export function withMood(
  parts: Parts,
  at: number,
  english: readonly Form[],
  mood: Mood,
  past: boolean,
): Clause | null {
  const { reading, subject, asked } = parts;
  if (reading.tokens[at]?.text === 'be') return null;
  const phrase = parseVerb(reading, at, english, { gap: asked.gap ?? null, who: subject?.who ?? SELF });
  const isWished = /^(want|must|should)$/.test(mood);
  return (
    phrase &&
    sayMood(parts, isWished ? { ...phrase, adjuncts: phrase.adjuncts.map(early) } : phrase, mood, past)
  );
}

export function sayMood(parts: Parts, phrase: VerbPhrase, given: Mood, past: boolean): Clause | null {
  // What one is doing tomorrow one will do.
  const isPlanned = given === 'going' && !past && phrase.adjuncts.some(isToCome);
  // "You can see the sea" gives no leave.
  const isSight = given === 'allowed' && !parts.asked.question && phrase.entry.use.has('sense');
  const mood = isPlanned ? 'plain' : isSight ? 'can' : given;
  const { reading, subject, adverbs, only = false } = parts;
  if (only && (parts.negative || !/^(plain|can|perfect)$/.test(mood))) return null;
  // "I ate nothing" says that nothing was eaten.
  const isNothing =
    reading.tokens.some(({ text }) => text === 'nothing') &&
    [...phrase.filled.values()].some((fill) => 'noun' in fill && fill.noun.choices[0]?.written === '何も');
  const negative = parts.negative || only || isNothing;
  if (!mayDo(subject, phrase)) {
    reading.miss(1, NOT_KNOWN);
    return null;
  }
  // What was not done again was either done once (二度と) or not for the second time (また).
  if (past && parts.negative && phrase.adjuncts.some(({ said: how }) => how.written === 'もう一度'))
    return null;
  const who = subject === null || subject.who === null ? null : subject.who;
  const isAsked = parts.asked.question === true || parts.asked.open === true;
  if (given === 'going' && !past && !isAsked && isLeaving(subject, phrase)) return null;
  // Whether what shall be left somewhere is to be forgotten there is not known.
  if (phrase.entry.use.has('slip') && !negative && !(past || mood === 'perfect')) return null;
  // What one will see on one's way is to be seen: 駅が見えます.
  const asksSight = parts.asked.question === true && !parts.asked.gap && !past;
  const ahead = parts.asked.future === true || asksSight;
  const seen = mood === 'plain' && ahead && who === 'you' && phrase.entry.use.has('sense');
  const can = (mood === 'can' || seen) && phrase.entry.use.has('able') === false;
  const said = sayVerb(phrase, {
    who: who ?? (isUnnamed(subject) ? null : 'other'),
    able: can,
    aside: parts.asked.aside ?? null,
    denied: negative,
    only,
  });
  // "He is always late" is no single time, and who did not sleep well could not.
  const often = phrase.entry.use.has('done') && adverbs.length > 0;
  const isBad = negative && mood === 'plain' && phrase.entry.head === 'sleep';
  const slept =
    isBad && phrase.adjuncts.some(({ well }) => well) ? possible(phrase, phrase.entry.base) : null;
  const made =
    said &&
    moodOf(
      mood,
      phrase,
      (seen ? possible(phrase, phrase.entry.base) : slept) ?? said.base,
      { negative, past },
      subject,
      parts.asked.future === true || often || isPlanned,
    );
  if (!said || !made) {
    reading.miss(1, NOT_KNOWN);
    return null;
  }
  const thing = !isAlive(subject) && (past || mood === 'going') && subject?.owner === null;
  const particle = isUnnamed(subject) || said.toMe || (thing && subject?.who === null) ? 'が' : 'は';
  return clause(subject, {
    ...{ before: join(...adverbs, said.before), ...made, particle, pieces: piecesOfVerb(phrase) },
    bare: mood === 'plain',
    done: true,
    // "Can we eat here?" is asked for oneself.
    ...(mood === 'allowed' && parts.asked.question && isUs(subject) && !subject?.and ? { topic: null } : {}),
  });
}

/** "I am getting used to it" is not 慣れている, but what has begun: 慣れてきました. */
const isChange = ({ entry }: VerbPhrase): boolean =>
  /^(get|become|grow)$/.test(entry.head) &&
  (entry.use.has('became') || /(なる|慣れる|取る)$/.test(entry.base.written));

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
    const known = use.has('know') && negative;
    return { base: known ? base : present(phrase, base), tense };
  }
  // "I am planning to …": 予定, つもり.
  if (mood === 'going' && base.like === 'noun') return { base, tense };
  // "They are getting married" is still to come.
  if (mood === 'going' && phrase.entry.head === 'get' && /[結離]婚する$/.test(base.written))
    return { base, tense };
  if (!isVerb) return null;
  // 慣れてきました
  if (mood === 'going' && isChange(phrase))
    return past || negative
      ? null
      : { base: forms.onTe(base, 'くる', 'vk'), tense: { past: true, negative } };
  const all = { base: forms.going(base), tense: { past: true, negative } };
  switch (mood) {
    case 'going':
      return {
        base: isPlan(phrase) && !past ? base : forms.going(base),
        tense,
      };
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
      return negative ? { ...all, tense: { past: false, negative } } : { ...all, base };
    case 'just':
      return named(forms.plain(base, { past: true, negative: false }), say('ばかり'), tense);
    case 'formerly':
      return all;
    case 'beginning':
      // What one does not decide is seen coming.
      if (use.has('weather') || /^(cry|die|fall|break)$/.test(phrase.entry.head))
        return { base: forms.onStem(base, 'そう', 'adj-na'), tense };
      return named(base, say('ところ'), tense);
    case 'thinking':
      return { base: forms.meant(base, verbBase(say('思っている', 'おもっている'))), tense };
    case 'regret':
      return isUs(subject) || base.written.endsWith('くれる')
        ? { base: forms.advisable(base, negative), tense: { past: true, negative: false } }
        : named(say(`${base.written}べき`, `${base.kana}べき`), null, { past: true, negative });
    case 'lasting':
      return { base: forms.onStem(base, '続ける', 'v1', 'つづける'), tense };
    case 'attempt':
      return { base: forms.meant(base, verbBase(say('する'))), tense };
    case 'striving':
      return { base: forms.meant(base, verbBase(say('している'))), tense };
    case 'habit':
      return {
        base: verbBase(
          join(forms.plain(base, { past: false, negative }), say('よう'), say('に'), say('している')),
        ),
        tense: { past, negative: false },
      };
  }
}

/** 着いたばかりです, 始まるところです */
const named = (said: Say, noun: Say | null, tense: Tense): { base: Base; tense: Tense } | null =>
  tense.negative && noun ? null : { base: { ...join(said, noun), like: 'noun' }, tense };
