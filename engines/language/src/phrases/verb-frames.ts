import { adjectiveFor, compared } from './adjectives';
import { parseAdjuncts } from './adjuncts';
import { type Clause, clause, isUs, type Parts, sayMood, SELF, withMood } from './clause';
import { choose, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { DEGREE } from './noun-words';
import type { Adjective } from './read-lexicon';
import { type Base, join, say, type Tense, verbBase } from './say';
import { piecesOfVerb, type SaidVerb, sayVerb } from './say-verb';
import { spanAt } from './spans';
import { texts } from './time-words';
import { parseVerb, type VerbPhrase } from './verb-phrase';
import * as forms from './say';

const NOW: Tense = { past: false, negative: false };

/** What doing something is; how one feels about it is said otherwise. */
const JUDGED =
  /^(difficult|hard|easy|simple|fun|important|dangerous|interesting|boring|necessary|expensive|scary|convenient|safe|rude|strange|cheap|impossible|useful|embarrassing)$/;

const SUITED = /^(work|live|walk|move|breathe)$/;

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
  // "It's easy to work here" is said of the place: 働きやすい.
  const [where, ...others] = phrase?.adjuncts ?? [];
  const isSaidOf = phrase?.filled.size === 0 && others.length === 0 && (!where || where.place === true);
  if (said && isSaidOf && /^(easy|hard|difficult)$/.test(word) && SUITED.test(phrase.entry.head))
    return clause(null, {
      ...{ before: say(''), base: forms.onStem(said.base, word === 'easy' ? 'やすい' : 'にくい', 'adj-i') },
      ...{ topic: where?.said ?? null, tense, pieces: piecesOfVerb(phrase) },
    });
  return said
    ? clause(null, {
        before: join(said.before, forms.plain(said.base, NOW), say('の'), say('は')),
        ...{ base: adjective, tense, pieces: [...piecesOfVerb(phrase), adjective.piece] },
      })
    : null;
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

/** What something becomes: an adjective with how much of it, and where it ends. */
function becomingAt({ reading, subject }: Parts, at: number) {
  const [first = '', and, second] = reading.tokens.slice(at, at + 3).map(({ text }) => text);
  // "more and more difficult", "better and better": だんだん
  const again = and === 'and' && first === second ? 2 : 0;
  const more = first === 'more' ? 1 : 0;
  if (again && !more && compared(first, 'er').length === 0) return null;
  const word = reading.tokens[at + again + more]?.text ?? '';
  const adjective = [word, ...compared(word, 'er')]
    .map((key) => adjectiveFor(reading, key, subject))
    .find((found) => found !== null);
  return adjective ? { adjective, next: at + again + more + 1, by: again ? say('だんだん') : null } : null;
}

/** "It got dark", "He became famous", "It is getting colder and colder": an adjective to the end of the sentence. */
export function parseBecoming(parts: Parts, at: number, past: boolean, going = false): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const became = becomingAt(parts, at + 1);
  const rest = became && parseAdjuncts(reading, became.next, subject?.who ?? null);
  if (
    !became ||
    !rest ||
    rest.some(({ role, said }) => role !== 'time' && !/^([早遅]く|少しずつ)$/.test(said.written))
  )
    return null;
  const { adjective, by } = became;
  // 嬉しくなる is not said of what somebody feels at once.
  if (subject?.who !== 'it' && /^(うれしい|怖い|大丈夫|好き)$/.test(adjective.written)) return null;
  const base = forms.becoming(adjective);
  return clause(subject, {
    before: join(...rest.map(({ said }) => said), ...adverbs, by),
    base: going ? forms.onTe(base, 'くる', 'vk') : base,
    // "is getting cold" has begun.
    ...{
      tense: { past: past || going, negative },
      pieces: [...rest.flatMap(({ pieces }) => pieces), adjective.piece],
    },
  });
}

