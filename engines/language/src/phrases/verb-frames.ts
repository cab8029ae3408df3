import { adjectiveFor, compared } from './adjectives';
import { parseAdjuncts } from './adjuncts';
import { clause, type Clause, isUs, type Parts, sayMood, SELF, withMood } from './clause';
import { readVerb } from './english-verbs';
import { choose, type Noun, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { DEGREE } from './noun-words';
import type { Adjective } from './read-lexicon';
import { type Base, join, say, type Tense, verbBase } from './say';
import * as forms from './say';
import { spanAt } from './spans';
import { texts } from './time-words';
import {
  type Form,
  parseVerb,
  piecesOfVerb,
  possible,
  type SaidVerb,
  sayVerb,
  type VerbPhrase,
} from './verb-phrase';

const quiet = (reading: Reading): Reading => ({ ...reading, miss: () => undefined });
const NOW: Tense = { past: false, negative: false };

interface Done {
  readonly phrase: VerbPhrase;
  readonly said: SaidVerb;
}

/** A verb whose object is the subject of the sentence ("This book is easy to read"): it is not said again. */
function doneTo({ reading, subject }: Parts, at: number, form: Form): (Done & { kind: string }) | null {
  if (!subject || subject.who !== null || subject.and) return null;
  const noun: Noun = { ...subject, who: 'it' };
  const asWhat = (place: boolean) =>
    parseVerb(quiet(reading), at, [form], { gap: { noun, place }, who: 'other' });
  // A house that is built is a place, and no place where something is built.
  const phrase = asWhat(false) ?? (form === 'participle' ? asWhat(true) : null);
  const filled = [...(phrase?.filled ?? [])].find(([, fill]) => 'noun' in fill && fill.noun === noun);
  const gap = phrase?.entry.gaps.find(({ item }) => item === filled?.[0]);
  const item = filled && phrase?.entry.items[filled[0]];
  if (!phrase || !item || !('gap' in item) || gap?.particle.written !== 'を') return null;
  const said = sayVerb(phrase, { who: 'other' });
  return said && { phrase, said, kind: item.gap };
}

/** "This kanji is hard to read" */
export function parseSuited(parts: Parts, at: number, tense: Tense): Clause | null {
  const ending = /^(hard|difficult)$/.test(parts.reading.tokens[at]?.text ?? '') ? 'にくい' : 'やすい';
  if (!/^(easy|hard|difficult) to$/.test(texts(parts.reading, at, 2))) return null;
  const done = doneTo(parts, at + 2, 'base');
  return (
    done &&
    clause(parts.subject, {
      ...{ before: done.said.before, base: forms.onStem(done.said.base, ending, 'adj-i'), tense },
      pieces: piecesOfVerb(done.phrase),
    })
  );
}

/** What doing something is; how one feels about it is said otherwise. */
const JUDGED =
  /^(difficult|hard|easy|simple|fun|important|dangerous|interesting|boring|necessary|expensive|scary|convenient)$/;

/** "It is difficult to …", "It is better to …" */
export function parseDifficulty(parts: Parts, at: number, tense: Tense): Clause | null {
  const { reading, subject, negative } = parts;
  const word = reading.tokens[at]?.text ?? '';
  if (subject?.who !== 'it' || reading.tokens[at + 1]?.text !== 'to') return null;
  if (word === 'better' && !negative && !tense.past)
    return withMood({ ...parts, subject: null }, at + 2, ['base'], 'should', false);
  const adjective = JUDGED.test(word) ? reading.lexicon.adjectives(word)[0] : undefined;
  const phrase = adjective && parseVerb(reading, at + 2, ['base'], { who: SELF });
  const said = phrase && sayVerb(phrase, { who: SELF });
  return said
    ? clause(null, {
        before: join(said.before, forms.plain(said.base, NOW), say('の'), say('は')),
        ...{ base: adjective, tense, pieces: [...piecesOfVerb(phrase), adjective.piece] },
      })
    : null;
}

/** "too heavy to carry", "too tired to study", "too difficult for me to read" */
export function parseTooMuch(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject } = parts;
  const whom = texts(reading, at + 2, 1) === 'for' ? parseNoun(reading, at + 3) : null;
  const to = whom?.next ?? at + 2;
  const adjective =
    texts(reading, at, 1) === 'too' && texts(reading, to, 1) === 'to' && !negative
      ? adjectiveFor(reading, reading.tokens[at + 1]?.text ?? '', subject)
      : null;
  const much = adjective && forms.tooMuch(adjective);
  if (!adjective || !much) return null;
  // Where nobody else is named it is oneself.
  const other =
    whom && !isUs(whom.value) ? join(sayNoun(whom.value, 'someone', 'i'), say('に'), say('は')) : null;
  const own = subject?.who !== 'it' && subject !== null && !choose(subject, 'someone');
  const phrase = own ? null : parseVerb(quiet(reading), to + 1, ['base'], { who: subject?.who ?? SELF });
  const said = phrase && sayVerb(phrase, { who: subject?.who ?? SELF, able: true });
  const done = own ? doneTo(parts, to + 1, 'base') : said && { phrase, said };
  const can = done && possible(done.phrase, done.said.base);
  return can
    ? clause(subject, {
        before: join(other, forms.teForm(much), done.said.before),
        ...{ base: can, tense: { past, negative: true } },
        pieces: [adjective.piece, ...piecesOfVerb(done.phrase)],
      })
    : null;
}

