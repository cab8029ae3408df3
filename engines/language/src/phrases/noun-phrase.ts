import { amountAt } from './amounts';
import { parseName } from './names';
import {
  choose,
  isEnd,
  kindsOf,
  NOT_KNOWN,
  type Noun,
  nounFor,
  type Parsed,
  type Reading,
  sayNoun,
  simple,
} from './noun';
import { gradedAt, parseShare, WHICH, withOf } from './noun-groups';
import { isCompound, MAX_NOUN_WORDS, nounAt, unknownNoun } from './noun-lookup';
import {
  ALONE,
  ARTICLE,
  CLOSE,
  counted,
  FAMILY,
  OPEN,
  OWNERS,
  POINTING,
  POSSESSED,
  PRONOUNS,
  SEVERAL,
  SEVERAL_BARE,
  SHE,
  singular,
  SOMETHING,
  SPAN,
} from './noun-words';
import type { Piece } from './read-lexicon';
import { attributive, join, say, type Say } from './say';
import { texts } from './time-words';

/** A noun with its article, owner, adjectives and number, from the place on; null when there is none. */
export function parseNoun(reading: Reading, at: number, joined = true): Parsed<Noun> | null {
  const first = parseOne(reading, at);
  if (!first || !joined || reading.tokens[first.next]?.text !== 'and') return first;
  const second = parseNoun(reading, first.next + 1);
  if (!second || first.value.who !== null) return first;
  return { value: { ...first.value, and: second.value }, next: second.next };
}

