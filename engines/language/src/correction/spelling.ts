import type { Token } from '../reading/tokeniser';
import type { Doubt, DoubtRule } from './rule';

/** What is written of a word: 病院 and びょういん, コーヒー. */
interface Spelled {
  readonly kana: string;
  readonly partOfSpeech: string;
  readonly level: string;
}

const O_OR_U = 'おこそとのほもよろごぞどぼぽょうくすつぬふむゆるぐずづぶぷゅ';
const LONG: readonly RegExp[] = [
  new RegExp(`(?<=[${O_OR_U}])う`, 'g'),
  /(?<=[えけせてねへめれげぜでべぺ])い/g,
  /(?<=[あかさたなはまやらわがざだばぱゃ])あ/g,
  /(?<=[いきしちにひみりぎじびぴ])い/g,
  /(?<=お)お/g,
  /ー/g,
];
/** としょうかん, がっくせい; of shorter words とうけい and かった would come. */
const LONG_ENOUGH = 4;
const MAY_BE_LONG = new RegExp(`[${O_OR_U}](?![うゃゅょ]|$)`, 'g');
const MAY_BE_DOUBLED = /(?<=[あ-ろゃゅょ])(?<!っ)[か-こさ-そた-とぱぴぷぺぽ]/g;
const DOUBLED = /[っッ]/g;
const IN_KATAKANA = /^[ァ-ヴー]+$/;
const SMALL = /[ゃゅょャュョ]/g;
const FULL: Readonly<Record<string, string>> = {
  ...{ ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', っ: 'つ', ッ: 'ツ' },
};

/** What sounds alike, and is not written alike: とおい is no とうい, せんせい no せんせえ, つづく no つずく. */
const ALIKE: readonly (readonly [written: RegExp, wrong: string])[] = [
  [/(?<=[おこそとのほもよろごぞどぼぽょ])う/g, 'お'],
  [/(?<=[おこそとのほもよろごぞどぼぽ])お/g, 'う'],
  [/(?<=[えけせてねへめれげぜでべぺ])い/g, 'え'],
  [/(?<=[えけせてねへめれげぜでべぺ])え/g, 'い'],
  [/ず/g, 'づ'],
  [/づ/g, 'ず'],
  [/じ(?![ゃゅょ])/g, 'ぢ'],
  [/ぢ/g, 'じ'],
];

/** エレベータ and パーティ are written, too. */
const isOptional = (kana: string, at: number): boolean =>
  kana.charAt(at) === 'ー' && at === kana.length - 1 && at > 3;

/** テーニス, ケエキ, ツャツ */
function* misspelledKatakana(kana: string): Generator<string> {
  for (const { index } of kana.matchAll(/[ア-ヌネ-ヲ](?![ーャュョァィェォ])/g))
    if (index < kana.length - 1) yield `${kana.slice(0, index + 1)}ー${kana.slice(index + 1)}`;
  for (const { index } of kana.matchAll(/ー/g))
    for (const vowel of 'アイウエオ') yield kana.slice(0, index) + vowel + kana.slice(index + 1);
  for (const [one, other] of ['シツ', 'ツシ', 'ソン', 'ンソ'])
    for (const { index } of kana.matchAll(new RegExp(one ?? '', 'g')))
      yield kana.slice(0, index) + (other ?? '') + kana.slice(index + 1);
}

/** びょういん without its long vowel, がっこう without its small っ or with a whole one, りょこう with よ, としょうかん with one too many. */
function* misspelled(kana: string): Generator<string> {
  const without = (at: number, instead = ''): string => kana.slice(0, at) + instead + kana.slice(at + 1);
  for (const long of LONG)
    for (const { index } of kana.matchAll(long)) if (!isOptional(kana, index)) yield without(index);
  for (const { index } of kana.matchAll(DOUBLED)) yield without(index);
  for (const { index, 0: small } of [...kana.matchAll(SMALL), ...kana.matchAll(DOUBLED)])
    yield without(index, FULL[small]);
  for (const [written, wrong] of ALIKE)
    for (const { index } of kana.matchAll(written)) yield without(index, wrong);
  if (IN_KATAKANA.test(kana)) yield* misspelledKatakana(kana);
  if (kana.length < LONG_ENOUGH) return;
  // しぶん, しくだい
  for (const { index } of kana.matchAll(/(?<!^.)ん/g)) yield without(index);
  if (kana.length > LONG_ENOUGH) for (const { index } of kana.matchAll(SMALL)) yield without(index);
  for (const { index } of kana.matchAll(MAY_BE_LONG))
    yield `${kana.slice(0, index + 1)}う${kana.slice(index + 1)}`;
  for (const { index } of kana.matchAll(MAY_BE_DOUBLED))
    yield `${kana.slice(0, index)}っ${kana.slice(index)}`;
}

/** Shorter ones are part of too much else. */
const SHORTEST = 3;
const LONGEST = 8;
const EVERYDAY = /^N[45]$/;
/** Said so among friends, written so, too, or another word or part of one: 何でもすぐ, 貸し借り. */
const NO_MISTAKE =
  /^(?:ほんと(?:に)?|ありがと|おはよ|おめでと|さよなら|じゃね|ごちそ|よこそ|だいじょぶ|スパゲティ|ファクス|にんぎょ|しょうどう|しゅうじん|きょうねん|もすぐ|しかり|いかい|とうと|さんに)$/;
/** What verbs are inflected to are words of their own. */
const SPELLED = /^(?:noun|pronoun|adverb|na-adjective|i-adjective|expression|interjection)$/;
const ADJECTIVE_ENDS = ['い', 'く', 'くて', 'くない', 'かった'];

/** What no word is read as, with the words that it may be. */
function misspellings(words: readonly Spelled[]): ReadonlyMap<string, readonly string[]> {
  const read = new Set(words.map(({ kana }) => kana));
  const wrong = new Map<string, readonly string[]>();
  for (const { kana, partOfSpeech, level } of words) {
    if (!EVERYDAY.test(level) || !SPELLED.test(partOfSpeech)) continue;
    const isAdjective = partOfSpeech === 'i-adjective';
    const root = isAdjective ? kana.slice(0, -1) : kana;
    for (const part of misspelled(root))
      for (const end of isAdjective ? ADJECTIVE_ENDS : ['']) {
        const form = part + end;
        if (form.length >= SHORTEST && form.length <= LONGEST && !read.has(form) && !NO_MISTAKE.test(form))
          wrong.set(form, [...new Set([...(wrong.get(form) ?? []), root + end])]);
      }
  }
  return wrong;
}

const BEFORE = /(?:^|[^ぁ-んァ-ヴー]|[はがをにでともへのやか])$/;
const BEHIND =
  /^(?:$|[^ぁ-んァ-ヴー]|[はがをにでともへのかや]|です|でし|だ|じゃ|まで|から|より|しま|して|する)/;
const IS_KATAKANA = /[ァ-ヴー]/;

const isUnknown = ({ pos }: Token): boolean => pos === 'UNK';

/** せんせ of 先生 is taken for a form of a verb, behind which no に stands. */
const isNoForm = ({ pos, form }: Token, behind: Token | undefined): boolean =>
  pos === '動詞' && /^(?:命令|未然|仮定)/.test(form) && /^[をがにはへ]$/.test(behind?.surface ?? '');

/** ちょ|と, が|こう where a sentence begins, がっ|こ: cut where no words meet. */
function isOdd(tokens: readonly Token[], at: number, length: number): boolean {
  const [first, ...others] = tokens.slice(at, at + length);
  const [before, behind] = [tokens[at - 1], tokens[at + length]];
  if (!first) return false;
  if ([first, ...others].some(isUnknown)) return true;
  if (others.length === 0) return isNoForm(first, behind);
  if (first.detail === '動詞非自立的' || (first.pos === '動詞' && first.detail === '接尾')) return true;
  if (others.at(-1)?.pos === '副詞' && /^[にでをがへ]$/.test(behind?.surface ?? '')) return true;
  if (first.pos === '助詞') return !before || /^(?:記号|助詞)$/.test(before.pos);
  return others.some(({ pos, detail }) => /^(?:名詞|動詞|形容詞|副詞)$/.test(pos) && detail !== '非自立');
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

const standsAlone = (form: string, before: string, behind: string): boolean =>
  IN_KATAKANA.test(form)
    ? !IS_KATAKANA.test(before.slice(-1)) && !IS_KATAKANA.test(behind.charAt(0))
    : BEFORE.test(before) && BEHIND.test(behind);

/**
 * Asks about what is no word, and is a word of everyday life with a long vowel, a small っ or a small ゃ, ゅ or ょ more or less.
 * It may begin inside of a token, as the tokeniser cuts what it does not know: とい|しょ.
 */
export function misspelledWord(words: readonly Spelled[]): DoubtRule {
  const wrong = misspellings(words);
  return (tokens, at): Doubt | null => {
    const token = tokens[at];
    if (!token || !/[ぁ-んァ-ヴー]/.test(token.surface)) return null;
    const text = textOf(tokens.slice(at, at + LONGEST));
    for (let from = 0; from < token.surface.length; from += 1)
      for (let length = LONGEST; length >= SHORTEST; length -= 1) {
        const to = from + length;
        const form = text.slice(from, to);
        const meant = to > text.length ? undefined : wrong.get(form);
        if (!meant) continue;
        const before = (tokens[at - 1]?.surface ?? '') + text.slice(0, from);
        if (!standsAlone(form, before, text.slice(to))) continue;
        let [count, end] = [0, 0];
        while (end < to) end += tokens[at + count++]?.surface.length ?? LONGEST;
        const taken = tokens.slice(at, at + count);
        const isCut =
          (from === 0 && taken.some(isUnknown)) ||
          (!/^(?:動詞|形容詞|助動詞)$/.test(token.pos) && (end === to || taken.some(isUnknown)));
        if (!(from === 0 && end === to ? isOdd(tokens, at, count) : isCut)) continue;
        return {
          ...{ at, length: count },
          readings: meant.map((word) => text.slice(0, from) + word + text.slice(to, end)),
          why: `There is no word ${form}; there is ${meant.join(' and ')}.`,
        };
      }
    return null;
  };
}
