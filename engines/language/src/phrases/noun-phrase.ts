import { hasJapanese, isKana } from '@kotoba/japanese';
import { isDeterminer } from '../authored/expressions';
import { kanjiNumeral } from '../reading/numbers';
import type { EnglishToken } from './english-tokens';
import { readVerb } from './english-verbs';
import type { Lexicon, NounChoice, Piece } from './lexicon';
import { attributive, join, type Say, say, Unsaid } from './say';

/** Who is meant by a pronoun, or whose a thing is. */
type Who = 'i' | 'you' | 'we' | 'he' | 'she' | 'they' | 'it' | 'other';

/** A noun with all that stands around it. The noun itself is chosen when it is known what must fit. */
export interface Noun {
  readonly choices: readonly NounChoice[];
  /** What stands before it: この, 新しい. */
  readonly before: (kinds: ReadonlySet<string>) => Say | null;
  readonly who: Who | null;
  readonly owner: { readonly who: Who; readonly said: Say } | null;
  /** 三冊, said after the particle. */
  readonly count: Say | null;
  readonly pieces: readonly Piece[];
  readonly asks: boolean;
  /** "and …" */
  readonly and: Noun | null;
  readonly none: boolean;
  /** It may mean several things: only a verb that fits one of them tells which. */
  readonly open: boolean;
}

export const NOT_KNOWN = 'This kind of sentence is not known yet.';

/** "is light" is no noun: one thing has its article or owner, many have their s; tea and English need neither. */
const WHOLE = /^(food|drink|language|study|sport|season|medicine|name|weather|family|event|sound|season)$/;
export function isNamed({ tokens }: Reading, at: number, noun: Noun): boolean {
  const first = tokens[at]?.text ?? '';
  const kinds = [...(noun.choices[0]?.kinds ?? [])];
  return (
    isDeterminer(first) ||
    /^(this|that|these|those|no|many|two|three|\d+)$/.test(first) ||
    noun.owner !== null ||
    noun.count !== null ||
    noun.who !== null ||
    noun.asks ||
    kinds.some((kind) => WHOLE.test(kind)) ||
    tokens
      .slice(at)
      .some(({ text }) => /(?<!s)s$/.test(text) || /^(children|people|men|women|school)$/.test(text))
  );
}

/** What a parser reads, and where it writes down why it could not go on. */
export interface Reading {
  readonly tokens: readonly EnglishToken[];
  readonly lexicon: Lexicon;
  /** The furthest place wins: that is where the sentence stopped being understood. */
  miss(at: number, message: string): void;
}

/** Some of the words of a sentence, which begin so many words after its first. */
export const within = (reading: Reading, tokens: readonly EnglishToken[], offset = 0): Reading => ({
  ...reading,
  tokens,
  miss: (at, message) => reading.miss(at + offset, message),
});

export interface Parsed<Value> {
  readonly value: Value;
  readonly next: number;
}

/** "we like he" is not said, nor "us eat". */
export const isSubject = (text: string): boolean => /^(i|he|she|we|they)$/.test(text);
export const isObject = (text: string): boolean => /^(me|him|us|them)$/.test(text);

const kindsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const pronoun = (written: string, kana: string, kinds: string): NounChoice => ({
  ...{ written, kana, kinds: kindsOf(kinds) },
  piece: { written, en: '', level: 'N5' },
});
const I = pronoun('私', 'わたし', 'person');
const HE = pronoun('彼', 'かれ', 'person');
const SHE = pronoun('彼女', 'かのじょ', 'person');
const WE = pronoun('私たち', 'わたしたち', 'person');
const THEY = pronoun('彼ら', 'かれら', 'person');
const YOU = pronoun('あなた', 'あなた', 'person');
const ANY_THING = 'thing food drink text writing sound study device opening';
const IT = pronoun('それ', 'それ', ANY_THING);