function parseOne(reading: Reading, start: number): Parsed<Noun> | null {
  const { tokens, lexicon } = reading;
  const text = (place: number): string => tokens[place]?.text ?? '';
  const named = parseName(reading, start);
  if (named) return withOwned(reading, named);
  const share = parseShare(reading, start, parseOne);
  if (share) return share;
  for (const [words, something] of Object.entries(SOMETHING)) {
    const length = words.split(' ').length;
    if (texts(reading, start, length) === words)
      return { value: simple(something, { none: words.startsWith('nothing') }), next: start + length };
  }
  const sweet = text(start) === 'something' ? lexicon.adjectives(text(start + 1)) : [];
  const likely = sweet.find(({ fits }) => fits(kindsOf('thing')));
  if (likely && !text(start + 2)) {
    const said = join(say('何か', 'なにか'), attributive(likely), say('物', 'もの'));
    const thing = { ...said, kinds: ANY_KIND, piece: NO_PIECE };
    return { value: simple(thing, { pieces: [likely.piece] }), next: start + 2 };
  }
  // "his" has its noun behind it, where the sentence does not end or go on with "is".
  const whose = POSSESSED[text(start)];
  if (whose && (text(start) !== 'his' || /^$|^(is|was|are|were)$/.test(text(start + 1))))
    return {
      value: simple({ ...join(whose[1], say('の')), kinds: ANY_KIND, piece: NO_PIECE }),
      next: start + 1,
    };
  const person = PRONOUNS[text(start)];
  if (person) return { value: simple(person[1], { who: person[0] }), next: start + 1 };

  let at = start;
  let owner: Noun['owner'] = null;
  let pointing: Say | null = null;
  let count: Say | null = null;
  let number: number | null = null;
  let none = false;
  const who = OWNERS[text(at)] ?? (text(at) === 'her' ? (['she', SHE] as const) : undefined);
  if (who) {
    owner = { who: who[0], said: tokens[at]?.own ? say('') : join(who[1], say('の')) };
    at += 1;
    if (text(at) === 'own') {
      owner = { who: 'other', said: say('自分の', 'じぶん の') };
      at += 1;
    }
  } else if (POINTING[text(at)]) {
    pointing = POINTING[text(at)] ?? null;
    at += 1;
    const one = ALONE[text(start)];
    if (one && text(at) === 'one') return { value: simple(one), next: at + 1 };
    // "That sounds good" is no その音.
    if (one && SINGLE.test(text(start)) && SAYS.test(text(at))) return { value: simple(one), next: at };
  } else if (ARTICLE.test(text(at))) {
    at += 1;
    const order = ORDER[text(at)];
    if (order && nounAt(reading, at + 1) && nounAt(reading, at) === null) {
      pointing = order;
      at += 1;
    } else if (text(at) === 'next' && nounAt(reading, at + 1) && (nounAt(reading, at)?.next ?? 0) <= at + 1) {
      pointing = NEXT;
      at += 1;
    } else if (text(at) === 'same') {
      pointing = WHICH['same'] ?? null;
      at += 1;
    }
  } else if (text(at) === 'other' && text(at + 1)) {
    pointing = WHICH['other'] ?? null;
    at += 1;
  } else if (
    text(at) === 'more' &&
    lexicon.adjectives(text(at + 1)).length === 0 &&
    nounAt(reading, at + 1)
  ) {
    pointing = MORE;
    at += 1;
  } else if (/^such an?$/.test(texts(reading, at, 2))) {
    pointing = SUCH;
    at += 2;
  } else if (text(at) === 'no') {
    none = true;
    at += 1;
  }
  const amount = amountAt(reading, at);
  if (amount) ({ count, number, next: at } = amount);

  const adjectives: ((kinds: ReadonlySet<string>) => Say | null)[] = [];
  const pieces: Piece[] = [];
  for (;;) {
    const { known, degree, length } = gradedAt(reading, at);
    // An adjective has a noun behind it: "English" alone is the language. "Hot water" is one noun.
    if (known.length === 0 || isCompound(reading, at) || !text(at + length) || isEnd(text(at + length)))
      break;
    adjectives.push((kinds) => {
      const fit = known.find(({ fits }) => fits(kinds));
      return fit ? join(degree, attributive(fit)) : null;
    });
    const [first] = known;
    if (first) pieces.push(first.piece);
    at += length;
  }

  // "the red one": 赤いの
  if (adjectives.length > 0 && /^ones?$/.test(text(at))) {
    const said = adjectives.map((adjective) => adjective(ANY_KIND) ?? adjective(new Set()));
    const one = said.every((each) => each?.written.endsWith('い'))
      ? join(pointing, ...said, say('の'))
      : null;
    return (
      one && { value: simple({ ...one, kinds: ANY_KIND, piece: NO_PIECE }, { owner, pieces }), next: at + 1 }
    );
  }

  // "the country" is the nation, or where the fields are.
  if (text(start) === 'the' && text(at) === 'country' && at === start + 1) {
    reading.miss(at + 1, NOT_KNOWN);
    return null;
  }
  const noun = nounAt(reading, at);
  if (!noun) {
    if (text(start) === 'her' && at === start + 1) return { value: simple(SHE, { who: 'she' }), next: at };
    const alone = ALONE[text(start)];
    if (alone && at <= start + 1) return { value: simple(alone), next: start + 1 };
    return unknownNoun(reading, at, at > start);
  }
  const english = tokens
    .slice(at, noun.next)
    .map((token) => token.text)
    .join(' ');
  const open = noun.family === undefined ? OPEN[singular(english)] : undefined;
  if (open !== undefined && adjectives.length === 0) {
    reading.miss(at + MAX_NOUN_WORDS, open);
    return null;
  }
  let choices = noun.choices;
  const relative = FAMILY[noun.family ?? ''];
  if (relative) {
    const own = owner === null || owner.who === 'i' || owner.who === 'we';
    const [written, kana] = own ? relative : [relative[2], relative[3]];
    choices = [{ written, kana, kinds: CLOSE, piece: { written, en: noun.family ?? '', level: 'N5' } }];
    if (own || owner?.who === 'you') owner = null;
  }
  // Five languages are no 言葉を五つ.
  if (number !== null && (SPAN.test(english) || english === 'languages')) return null;
  if (number !== null) {
    count = counted(number, english, reading, choices[0]);
    if (count === null) {
      reading.miss(noun.next, `It is not known yet how “${english}” is counted.`);
      return null;
    }
    if (amount?.about) count = join(count, say('ぐらい'));
  }
  const value: Noun = {
    ...{
      choices,
      who: null,
      owner,
      count,
      asks: false,
      and: null,
      none,
      open: SEVERAL.has(singular(english)) || (SEVERAL_BARE.test(english) && adjectives.length === 0),
    },
    before: (kinds) => {
      const said = adjectives.map((adjective) => adjective(kinds));
      return join(pointing, ...said);
    },
    pieces: [...pieces, ...(choices[0] ? [choices[0].piece] : [])],
  };
  const fitting = choices.filter(({ kinds }) => adjectives.every((adjective) => adjective(kinds) !== null));
  if (fitting.length === 0) {
    reading.miss(noun.next, `It is not known yet how to say “${english}” with this adjective.`);
    return null;
  }
  const whole = withSame(reading, { value: { ...value, choices: fitting }, next: noun.next }, pointing);
  return withOwned(reading, withFixture(reading, withGoal(reading, withName(reading, whole))));
}