/** "to clean the room": what takes time or money to do; how one gets somewhere is told otherwise. */
export const toDo = (reading: Reading, at: number): ReturnType<typeof doneAt> =>
  texts(reading, at, 1) !== 'to' || /^(get|go|walk|drive)$/.test(texts(reading, at + 1, 1))
    ? null
    : doneAt(reading, at + 1);

function doneAt(reading: Reading, at: number): { phrase: VerbPhrase; said: SaidVerb } | null {
  const phrase = parseVerb({ ...reading, miss: () => undefined }, at, ['base'], { who: SELF });
  const said = phrase && sayVerb(phrase, { who: SELF });
  return said && /^v/.test(said.base.like) ? { phrase, said } : null;
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
  const doing = toDo(reading, span.next);
  if (doing)
    return clause(subject, {
      before: join(doing.said.before, doing.said.base, say('のに', 'の に'), span.value),
      ...{ base: verbBase(say('かかる')), tense: { past, negative }, done: true },
      pieces: piecesOfVerb(doing.phrase),
    });
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

/** "want you to come", "had my friend take a picture", "got him to check it": somebody else does it. */
export function parseForMe(
  parts: Parts,
  at: number,
  past: boolean,
  way: 'want' | 'have' | 'get',
): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const other = parseNoun(reading, at);
  if (!isUs(subject) || !other || !choose(other.value, 'someone') || other.value.who === 'i') return null;
  const to = way === 'have' ? 0 : 1;
  if (to && reading.tokens[other.next]?.text !== 'to') return null;
  const phrase = parseVerb(reading, other.next + to, ['base'], {
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

/** "would rather stay home (than go out)": 出かけるより家にいる方がいいです */
export function parseRather({ reading, subject, adverbs }: Parts, at: number): Clause | null {
  const not = reading.tokens[at]?.text === 'not' ? 1 : 0;
  const than = reading.tokens.findIndex(({ text }) => text === 'than');
  const end = than < 0 ? reading.tokens.length : than;
  const first = { ...reading, tokens: reading.tokens.slice(0, end), miss: () => undefined };
  const phrase = isUs(subject) ? parseVerb(first, at + not, ['base'], { who: SELF }) : null;
  const said = phrase && sayVerb(phrase, { who: SELF, denied: not > 0 });
  const other = than < 0 ? null : doneAt(reading, than + 1);
  if (!said || !/^v/.test(said.base.like) || (than >= 0 && (!other || not))) return null;
  const whether: Base = not
    ? forms.wanted(said.base)
    : { ...join(said.base, say('方', 'ほう'), say('が'), say('いい')), like: 'adj-i' };
  return clause(subject, {
    before: join(...adverbs, other && join(other.said.before, other.said.base, say('より')), said.before),
    ...{ base: whether, tense: { past: false, negative: not > 0 } },
    pieces: [...(other ? piecesOfVerb(other.phrase) : []), ...piecesOfVerb(phrase)],
  });
}

/** "decided not to go": 行かないことにしました */
export function parseDecidedNot(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const phrase = negative ? null : parseVerb(reading, at, ['base'], { who: subject?.who ?? SELF });
  const said = phrase && sayVerb(phrase, { who: subject?.who ?? SELF, denied: true });
  if (!said || !/^v/.test(said.base.like)) return null;
  const not = forms.plain(said.base, { past: false, negative: true });
  const base = verbBase(join(not, say('こと'), say('に'), say('する')));
  const before = join(...adverbs, said.before);
  return clause(subject, { before, base, tense: { past, negative }, pieces: piecesOfVerb(phrase) });
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
  // "Prices keep going up": 上がり続けています
  const goesOn = !past && phrase.entry.use.has('only') ? sayMood(parts, phrase, 'lasting', false) : null;
  if (goesOn) return { ...goesOn, base: forms.going(goesOn.base) };
  return LASTING.test(head) ? sayMood(parts, phrase, 'lasting', past) : null;
}
