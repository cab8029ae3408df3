import { parseRomaji } from '../../romaji/parse-romaji';
import { romajiOf } from '../entry-texts';
import { correct, retry, type Rule } from '../outcome';
import { foldDzDu, foldParticles, foldSmallKana } from './folds';
import type { JapaneseContext } from './japanese-context';
import { equalsWithLongMarks } from './long-marks';
import { differsByN } from './n-count';
import { readsAs } from './typed-kana';

type JapaneseRule = Rule<JapaneseContext>;

/** Romaji cannot tell づ from ず; kana can. Source: ANS-12. */
const dzDu: JapaneseRule = ({ typed, readings }) => {
  if (!readsAs(typed, readings, foldDzDu)) return null;
  return typed.latin ? correct('exact') : retry('dz_du');
};

/** Source: ANS-13. */
const smallKana: JapaneseRule = ({ typed, readings }) =>
  readsAs(typed, readings, foldSmallKana) ? retry('small_kana') : null;

/** Source: ANS-14. */
const particle: JapaneseRule = ({ typed, readings }) =>
  readsAs(typed, readings, foldParticles) ? retry('particle') : null;

/** A hiragana word written with ー. Source: ANS-15. */
const longVowel: JapaneseRule = ({ typed, readings }) => {
  const hiragana = readings.filter((reading) => !reading.katakana);
  const marked = typed.keys.filter((key) => key.includes('ー'));
  const fits = marked.some((key) => hiragana.some((reading) => equalsWithLongMarks(key, reading.key)));
  return fits ? retry('long_vowel') : null;
};

/** Source: ANS-16. What the entry's own romaji says counts as well: konichiwa and こんいちわ come from konnichiwa. */
const nCount: JapaneseRule = ({ typed, readings, entry }) => {
  const said = romajiOf(entry).map((romaji) => ({ key: parseRomaji(romaji).p1, katakana: false }));
  return differsByN(typed, [...readings, ...said]) ? retry('n_count') : null;
};

/** ANS-12 to ANS-16: one slip, and the rest is the reading. No edit distance: おばさん is not おばあさん. */
export const softRules: readonly JapaneseRule[] = [dzDu, smallKana, particle, longVowel, nCount];