const ORDER: Readonly<Record<string, Say>> = {
  ...{ first: say('最初の', 'さいしょ の'), second: say('二つ目の', 'ふたつめ の') },
  third: say('三つ目の', 'みっつめ の'),
};
const SINGLE = /^(this|that)$/;
const SAYS = /^(sounds|looks|tastes|smells|works|helps|costs|means|fits|hurts)$/;
const NEXT = say('次の', 'つぎ の');
const MORE = say('もっと');
const SUCH = say('こんなに');
/** Whatever "one" stands for. */
const ANY_KIND = kindsOf('thing clothes legwear hat food drink text device vehicle tool');
const NO_PIECE = { written: '', en: '', level: 'N5' } as const;

/** "the same bag as you": あなたと同じかばん */
function withSame(reading: Reading, parsed: Parsed<Noun>, pointing: Say | null): Parsed<Noun> {
  const isSame = pointing === WHICH['same'] && reading.tokens[parsed.next]?.text === 'as';
  const other = isSame ? parseOne(reading, parsed.next + 1) : null;
  const said = other && nounFor(other.value, 'anything', 'i');
  if (!other || !said || other.value.count) return parsed;
  const owner = { who: 'other' as const, said: join(said, say('と')) };
  return { value: { ...parsed.value, owner }, next: other.next };
}

/** "an apartment with a balcony": ベランダのあるアパート */
function withFixture(reading: Reading, parsed: Parsed<Noun>): Parsed<Noun> {
  const { value, next } = parsed;
  const isHouse =
    reading.tokens[next]?.text === 'with' && !value.owner && !value.count && choose(value, 'place');
  const other = isHouse ? parseOne({ ...reading, miss: () => undefined }, next + 1) : null;
  const said = other && nounFor(other.value, 'fixture', 'i');
  if (!other || !said) return parsed;
  const owner = { who: 'other' as const, said: join(said, say('の'), say('ある')) };
  return { value: { ...value, owner, pieces: [...other.value.pieces, ...value.pieces] }, next: other.next };
}

/** "my friend Ken": 友達のケンさん */
function withName(reading: Reading, parsed: Parsed<Noun>): Parsed<Noun> {
  const { value, next } = parsed;
  const name = value.owner && choose(value, 'someone') && !value.count ? parseName(reading, next) : null;
  if (!name || !choose(name.value, 'someone') || name.value.choices[0]?.kinds.has('place')) return parsed;
  const owner = { who: 'other' as const, said: join(sayNoun(value, 'someone', 'i'), say('の')) };
  return { value: { ...name.value, owner, pieces: value.pieces }, next: name.next };
}

/** "a ticket to Kyoto", "the key to my room" */
function withGoal(reading: Reading, parsed: Parsed<Noun>): Parsed<Noun> {
  const { value, next } = parsed;
  const written = value.choices[0]?.written ?? '';
  const isTicket = /^(切符|チケット)$/.test(written);
  if (!isTicket && (!/^(鍵|答え)$/.test(written) || value.owner)) return parsed;
  const goal = reading.tokens[next]?.text === 'to' ? parseOne(reading, next + 1) : null;
  const said = goal && (isTicket ? nounFor(goal.value, 'a place') : nounFor(goal.value, 'something', 'i'));
  if (!goal || !said) return parsed;
  const owner = { who: 'other' as const, said: join(said, isTicket ? say('まで') : null, say('の')) };
  return { value: { ...value, owner, pieces: [...goal.value.pieces, ...value.pieces] }, next: goal.next };
}

/** "my sister's cat": the noun so far owns the next one. */
function withOwned(reading: Reading, { value, next }: Parsed<Noun>): Parsed<Noun> {
  // "a friend of mine"
  const whose = texts(reading, next, 1) === 'of' ? POSSESSED[texts(reading, next + 1, 1)] : undefined;
  if (whose)
    return { value: { ...value, owner: { who: whose[0], said: join(whose[1], say('の')) } }, next: next + 2 };
  if (reading.tokens[next]?.text !== "'s") return withOf(reading, { value, next }, parseOne);
  const owned = parseOne(reading, next + 1);
  if (!owned) return { value, next };
  const said = join(sayNoun(value, 'anything'), say('の'));
  const pieces = [...value.pieces, ...owned.value.pieces];
  return { value: { ...owned.value, owner: { who: 'other', said }, pieces }, next: owned.next };
}
