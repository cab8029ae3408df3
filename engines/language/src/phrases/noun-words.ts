import { ONES, TENS } from '../fair-keys/english-numbers';
import { kanjiNumeral } from '../reading/numbers';
import { kindsOf, pronoun, type Reading, type Who } from './noun';
import type { NounChoice } from './read-lexicon';
import { type Say, say } from './say';

const I = pronoun('私', 'わたし', 'person');

const HE = pronoun('彼', 'かれ', 'person');

export const SHE = pronoun('彼女', 'かのじょ', 'person');

const WE = pronoun('私たち', 'わたしたち', 'person');

const THEY = pronoun('彼ら', 'かれら', 'person');

const YOU = pronoun('あなた', 'あなた', 'person');

const ANY_THING = 'thing food drink text writing sound study device opening speech';

const IT = pronoun('それ', 'それ', ANY_THING);

export const PRONOUNS: Readonly<Record<string, readonly [Who, NounChoice]>> = {
  ...{ i: ['i', I], me: ['i', I], you: ['you', YOU], he: ['he', HE], him: ['he', HE], she: ['she', SHE] },
  ...{ we: ['we', WE], us: ['we', WE], they: ['they', THEY], them: ['they', THEY], it: ['it', IT] },
};

export const OWNERS: Readonly<Record<string, readonly [Who, NounChoice]>> = {
  ...{ my: ['i', I], your: ['you', YOU], his: ['he', HE], our: ['we', WE], their: ['they', THEY] },
};

/** Whose something is, without the thing: "mine" is 私の. */
export const POSSESSED: typeof OWNERS = {
  ...{ mine: ['i', I], yours: ['you', YOU], his: ['he', HE], hers: ['she', SHE] },
  ...{ ours: ['we', WE], theirs: ['they', THEY] },
};

export const ALONE: Readonly<Record<string, NounChoice>> = {
  this: pronoun('これ', 'これ', ANY_THING),
  these: pronoun('これ', 'これ', ANY_THING),
  that: pronoun('それ', 'それ', ANY_THING),
  those: pronoun('それ', 'それ', ANY_THING),
  everyone: pronoun('みんな', 'みんな', 'person'),
  everybody: pronoun('みんな', 'みんな', 'person'),
  anything: pronoun('何も', 'なにも', ANY_THING),
  nothing: pronoun('何も', 'なにも', ANY_THING),
  anyone: pronoun('誰も', 'だれも', 'person'),
  anybody: pronoun('誰も', 'だれも', 'person'),
  something: pronoun('何か', 'なにか', ANY_THING),
  someone: pronoun('誰か', 'だれか', 'person'),
};

/** "something to eat" */
export const SOMETHING: Readonly<Record<string, NounChoice>> = {
  'something to eat': pronoun('何か食べる物', 'なにか たべる もの', 'food thing'),
  'anything to eat': pronoun('何か食べる物', 'なにか たべる もの', 'food thing'),
  'something to drink': pronoun('何か飲む物', 'なにか のむ もの', 'drink thing'),
  'anything to drink': pronoun('何か飲む物', 'なにか のむ もの', 'drink thing'),
  'something to read': pronoun('何か読む物', 'なにか よむ もの', 'text thing'),
  ...{ 'something to do': pronoun('すること', 'する こと', 'event') },
  ...{ 'anything to do': pronoun('すること', 'する こと', 'event') },
  ...{ 'nothing to do': pronoun('すること', 'する こと', 'event') },
  'something to write with': pronoun('何か書く物', 'なにか かく もの', 'tool thing'),
};

/** Of a person これ is こちら, and それ あの人. */
export const personally = (said: Say): Say =>
  said.written === 'これ' ? say('こちら') : said.written === 'それ' ? say('あの人', 'あの ひと') : said;

export const POINTING: Readonly<Record<string, Say>> = {
  ...{ this: say('この'), these: say('この'), that: say('その'), those: say('その') },
};

/** One's own family is spoken of in other words than somebody else's. */
export const FAMILY: Readonly<
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
  grandparents: ['祖父母', 'そふぼ', 'おじいさんとおばあさん', 'おじいさん と おばあさん'],
  parents: ['両親', 'りょうしん', 'ご両親', 'ごりょうしん'],
  family: ['家族', 'かぞく', 'ご家族', 'ごかぞく'],
  brothers: ['兄弟', 'きょうだい', 'ご兄弟', 'ごきょうだい'],
  'brothers and sisters': ['兄弟', 'きょうだい', 'ご兄弟', 'ごきょうだい'],
  'brothers or sisters': ['兄弟', 'きょうだい', 'ご兄弟', 'ごきょうだい'],
  siblings: ['兄弟', 'きょうだい', 'ご兄弟', 'ごきょうだい'],
  sisters: ['姉妹', 'しまい', 'ご姉妹', 'ごしまい'],
  uncle: ['おじ', 'おじ', 'おじさん', 'おじさん'],
  aunt: ['おば', 'おば', 'おばさん', 'おばさん'],
};

export const CLOSE = kindsOf('person family');

/** Words that mean too many things to be taken for one. */
export const SEVERAL = new Set(
  'light match diet iron oil case record line bill change order point part type rate side right organ bat seal crane nail palm wave mine square scale race press mouse date sink trunk chest tip cold play drop cover top bottom field court pound sign note volume will plant rock tank well yard kind sort matter state subject object figure form interest capital character article issue model power current degree period life speech block board bow branch charge club column cross deck draft fan fine frame grade lead lie log mark mass mind nature pass patient pipe practice pupil root run second sense sentence set shade share shot slip solution space spot spell stall stand step stick stock stroke term tone track turn check height reception signal operation toast jam band trial concern conduct pitch ruler tablet application deposit conductor department immigration mole outlet particle pitcher plaster post horn handle utility withdrawal acquisition argument chemist credit express mercury minister pepper performance strike turkey opening appendix basin calf'.split(
    ' ',
  ),
);

/** Plurals of which something else may be meant: the dishes are 食器, and Japanese dishes 料理. */
export const SEVERAL_BARE = /^dishes$/;

/** What a word may be cannot be told: the learner is asked instead. */
export const OPEN: Readonly<Record<string, string>> = {
  brother: '“brother” is 兄 (older) or 弟 (younger) in Japanese: write “older brother” or “younger brother”.',
  sister: '“sister” is 姉 (older) or 妹 (younger) in Japanese: write “older sister” or “younger sister”.',
};

/** "three", "20"; null for what is no number. */
export function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const [first = '', second] = text.split('-');
  const tens = (TENS.indexOf(first) + 2) * 10;
  const ones = ONES.indexOf(second ?? first);
  if (second !== undefined) return tens > 10 && ones > 0 ? tens + ones : null;
  return tens > 10 ? tens : ones > 0 ? ones : null;
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
export function counted(
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

export const CONTAINERS: Readonly<Record<string, string>> = {
  ...{ cup: '杯', glass: '杯', bowl: '杯', bottle: '本', can: '本', slice: '枚', sheet: '枚', piece: '個' },
};

export const singular = (word: string): string => word.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');

export const ARTICLE = /^(a|an|the|some|any)$/;

export const MANY = say('たくさん');

export const FEW = say('少し', 'すこし');

/** Adverbs before an adjective. */
export const DEGREE: Readonly<Record<string, Say>> = {
  ...{ very: say('とても'), really: say('本当に', 'ほんとうに'), so: say('とても'), quite: say('かなり') },
  ...{ more: say('もっと') },
};

/** "two hours" is how long, and no thing. */
export const SPAN = /^(second|minute|hour|day|week|month|year)s?$/;
