import { foldForSearch } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { Counting } from '../authored/tables';
import { counterReadings, kanjiNumeral, numeralValue } from '../reading/numbers';
import { countThings, plainNumber } from './count-things';

/** How each sign of a number may sound, before whatever stands behind it. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ 一: 'いち|いっ', 二: 'に', 三: 'さん', 四: 'よん|し|よ', 五: 'ご', 六: 'ろく|ろっ', 七: 'なな|しち' },
  ...{ 八: 'はち|はっ', 九: 'きゅう|く', 十: 'じゅう|じゅっ|じっ', 百: '[ひびぴ]ゃ[くっ]', 千: '[せぜ]ん' },
  ...{ 万: 'まん', 何: 'なん' },
};
const SIGN = new RegExp(
  Object.entries(SOUNDS)
    .toReversed()
    .map(([sign, sounds]) => `(?<${sign}>${sounds})`)
    .join('|'),
  'y',
);
const NUMERAL = new RegExp(`^(?:${Object.values(SOUNDS).join('|')})+$`);
const OTHERWISE = [
  [/^なな(?=にん|じ|がつ|ねん|まい|ど|ふん)/, 'しち'],
  [/^きゅう(?=にん|ねん)/, 'く'],
] as const;
const BEFORE: Readonly<Record<string, string>> = { ごご: '午後', ごぜん: '午前', '': '' };
const BEHIND = ['', '前', '後', '間', '半', '目'];

/** The numbers that a text in kana begins with, as they are written, and what stands behind each: 三 に, 三二 "". */
function* numeralsOf(kana: string): Generator<readonly [numeral: string, rest: string]> {
  let numeral = '';
  SIGN.lastIndex = 0;
  for (let hit = SIGN.exec(kana); hit !== null; hit = SIGN.exec(kana)) {
    numeral += Object.entries(hit.groups ?? {}).find(([, sound]) => sound !== undefined)?.[0] ?? '';
    const value = numeralValue(numeral);
    if (numeral === '何' || (value !== null && kanjiNumeral(String(value)) === numeral))
      yield [numeral, kana.slice(SIGN.lastIndex)];
  }
}

/** What everybody counts, alone. */
export const isUsuallyCounted = ({ written }: AuthoredWord): boolean =>
  /[回階時年月日人本枚円分歳]$/.test(written);

/** "sannenmae", さんねんまえ: 三年前, as countThings says it. Null for what is no number, alone or with a counter. */
export function heardNumber(counting: Counting, text: string): AuthoredWord | null {
  const kana = foldForSearch(text).replaceAll(' ', '');
  for (const [sound, before] of Object.entries(BEFORE)) {
    if (!kana.startsWith(sound)) continue;
    for (const [numeral, rest] of numeralsOf(kana.slice(sound.length))) {
      const plain = rest === '' && before === '' ? plainNumber(numeral) : null;
      const counters = counterReadings.filter(([, reading]) => rest.slice(1).startsWith(reading.slice(1)));
      const ways = counters.flatMap(([counter]) => BEHIND.map((end) => before + numeral + counter + end));
      const said = [plain, ...ways.map((way) => countThings(counting, way))];
      const all = said.filter((word) => word && foldForSearch(word.kana) === kana);
      // ごじ is 五時 before it is 五字.
      const heard = all.find((word) => word && isUsuallyCounted(word)) ?? all[0];
      if (heard) return heard;
      // しちにん and くにん are said, too.
      const other = said.find(
        (word) => word && OTHERWISE.some(([one, two]) => foldForSearch(word.kana).replace(one, two) === kana),
      );
      if (other) return { ...other, kana };
    }
  }
  return null;
}

/** 三びき, 2かい: a number in signs with its counter in kana; all that is counted so. */
function withKanaCounter(counting: Counting, text: string): AuthoredWord[] {
  const [, numeral = '', kana = ''] =
    /^([\d一二三四五六七八九十百千]+)([ぁ-ゖ]{1,4})$/.exec(text.normalize('NFKC')) ?? [];
  if (numeral === '') return [];
  // 一ばん is 一番 before it is number 1.
  const counters = counterReadings.filter(([counter]) => counter !== '番');
  const heard = counters
    .flatMap(([counter]) => countThings(counting, numeral + counter) ?? [])
    .filter((word) => word.kana.endsWith(kana) && NUMERAL.test(word.kana.slice(0, -kana.length)));
  const usual = heard.filter(isUsuallyCounted);
  return usual.length > 0 ? usual : heard;
}

/** What is as good as it: 五回 and 五階 sound alike. */
export function heardNumbers(counting: Counting, text: string): AuthoredWord[] {
  const mixed = withKanaCounter(counting, text);
  if (mixed.length > 0) return mixed;
  const first = heardNumber(counting, text);
  const twin =
    first &&
    countThings(
      counting,
      first.written.replace(/[回階]$/, (counter) => (counter === '回' ? '階' : '回')),
    );
  const isTwin = first && twin && twin.written !== first.written && twin.kana === first.kana;
  return first ? [first, ...(isTwin ? [twin] : [])] : [];
}