const PRONOUNS: Readonly<Record<string, readonly [Who, NounChoice]>> = {
  ...{ i: ['i', I], me: ['i', I], you: ['you', YOU], he: ['he', HE], him: ['he', HE], she: ['she', SHE] },
  ...{ we: ['we', WE], us: ['we', WE], they: ['they', THEY], them: ['they', THEY], it: ['it', IT] },
};
const OWNERS: Readonly<Record<string, readonly [Who, NounChoice]>> = {
  ...{ my: ['i', I], your: ['you', YOU], his: ['he', HE], our: ['we', WE], their: ['they', THEY] },
};
const ALONE: Readonly<Record<string, NounChoice>> = {
  this: pronoun('これ', 'これ', ANY_THING),
  these: pronoun('これ', 'これ', ANY_THING),
  that: pronoun('それ', 'それ', ANY_THING),
  those: pronoun('それ', 'それ', ANY_THING),
  everyone: pronoun('みんな', 'みんな', 'person'),
  everybody: pronoun('みんな', 'みんな', 'person'),
  something: pronoun('何か', 'なにか', ANY_THING),
  someone: pronoun('誰か', 'だれか', 'person'),
};
const POINTING: Readonly<Record<string, Say>> = {
  ...{ this: say('この'), these: say('この'), that: say('その'), those: say('その') },
};

/** One's own family is spoken of in other words than somebody else's. */
const FAMILY: Readonly<
  Record<string, readonly [own: string, read: string, other: string, otherRead: string]>
> = {
  mother: ['母', 'はは', 'お母さん', 'おかあさん'],
  mom: ['母', 'はは', 'お母さん', 'おかあさん'],
  mum: ['母', 'はは', 'お母さん', 'おかあさん'],
  father: ['父', 'ちち', 'お父さん', 'おとうさん'],
  dad: ['父', 'ちち', 'お父さん', 'おとうさん'],
  'older brother': ['兄', 'あに', 'お兄さん', 'おにいさん'],
  'big brother': ['兄', 'あに', 'お兄さん', 'おにいさん'],
  'older sister': ['姉', 'あね', 'お姉さん', 'おねえさん'],
  'big sister': ['姉', 'あね', 'お姉さん', 'おねえさん'],
  'younger brother': ['弟', 'おとうと', '弟さん', 'おとうとさん'],
  'little brother': ['弟', 'おとうと', '弟さん', 'おとうとさん'],
  'younger sister': ['妹', 'いもうと', '妹さん', 'いもうとさん'],
  'little sister': ['妹', 'いもうと', '妹さん', 'いもうとさん'],
  grandmother: ['祖母', 'そぼ', 'おばあさん', 'おばあさん'],
  grandma: ['祖母', 'そぼ', 'おばあさん', 'おばあさん'],
  grandfather: ['祖父', 'そふ', 'おじいさん', 'おじいさん'],
  grandpa: ['祖父', 'そふ', 'おじいさん', 'おじいさん'],
  husband: ['夫', 'おっと', 'ご主人', 'ごしゅじん'],
  wife: ['妻', 'つま', '奥さん', 'おくさん'],
  son: ['息子', 'むすこ', '息子さん', 'むすこさん'],
  daughter: ['娘', 'むすめ', '娘さん', 'むすめさん'],
  parents: ['両親', 'りょうしん', 'ご両親', 'ごりょうしん'],
  family: ['家族', 'かぞく', 'ご家族', 'ごかぞく'],
  uncle: ['おじ', 'おじ', 'おじさん', 'おじさん'],
  aunt: ['おば', 'おば', 'おばさん', 'おばさん'],
};
const CLOSE = kindsOf('person family');

