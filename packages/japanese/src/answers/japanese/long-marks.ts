import { longVowelKana, vowelOf, type Vowel } from '../../kana/vowels';

/**
 * Whether two kana keys are equal when each ー of `marked` may stand in `plain` as the vowel before it, long o as おう and long e as えい
 * too: こーひー is こおひい, こうひい and こーひい. A vowel of `marked` is never a ー of `plain`.
 */
export function equalsWithLongMarks(marked: string, plain: string): boolean {
  if (marked.length !== plain.length || !marked.includes('ー')) return marked === plain;
  let vowel: Vowel | undefined;
  for (let index = 0; index < marked.length; index += 1) {
    const kana = marked.charAt(index);
    const typed = plain.charAt(index);
    if (kana !== 'ー') vowel = vowelOf(kana);
    const isLong = kana === 'ー' && vowel !== undefined && longVowelKana[vowel].includes(typed);
    if (kana !== typed && !isLong) return false;
  }
  return true;
}
