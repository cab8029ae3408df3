import fc from 'fast-check';
import { nativeSyllables } from '../romaji/syllables';

/** Syllables that are written in words: no lone small kana, ん and っ only where they are said. */
const morae = [...new Set(nativeSyllables.values())].filter(
  (kana) => !/^[ぁぃぅぇぉゃゅょゎっゕゖ]|づ[ぁぇぉ]/.test(kana),
);

/** What っ may double. */
const doubles = /^[かきくけこさしすせそたちつてとぱぴぷぺぽ]/;

const mora = fc.constantFrom(...morae);
const doubled = fc.constantFrom(...morae.filter((kana) => doubles.test(kana))).map((kana) => `っ${kana}`);
const nasal = mora.map((kana) => `${kana}ん`);

/** A well-formed reading in hiragana, one to eight morae or pairs. */
export const reading = fc
  .tuple(mora, fc.array(fc.oneof(mora, doubled, nasal), { maxLength: 7 }))
  .map(([first, rest]) => first + rest.join(''));

/** A reading in katakana, with long marks after vowels. */
export const loanword = fc
  .array(fc.tuple(mora, fc.boolean()), { minLength: 1, maxLength: 6 })
  .map((pairs) => pairs.map(([kana, isLong]) => (isLong ? `${kana}ー` : kana)).join(''));
