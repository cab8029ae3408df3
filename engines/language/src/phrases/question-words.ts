import { asking, type Noun, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { counterOf } from './noun-words';
import { join, type Say, say } from './say';
import type { Gap } from './verb-phrase';

export const AUXILIARY = /^(do|does|did|is|am|are|was|were|can|could|will|would|should|may|must|have|has)$/;
const THING =
  'food drink medicine text writing show sound study device opening vehicle clothes song event photo picture body sport weather thing language tool book deed speech';
const WHAT = asking('何', 'なに', THING);
const WHO = asking('誰', 'だれ', 'person');
const WHERE = asking('どこ', 'どこ', 'place');

/** A question word with what stands at its place in Japanese. */
export interface Word {
  readonly length: number;
  /** A noun that the verb takes. */
  readonly gap?: Gap;
  /** What is said beside the verb: いつ. */
  readonly aside?: Say;
  /** Before です. */
  readonly is?: Say;
}

const gap = (noun: Noun, place = false): Gap => ({ noun, place });
const SIMPLE: Readonly<Record<string, Omit<Word, 'length'>>> = {
  'what time': { aside: say('何時に', 'なんじ に'), is: say('何時', 'なんじ') },
  'what day': { aside: say('何曜日に', 'なんようび に'), is: say('何曜日', 'なんようび') },
  'what color': { gap: gap(asking('何色', 'なにいろ', 'thing')), is: say('何色', 'なにいろ') },
  'what language': { gap: gap(asking('何語', 'なにご', 'language study')), is: say('何語', 'なにご') },
  'how many hours': { aside: say('何時間', 'なんじかん') },
  'how many minutes': { aside: say('何分', 'なんぷん') },
  'how many days': { aside: say('何日', 'なんにち') },
  'how many weeks': { aside: say('何週間', 'なんしゅうかん') },
  'how many months': { aside: say('何か月', 'なんかげつ') },
  'how many years': { aside: say('何年', 'なんねん') },
  'how many times': { aside: say('何回', 'なんかい') },
  'how often': { aside: say('どのくらい', 'どの くらい') },
  'how long': { aside: say('どのくらい', 'どの くらい') },
  'how old': { is: say('何歳', 'なんさい') },
  'how much': { is: say('いくら') },
  what: { gap: gap(WHAT), is: say('何', 'なん') },
  who: { gap: gap(WHO), is: say('誰', 'だれ') },
  whom: { gap: gap(WHO) },
  whose: { is: say('誰の', 'だれ の') },
  where: { gap: gap(WHERE, true), is: say('どこ') },
  when: { aside: say('いつ'), is: say('いつ') },
  why: { aside: say('どうして') },
  how: { aside: say('どうやって', 'どう やって'), is: say('どう') },
  which: { is: say('どれ') },
};

/** 何 with its counter: 何人, 何本. */
const HOW_MANY: Readonly<Record<string, string>> = {
  ...{
    人: 'なんにん',
    本: 'なんぼん',
    冊: 'なんさつ',
    枚: 'なんまい',
    匹: 'なんびき',
    台: 'なんだい',
    個: 'なんこ',
  },
  ...{
    軒: 'なんげん',
    杯: 'なんばい',
    回: 'なんかい',
    頭: 'なんとう',
    羽: 'なんわ',
    足: 'なんぞく',
    着: 'なんちゃく',
  },
  ...{ 時間: 'なんじかん', 年: 'なんねん', 日間: 'なんにちかん', 週間: 'なんしゅうかん', か月: 'なんかげつ' },
};

/** A question word with its noun: "which train", "how many books", "what kind of music". */
export function askedNoun(reading: Reading): Word | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const kind = text(0) === 'what' && text(1) === 'kind' && text(2) === 'of';
  const many = text(0) === 'how' && text(1) === 'many';
  const before: Readonly<Record<string, Say>> = {
    which: say('どの'),
    whose: say('誰の', 'だれ の'),
    what: say('どんな'),
  };
  const said = before[text(0)];
  if (!said && !many) return null;
  const from = kind ? 3 : many ? 2 : 1;
  if (AUXILIARY.test(text(from)) || /^(a|an|the)$/.test(text(from))) return null;
  const noun = parseNoun(reading, from, false);
  if (!noun || noun.value.who !== null || noun.value.owner || noun.value.count) return null;
  const { value } = noun;
  if (!many)
    return {
      length: noun.next,
      gap: gap({ ...value, asks: true, before: (kinds) => join(said, value.before(kinds)) }),
    };
  const english = reading.tokens
    .slice(from, noun.next)
    .map((token) => token.text)
    .join(' ');
  const counter = counterOf(english, reading, value.choices[0]);
  const kana = counter ? HOW_MANY[counter] : 'いくつ';
  if (kana === undefined) return null;
  const count = counter ? say(`何${counter}`, kana) : say('いくつ');
  return { length: noun.next, gap: gap({ ...value, asks: true, count }) };
}

export const longWord = (reading: Reading): Word | null => askedWord(reading, [3, 2]);

export function askedWord({ tokens }: Reading, lengths: readonly number[] = [1]): Word | null {
  for (const length of lengths) {
    const words = tokens
      .slice(0, length)
      .map(({ text }) => text)
      .join(' ')
      .replace('colour', 'color');
    const word = SIMPLE[words];
    if (word) return { length, ...word };
  }
  return null;
}