/** Words that mean too many things to be taken for one. */
const SEVERAL = new Set(
  'light match diet iron oil case record line bill change order point part type rate side right organ bat seal crane nail palm wave mine square scale race press mouse date sink trunk chest tip cold play drop cover top bottom field court pound sign note volume will plant rock tank well yard kind sort matter state subject object figure form interest capital character article issue model power current degree period life speech block board bow branch charge club column cross deck draft fan file fine frame grade lead lie log mark mass mind nature pass patient pipe practice pupil root run second sense sentence set shade share shot slip solution space spot spell stall stand step stick stock stroke term tone track turn check'.split(
    ' ',
  ),
);

/** What a word may be cannot be told: the learner is asked instead. */
const OPEN: Readonly<Record<string, string>> = {
  brother: '“brother” is 兄 (older) or 弟 (younger) in Japanese: write “older brother” or “younger brother”.',
  sister: '“sister” is 姉 (older) or 妹 (younger) in Japanese: write “older sister” or “younger sister”.',
};

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = {
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
/** "three", "20"; null for what is no number. */
export function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const small = SMALL.indexOf(text);
  return small > 0 ? small : (TENS[text] ?? null);
}

const TSU = ['ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ', 'ここのつ'];
/** 一つ to 九つ; null beyond. */
const inTsu = (value: number): Say | null => {
  const kana = TSU[value - 1];
  return kana === undefined ? null : say(`${kanjiNumeral(String(value)) ?? ''}つ`, kana);
};

/** People, animals, clothes and vehicles are counted alike, whatever the English word. */
const BY_KIND: readonly (readonly [string, string])[] = [
  ['person', '人'],
  ['animal', '匹'],
  ['clothes', '枚'],
  ['vehicle', '台'],
];
export function counterOf(
  english: string,
  { lexicon }: Reading,
  choice: NounChoice | undefined,
): string | null {
  const kind = BY_KIND.find(([name]) => choice?.kinds.has(name) && !choice.kinds.has('food'));
  return lexicon.counting.counterFor(english) ?? kind?.[1] ?? null;
}

/** Three books are 三冊; drinks are ordered, and what has no counter of its own is counted, with つ. */
function counted(
  value: number,
  english: string,
  reading: Reading,
  choice: NounChoice | undefined,
): Say | null {
  const { lexicon } = reading;
  const counter = counterOf(english, reading, choice);
  if (counter === null || counter === '杯') return inTsu(value);
  return lexicon.counting.count(value, counter);
}

const CONTAINERS: Readonly<Record<string, string>> = {
  ...{ cup: '杯', glass: '杯', bowl: '杯', bottle: '本', can: '本', slice: '枚', sheet: '枚', piece: '個' },
};
const singular = (word: string): string => word.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');

const ARTICLE = /^(a|an|the|some|any)$/;
const MANY = say('たくさん');
const FEW = say('少し', 'すこし');
/** Adverbs before an adjective. */
export const DEGREE: Readonly<Record<string, Say>> = {
  ...{ very: say('とても'), really: say('本当に', 'ほんとうに'), so: say('とても'), quite: say('かなり') },
  ...{ more: say('もっと') },
};
/** "two hours" is how long, and no thing. */
const SPAN = /^(second|minute|hour|day|week|month|year)s?$/;
const MAX_NOUN_WORDS = 4;

/** A noun with its article, owner, adjectives and number, from the place on; null when there is none. */
export function parseNoun(reading: Reading, at: number, joined = true): Parsed<Noun> | null {
  const first = parseOne(reading, at);
  if (!first || !joined || reading.tokens[first.next]?.text !== 'and') return first;
  const second = parseNoun(reading, first.next + 1);
  if (!second || first.value.who !== null) return first;
  return { value: { ...first.value, and: second.value }, next: second.next };
}

const simple = (choice: NounChoice, rest: Partial<Noun> = {}): Noun => ({
  ...{ choices: [choice], before: () => null, who: null, owner: null, count: null, asks: false, and: null },
  ...{ pieces: choice.piece.en ? [choice.piece] : [], none: false, open: false },
  ...rest,
});