/** "I was scolded by my teacher", "My wallet was stolen", "This temple was built long ago" */
export function parsePassive(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject } = parts;
  if (!subject || !readVerb(reading.tokens[at]?.text ?? '').some(({ form }) => form === 'participle'))
    return null;
  const by = reading.tokens.findIndex(({ text }, place) => place > at && text === 'by');
  const agent = by < 0 ? null : parseNoun(reading, by + 1);
  const doer = agent && (choose(agent.value, 'someone') ?? choose(agent.value, 'animal')) ? agent : null;
  const tokens = doer ? [...reading.tokens.slice(0, by), ...reading.tokens.slice(doer.next)] : reading.tokens;
  const person = subject.who !== 'it' && choose(subject, 'someone') !== null;
  const who = person && subject.who ? { ...subject, who: null } : subject;
  const done = doneTo({ ...parts, reading: within(reading, tokens), subject: who }, at, 'participle');
  const use = done?.phrase.entry.use;
  if (!done || !(use?.has('passive') || use?.has('harm'))) return null;
  const base = forms.suffered(done.said.base);
  const mine = subject.owner?.who === 'i' && use.has('harm');
  // What happened to people is told; what is so of a thing is so now, too.
  if ((person || use.has('harm')) && !past) return null;
  if (!person && doer && !mine) return null;
  if (!person && use.has('harm') && !mine) return null;
  const thing = mine && !person ? join(sayNoun(subject, 'anything', 'i'), say('を')) : null;
  const agentSaid = doer && join(sayNoun(doer.value, 'anything'), say('に'));
  const pieces = [...(doer ? piecesOf(doer.value) : []), ...piecesOfVerb(done.phrase)];
  return clause(subject, {
    before: thing ? join(done.said.before, agentSaid, thing) : join(agentSaid, done.said.before),
    base: past ? base : forms.going(base),
    ...{ tense: { past, negative }, pieces },
    ...(thing ? { topic: null } : {}),
  });
}

/** "became able to read", "learned to swim": what one can do now and could not before. */
export function parseAbility(parts: Parts, at: number, past: boolean): Clause | null {
  const inner = parts.negative ? null : withMood(parts, at, ['base'], 'can', false);
  return (
    inner && {
      ...inner,
      base: verbBase(join(forms.plain(inner.base, NOW), say('よう'), say('に'), say('なる'))),
      ...{ tense: { past, negative: false }, bare: false },
    }
  );
}

/** "It got dark", "He became famous", "It is getting colder": an adjective to the end of the sentence. */
export function parseBecoming(parts: Parts, at: number, past: boolean, going = false): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const more = reading.tokens[at + 1]?.text === 'more' ? 1 : 0;
  const word = reading.tokens[at + 1 + more]?.text ?? '';
  const adjective = [word, ...compared(word, 'er')]
    .map((key) => adjectiveFor(reading, key, subject))
    .find((found) => found !== null);
  const rest = adjective && parseAdjuncts(reading, at + 2 + more, subject?.who ?? null);
  if (!adjective || !rest || rest.some(({ role }) => role !== 'time')) return null;
  // 嬉しくなる is not said of what somebody feels at once.
  if (subject?.who !== 'it' && /^(うれしい|怖い|大丈夫|好き)$/.test(adjective.written)) return null;
  const became = forms.becoming(adjective);
  return clause(subject, {
    before: join(...rest.map(({ said }) => said), ...adverbs),
    base: going ? forms.onTe(became, 'くる', 'vk') : became,
    // "is getting cold" has begun.
    ...{
      tense: { past: past || going, negative },
      pieces: [...rest.flatMap(({ pieces }) => pieces), adjective.piece],
    },
  });
}

/** "It takes thirty minutes by bus", and with どのくらい "How long does it take …?" */
export function parseTakes(
  { reading, subject, asked, negative }: Parts,
  at: number,
  past: boolean,
): Clause | null {
  if (subject && subject.who !== 'it' && !choose(subject, 'event') && !choose(subject, 'vehicle'))
    return null;
  const long = asked.aside?.written === 'どのくらい';
  const span = long ? { value: asked.aside, next: at } : spanAt(reading, at);
  if (!span || negative) return null;
  // "to get to school" is as far as that.
  const far = texts(reading, span.next, 3).match(/^to (get|go|walk|drive) /) ? 2 : 0;
  const home = texts(reading, span.next, 3).match(/^to (get|go) home$/);
  const rest = home ? [] : parseAdjuncts(reading, span.next + far, null);
  if (!rest || rest.some(({ role }) => !/^(from|to|means)$/.test(role))) return null;
  if (home && reading.tokens.length > span.next + 3) return null;
  const order = ['from', 'to', 'means'];
  const asides = [...rest].sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const before = join(home && say('家まで', 'いえ まで'), ...asides.map(({ said }) => said), span.value);
  return clause(subject, {
    ...{ before, base: verbBase(say('かかる')), tense: { past, negative } },
    pieces: [
      ...rest.flatMap(({ pieces }) => pieces),
      { written: 'かかる', en: 'to take (time)', level: 'N5' },
    ],
    // What was asked is said already.
    done: true,
  });
}

