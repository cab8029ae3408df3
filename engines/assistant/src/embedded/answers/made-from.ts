import { hasJapanese } from '@kotoba/japanese';
import { deinflect, type DraftEntry, type FormName, type LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import {
  FORM_NAMES,
  items,
  kanaOf,
  meaning,
  named,
  notFound,
  paragraphs,
  textReply,
  type AnswerInput,
} from './answer';
import { isWrittenSo, japaneseWords } from './find-word';
import { grammarPoint } from './grammar-point';

type WordKey = Parameters<LanguageEngine['inflections']>[0];

/** How a text comes from a word, from the word on: the potential, then the past of it. */
type Way = readonly string[];

/** The word that a text is a form of, and all that it may be of it. */
export interface Made {
  readonly word: DraftEntry;
  readonly ways: readonly Way[];
}

/** Forms that have forms again, and as what. */
const GOES_ON: Readonly<Partial<Record<FormName, 'verb' | 'i-adjective'>>> = {
  ...{ potential: 'verb', passive: 'verb', causative: 'verb' },
  ...{ want: 'i-adjective', negative: 'i-adjective' },
};
/** More forms of forms than this are nobody’s word. */
const MOST_STEPS = 4;

/** Words that stand behind a て-form. */
const BEHIND_TE: Readonly<Record<string, 'verb' | 'i-adjective'>> = {
  ...{ いる: 'verb', ある: 'verb', おく: 'verb', しまう: 'verb', みる: 'verb', くる: 'verb', いく: 'verb' },
  ...{ くれる: 'verb', もらう: 'verb', あげる: 'verb', ほしい: 'i-adjective' },
};

/** 言ってた, 買っといて, 食べちゃった, 書かされる: what is short for something longer. */
const SPOKEN: readonly (readonly [short: RegExp, long: string])[] = [
  [/(?<=[てで])(?=[るたて]$)/u, 'い'],
  [/と(?=[くいけか])/u, 'てお'],
  [/ど(?=[くいけか])/u, 'でお'],
  [/ちゃ(?=[うっいわ])/u, 'てしま'],
  [/じゃ(?=[うっいわ])/u, 'でしま'],
  [/(?<=[かがたなばまらわ])され/u, 'せられ'],
];

const keyOf = (written: string, kana: string, kind: 'verb' | 'i-adjective'): WordKey => ({
  ...{ en_word: '', ja_word: written, kanji: written, hiragana: kana, katakana: null },
  part_of_speech: kind,
});

/** All ways from a word to a text; empty where none leads there. */
async function waysTo(language: LanguageEngine, word: WordKey, text: string, left: number): Promise<Way[]> {
  const forms = await language.inflections(word);
  const here = forms.filter(({ written, kana }) => written === text || kana === text);
  if (here.length > 0 || left === 0) return here.map(({ form }) => [FORM_NAMES[form]]);
  const further = await Promise.all(
    forms.map(async ({ form, written, kana }): Promise<Way[]> => {
      const front = [written, kana].find((one) => text.startsWith(one.slice(0, -1)));
      const kind = GOES_ON[form];
      if (front !== undefined && kind) {
        const ways = await waysTo(language, keyOf(written, kana, kind), text, left - 1);
        return ways.map((way) => [FORM_NAMES[form], ...way]);
      }
      return form === 'te' && front !== undefined && text.startsWith(front)
        ? behindTe(language, text.slice(front.length))
        : [];
    }),
  );
  return further.flat();
}

/** 食べていた: what stands behind its て-form, and which form that is in. */
async function behindTe(language: LanguageEngine, rest: string): Promise<Way[]> {
  const all = await Promise.all(
    Object.entries(BEHIND_TE).map(async ([auxiliary, kind]) =>
      (await waysTo(language, keyOf(auxiliary, auxiliary, kind), rest, 1)).map((way) => [
        `て-form with ${auxiliary}`,
        ...way.filter((name) => name !== FORM_NAMES.plain),
      ]),
    ),
  );
  return all.flat();
}

/** The words that a text may be a form of: what it is read as, and what is left without its endings. */
async function basesOf(language: LanguageEngine, text: string): Promise<DraftEntry[]> {
  const [known, ...more] = await japaneseWords(language, text);
  const guesses = [...new Set(deinflect(text).map(({ word }) => word))];
  const alike = await Promise.all(guesses.map((base) => language.homonyms(base)));
  const all = [...(known && more.length === 0 ? [known] : []), ...alike.flat()];
  return [...new Map(all.map((word) => [`${word.ja_word} ${kanaOf(word)}`, word])).values()];
}

/** What a text is a form of; null for what no word of ours becomes. */
export async function madeFrom(language: LanguageEngine, text: string): Promise<Made | null> {
  const whole = SPOKEN.flatMap(([short, long]) => (short.test(text) ? [text.replace(short, long)] : []));
  const bases = await basesOf(language, text);
  for (const said of [text, ...whole])
    for (const word of bases) {
      const ways = await waysTo(language, word, said, MOST_STEPS);
      if (ways.length > 0) return { word, ways };
    }
  return null;
}

/** “the past of its potential (can)” */
function toldWay(way: Way): string {
  const joined = way.join(' > ').replace('causative > passive', 'causative passive (to be made to)');
  const [first = '', ...later] = joined.split(' > ');
  return [...later.reverse().map((name) => `the ${name} of `), `its ${first}`].join('');
}

/** “its potential (can) or its passive” */
export const toldWays = ({ ways }: Made): string => [...new Set(ways.map(toldWay))].join(' or ');

/** What is said by what stands behind a て-form, where it does. */
export function behindNote(language: LanguageEngine, all: readonly Made[]): string | null {
  const names = all.flatMap(({ ways }) => ways.flat()).join(' ');
  const behind = /て-form with (\S+)/u.exec(names)?.[1];
  const point = behind ? language.lore().grammar([`て${behind}`]) : null;
  return point && items([point.note]);
}

const PAST: readonly FormName[] = ['past', 'politePast', 'pastNegative', 'politePastNegative'];
/** What may be said of what is past, and of what is not so. */
const OF_PAST: readonly FormName[] = ['negative', 'polite'];
const OF_NEGATIVE: readonly FormName[] = ['polite', 'past', 'politePast'];

/**
 * 食べたくない, 読める, 見ている: a form that has forms again; the negative of 行きました stays in the past, and the polite
 * form of 飲まない negative.
 */
export async function hasOwnForms(
  language: LanguageEngine,
  text: string,
  wanted: FormName,
): Promise<boolean> {
  const made = await madeFrom(language, text);
  const firsts = made?.ways.map(([first = '']) => first) ?? [];
  if (OF_PAST.includes(wanted) && PAST.some((form) => firsts.includes(FORM_NAMES[form]))) return true;
  if (OF_NEGATIVE.includes(wanted) && firsts.includes(FORM_NAMES.negative)) return true;
  const names = (['potential', 'passive', 'causative', 'want'] as const).map((form) => FORM_NAMES[form]);
  return firsts.some((first) => names.some((name) => name === first) || first.startsWith('て-form'));
}

/** “which form is 書かせられる?”: the form, and of which word; what cannot be named so, by its point of grammar. */
export async function whichForm(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const made = await madeFrom(language, text);
  const lore = language.lore();
  if (made) {
    const { word, ways } = made;
    const point = behindNote(language, [made]);
    return textReply(
      paragraphs(
        ways.flat().includes(FORM_NAMES.plain)
          ? `${named(word)}, ${meaning(word.en_word)}, is in its dictionary form.`
          : `${text} is a form of ${named(word)}, ${meaning(word.en_word)}: ${toldWays(made)}.`,
        point,
      ),
      [word],
    );
  }
  const note = language.ending(text) ?? (await language.compound(text, null));
  if (note !== null) return textReply(note);
  const [point] = lore.grammarIn(text);
  return point ? grammarPoint(input, point) : notFound(language, text);
}

/** 食べれる: what is said for 食べられる, and not written. */
const WITHOUT_RA = /(?<=[いきしちにひみりぎじびえけせてねへめれげぜでべ一-龠])れ(?=る|な|ま|た|て)/u;

const LONGEST_WORD = 8;

/** “is 食べれる wrong”: beside what is written for it; null for what has its られ. */
export async function withoutRa(language: LanguageEngine, text: string): Promise<Reply | null> {
  if (!WITHOUT_RA.test(text) || [...text].length > LONGEST_WORD || (await madeFrom(language, text)))
    return null;
  return formsApart(language, [text, text.replace(WITHOUT_RA, 'られ')]);
}

/** “食べれる or 食べられる”: forms of one word beside each other; null where they are not. */
export async function formsApart(language: LanguageEngine, texts: readonly string[]): Promise<Reply | null> {
  const all = await Promise.all(
    texts.map(async (text) => {
      const made = await madeFrom(language, text);
      const whole = made ? null : await madeFrom(language, text.replace(WITHOUT_RA, 'られ'));
      return { text, made: made ?? whole, isSpoken: whole !== null };
    }),
  );
  const words = new Set(all.map(({ made }) => made?.word.ja_word));
  const [first] = all;
  const word = first?.made?.word;
  if (!word || words.size > 1 || all.every(({ text }) => text === word.ja_word)) return null;
  const lines = all.map(({ text, made, isSpoken }) =>
    isSpoken
      ? `${text}: what many say for ${text.replace(WITHOUT_RA, 'られ')}, its potential (can); in writing and in tests it counts as wrong`
      : `${text}: ${made ? toldWays(made) : ''}`,
  );
  return textReply(
    paragraphs(
      `Both are forms of ${named(word)}, ${meaning(word.en_word)}:`,
      items(lines),
      behindNote(
        language,
        all.flatMap(({ made }) => made ?? []),
      ),
    ),
    [word],
  );
}

/** おいしいそう and おいしそう come out as one word, and differ in what stands behind it: that is told, or nothing. */
export async function formsOfOne(
  language: LanguageEngine,
  texts: readonly string[],
  [word, other]: readonly DraftEntry[],
): Promise<Reply | null> {
  const isOne = word !== undefined && other?.ja_word === word.ja_word && kanaOf(other) === kanaOf(word);
  const isSpelling = (text: string): boolean =>
    !hasJapanese(text) || !word || isWrittenSo(word, text) || word.alternatives.includes(text);
  if (!isOne || texts.every(isSpelling)) return null;
  const points = new Set(texts.flatMap((text) => language.lore().grammarIn(text).slice(0, 1)));
  const told = await Promise.all([...points].map((point) => grammarPoint({ language }, point)));
  return textReply(
    paragraphs(
      `${texts.join(' and ')} are forms of ${named(word)}, ${meaning(word.en_word)}.`,
      ...(told.length > 0
        ? told.map(({ content }) => content)
        : ['I cannot tell them apart for sure: ask for each by itself.']),
    ),
    [word],
  );
}

/** 開けている beside 開く is told as a form of 開ける. */
export const formOf = (text: string, word: DraftEntry | null): string | null =>
  !word || !hasJapanese(text) || isWrittenSo(word, text) || word.alternatives.includes(text)
    ? null
    : `${text} is a form of ${named(word)}.`;