function parseOne(reading: Reading, start: number): Parsed<Noun> | null {
  const { tokens, lexicon } = reading;
  const text = (place: number): string => tokens[place]?.text ?? '';
  const named = parseName(reading, start);
  if (named) return withOwned(reading, named);
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
    owner = { who: who[0], said: join(who[1], say('の')) };
    at += 1;
  } else if (POINTING[text(at)]) {
    pointing = POINTING[text(at)] ?? null;
    at += 1;
  } else if (ARTICLE.test(text(at))) at += 1;
  else if (text(at) === 'no') {
    none = true;
    at += 1;
  }
  const amount = amountAt(reading, at);
  if (amount) ({ count, number, next: at } = amount);

  const adjectives: ((kinds: ReadonlySet<string>) => Say | null)[] = [];
  const pieces: Piece[] = [];
  for (;;) {
    const degree = DEGREE[text(at)];
    const key = text(at + (degree ? 1 : 0));
    const known = lexicon.adjectives(key);
    const length = (degree ? 1 : 0) + 1;
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

  const noun = nounAt(reading, at);
  if (!noun) {
    if (text(start) === 'her' && at === start + 1) return { value: simple(SHE, { who: 'she' }), next: at };
    const alone = ALONE[text(start)];
    if (alone && at === start + 1) return { value: simple(alone), next: at };
    return unknownNoun(reading, at, at > start);
  }
  const english = tokens
    .slice(at, noun.next)
    .map((token) => token.text)
    .join(' ');
  const open = OPEN[singular(english)];
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
  if (number !== null && SPAN.test(english)) return null;
  if (number !== null) {
    count = counted(number, english, reading, choices[0]);
    if (count === null) {
      reading.miss(noun.next, `It is not known yet how “${english}” is counted.`);
      return null;
    }
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
      open: SEVERAL.has(singular(english)),
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
  return withOwned(reading, withGoal(reading, { value: { ...value, choices: fitting }, next: noun.next }));
}

/** "a ticket to Kyoto" */
function withGoal(reading: Reading, parsed: Parsed<Noun>): Parsed<Noun> {
  const { value, next } = parsed;
  if (!/^(切符|チケット)$/.test(value.choices[0]?.written ?? '') || reading.tokens[next]?.text !== 'to')
    return parsed;
  const goal = parseOne(reading, next + 1);
  const said = goal && nounFor(goal.value, 'a place');
  if (!goal || !said) return parsed;
  const owner = { who: 'other' as const, said: join(said, say('まで'), say('の')) };
  return { value: { ...value, owner, pieces: [...goal.value.pieces, ...value.pieces] }, next: goal.next };
}

/** "my sister's cat": the noun so far owns the next one. */
function withOwned(reading: Reading, { value, next }: Parsed<Noun>): Parsed<Noun> {
  if (reading.tokens[next]?.text !== "'s") return { value, next };
  const owned = parseOne(reading, next + 1);
  if (!owned) return { value, next };
  const said = join(sayNoun(value, 'anything'), say('の'));
  const pieces = [...value.pieces, ...owned.value.pieces];
  return { value: { ...owned.value, owner: { who: 'other', said }, pieces }, next: owned.next };
}

interface Amount {
  readonly count: Say | null;
  readonly number: number | null;
  readonly next: number;
}

/** "three", "a lot of", "two cups of"; null when nothing is counted. */
function amountAt({ tokens, lexicon }: Reading, at: number): Amount | null {
  const text = (place: number): string => tokens[place]?.text ?? '';
  const words = (length: number): string =>
    tokens
      .slice(at, at + length)
      .map((token) => token.text)
      .join(' ');
  for (const many of ['a lot of', 'lots of', 'lot of', 'many', 'much', 'few', 'little']) {
    const length = many.split(' ').length;
    if (words(length) !== many) continue;
    if (/few|little/.test(many) && text(at - 1) !== 'a') continue;
    return { count: /few|little/.test(many) ? FEW : MANY, number: null, next: at + length };
  }
  const number = numberOf(text(at));
  const from = number === null ? at : at + 1;
  const counter = CONTAINERS[singular(text(from))];
  if (counter !== undefined && text(from + 1) === 'of') {
    const count = lexicon.counting.count(number ?? 1, counter);
    return count ? { count: say(count.written, count.kana), number: null, next: from + 2 } : null;
  }
  return number === null ? null : { count: null, number, next: at + 1 };
}

/** Words that end a noun, so that what stands before them is what was not found. */
const ENDS =
  /^(,|and|or|but|is|are|was|were|in|on|at|to|from|with|by|for|of|than|because|when|if|so|yesterday|today|tomorrow|now|here|there|please|every|last|next|this|very|too|also|'s|not|do|does|did|have|has|can|will)$/;
export const isEnd = (text: string): boolean => ENDS.test(text);

/** "the book" is a noun; "book" without anything before it is what one does. */
const isDescribed = (before: string, lexicon: Lexicon): boolean =>
  isDeterminer(before) ||
  before in POINTING ||
  before === "'s" ||
  before === 'of' ||
  /^(no|many|much|what|which|whose)$/.test(before) ||
  numberOf(before) !== null ||
  lexicon.adjectives(before).length > 0;

/** "Red" and "Japanese" are nouns, too. */
const isMeant = (written: string): boolean => /語$|^(赤|青|白|黒|緑|黄色|茶色|紫|ピンク)$/.test(written);

function nounAt(
  reading: Reading,
  at: number,
): { choices: readonly NounChoice[]; next: number; family?: string } | null {
  const { tokens, lexicon } = reading;
  if (ARTICLE.test(tokens[at]?.text ?? '')) return null;
  for (let length = Math.min(MAX_NOUN_WORDS, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map((token) => token.text);
    const key = words.join(' ');
    // "when" is no occasion, "good" no goods, and "hours" are how long.
    const verb = lexicon.verbs(key).length > 0 && !isDescribed(tokens[at - 1]?.text ?? '', lexicon);
    const other = isFunction(key) || SPAN.test(key) || lexicon.adjectives(key).length > 0;
    if (
      words.some((word) => word === ',' || word === "'s") ||
      (length > 1 && /^(of|to|in|at|and)$/.test(words.at(-1) ?? ''))
    )
      continue;
    const family =
      key in FAMILY ? key : singular(key) in FAMILY && key !== 'parents' ? singular(key) : undefined;
    const choices = lexicon
      .nouns(key)
      .filter(
        ({ written, kinds }) =>
          (!other || isMeant(written)) && (!verb || [...kinds].some((kind) => WHOLE.test(kind))),
      );
    if (family !== undefined) return { choices, next: at + length, family };
    if (choices.length > 0) return { choices, next: at + length };
    if (OPEN[singular(key)]) return { choices, next: at + length };
  }
  return null;
}

/** Nothing is known of the word: the place is remembered. */
function unknownNoun(reading: Reading, at: number, expected: boolean): null {
  const word = reading.tokens[at];
  if (!word || isEnd(word.text) || isFunction(word.text) || (!expected && at === 0)) return null;
  // "told" is a word, but none that stands here.
  const verb = readVerb(word.text).some(
    ({ base }) => reading.lexicon.verbs(base).length > 0 || reading.lexicon.isVerb(base),
  );
  if (verb) reading.miss(at, NOT_KNOWN);
  else if (reading.lexicon.isKnown(word.text)) reading.miss(at, unusedMessage(word.shown));
  else if (word.capital) reading.miss(at, nameMessage(word.shown));
  else reading.miss(at, `No word was found for “${word.shown}”.`);
  return null;
}

/** Words that make a sentence and name nothing: when one of them is in the way, a rule is missing and no word. */
const FUNCTION = new Set(
  'i me you he him she her it we us they them a an the some any no this that these those my your his our their who whom whose what which where when why how do does did am is are was were be been being have has had can could will would shall should may might must not to of than as like more most if because so but and or let there please want used than very too only just either neither nobody everything nothing none nowhere each every other another else even also ever never yet already up down off out away back over'.split(
    ' ',
  ),
);
export const isFunction = (text: string): boolean => FUNCTION.has(text);

export const unusedMessage = (shown: string): string =>
  `It is not known yet how “${shown}” is used in a sentence.`;
const nameMessage = (shown: string): string =>
  `“${shown}” looks like a name that is not known here: write it in katakana in your sentence.`;

const TITLES = /^(mr|ms|mrs|miss|dr)$/;

/** Tom, Mr. Tanaka, New York, or a name that the learner wrote in katakana. */
function parseName({ tokens, lexicon }: Reading, at: number): Parsed<Noun> | null {
  const title = TITLES.test(tokens[at]?.text ?? '') ? 1 : 0;
  const from = at + title;
  const written = tokens[from]?.shown ?? '';
  if (hasJapanese(written) && isKana(written)) {
    const choice = { ...say(written), kinds: kindsOf('person place name'), piece: pieceOf(written, written) };
    return { value: simple(choice), next: from + 1 };
  }
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(from, from + length).map((token) => token.text);
    const name = words.length === length ? lexicon.name(words) : null;
    // "mark" and "max" may be words; a name has its capital, unless it begins the sentence.
    if (name && (from === 0 || tokens[from]?.capital || name.kinds.has('place') || title > 0))
      return { value: simple(name), next: from + length };
  }
  return null;
}

const pieceOf = (written: string, en: string): Piece => ({ written, en, level: 'N5' });

/** Which of the nouns fits; "something" is no person, "anything" is all. Null when none does. */
export function choose({ choices, open }: Noun, kind: string): NounChoice | null {
  if (open && /^(anything|something)$/.test(kind)) return null;
  return choices.find(({ kinds }) => fitsKind(kinds, kind)) ?? null;
}

function fitsKind(kinds: ReadonlySet<string>, kind: string): boolean {
  if (kind === 'anything') return true;
  if (kind === 'something') return !kinds.has('person');
  if (kind === 'someone') return kinds.has('person');
  return kinds.has(kind.replace(/^a (?=place)/, ''));
}

/** A noun as it is said; null when it does not fit the gap. `own` leaves out whose it is: one forgets one's umbrella. */
export function nounFor(noun: Noun, kind: string, own: Who | 'nobody' | null = null): Say | null {
  const choice = choose(noun, kind);
  if (!choice || (noun.and && (noun.count || noun.and.count))) return null;
  // Of "my teacher" only what somebody is says whose.
  const mine = noun.owner?.who === 'i' && choice.kinds.has('person') && own !== 'nobody';
  const owner = noun.owner && noun.owner.who !== own && !mine ? noun.owner.said : null;
  const title = choice.kinds.has('name') && choice.kinds.has('person') && noun.who === null;
  const said = join(
    owner,
    noun.before(choice.kinds),
    title ? say(`${choice.written}さん`, `${choice.kana}さん`) : choice,
  );
  if (!noun.and) return said;
  const other = nounFor(noun.and, kind, own);
  return other && join(said, say('と'), other);
}

/** The same where it should fit; what does not is given up. */
export function sayNoun(noun: Noun, kind: string, own: Who | 'nobody' | null = null): Say {
  const said = nounFor(noun, kind, own);
  if (said === null) throw new Unsaid('a noun that does not fit');
  return said;
}

export const asking = (written: string, kana: string, kinds: string): Noun => ({
  ...simple(pronoun(written, kana, kinds)),
  asks: true,
});
export const piecesOf = (noun: Noun): Piece[] => [...noun.pieces, ...(noun.and ? piecesOf(noun.and) : [])];
const isCompound = (reading: Reading, at: number): boolean => (nounAt(reading, at)?.next ?? at) > at + 1;