/** "want you to come", "had my friend take a picture": somebody else does it. */
export function parseForMe(parts: Parts, at: number, past: boolean, way: 'want' | 'have'): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const other = parseNoun(reading, at);
  if (!isUs(subject) || !other || !choose(other.value, 'someone') || other.value.who === 'i') return null;
  if (way === 'want' && reading.tokens[other.next]?.text !== 'to') return null;
  const phrase = parseVerb(reading, other.next + (way === 'want' ? 1 : 0), ['base'], {
    who: other.value.who ?? 'other',
  });
  const said = phrase && sayVerb(phrase, { who: other.value.who ?? 'other', asked: true });
  if (!said || phrase.entry.base.like === 'noun') return null;
  const who = other.value.who === 'you' ? null : join(sayNoun(other.value, 'someone', 'i'), say('に'));
  const wish: Base = { ...join(forms.teForm(said.base), say('ほしい')), like: 'adj-i' };
  const wished = { ...phrase.entry.piece };
  return clause(subject, {
    before: join(...adverbs, who, said.before),
    base: way === 'want' ? wish : forms.onTe(said.base, 'もらう', 'v5u'),
    ...{ tense: { past, negative }, pieces: [...piecesOf(other.value), ...piecesOfVerb(phrase), wished] },
  });
}

/** "looks delicious", "seems busy" */
export function parseSeems(parts: Parts, at: number, past: boolean, way: 'look' | 'seem'): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  if (negative || !subject || subject.who === 'i' || subject.who === 'you') return null;
  const skip = texts(reading, at, 2) === 'to be' ? 2 : 0;
  const degree = DEGREE[reading.tokens[at + skip]?.text ?? ''];
  const place = at + skip + (degree ? 1 : 0);
  const word = reading.tokens[place]?.text ?? '';
  const kinds = subject.who === 'it' ? new Set(['thing']) : (subject.choices[0]?.kinds ?? new Set());
  const felt = choose(subject, 'someone') && subject.who !== 'it' ? new Set([...kinds, 'feeling']) : kinds;
  const adjective = reading.lexicon.adjectives(word).find(({ fits }) => fits(felt));
  if (!adjective || place + 1 !== reading.tokens.length) return null;
  const rest = { before: join(...adverbs, degree), pieces: [adjective.piece] };
  // きれいそう and 赤そう are seen, and not guessed.
  const seemed = { ...join(forms.attributive(adjective), say('よう')), like: 'adj-na' as const };
  const base = way === 'look' ? looking(adjective) : seemed;
  return base && clause(subject, { ...rest, base, tense: { past, negative } });
}

function looking(adjective: Adjective): Base | null {
  const seen =
    /^(きれい|美しい|赤い|青い|白い|黒い|黄色い|茶色い|大きい|小さい|かわいい|長い|短い|丸い|新しい|古い|若い|有名|かっこいい)$/;
  if (adjective.like === 'noun' || seen.test(adjective.written)) return null;
  if (/いい$/.test(adjective.written)) {
    const stem = adjective.written.replace(/いい$/, 'よさそう');
    return { ...say(stem, adjective.kana.replace(/いい$/, 'よさそう')), like: 'adj-na' };
  }
  return forms.onStem(adjective, 'そう', 'adj-na');
}

/** "I try to walk every day" is a habit, "I tried to open it" failed. */
export function parseTry(parts: Parts, at: number, past: boolean): Clause | null {
  const phrase = parseVerb(parts.reading, at, ['base'], { who: parts.subject?.who ?? SELF });
  return phrase ? sayMood(parts, phrase, past ? 'attempt' : 'habit', past) : null;
}

/** What one keeps doing: 話し続ける; what goes wrong each time happens often. */
const LASTING =
  /^(study|walk|run|work|read|wait|talk|practice|eat|drink|speak|write|live|use|watch|learn|cry|laugh|sing|sleep|swim|play|dance|look|listen)$/;
const SLIP = /^(forget|lose|oversleep|make|break|drop|get)$/;

export function parseKeep(parts: Parts, at: number, past: boolean): Clause | null {
  const on = parts.reading.tokens[at]?.text === 'on' ? 1 : 0;
  const phrase = parseVerb(parts.reading, at + on, ['ing'], { who: parts.subject?.who ?? SELF });
  if (!phrase) return null;
  const { head } = phrase.entry;
  if (SLIP.test(head) && !past && !parts.negative)
    return sayMood({ ...parts, adverbs: [...parts.adverbs, say('よく')] }, phrase, 'plain', false);
  return LASTING.test(head) ? sayMood(parts, phrase, 'lasting', past) : null;
}
