import { normaliseJapanese } from '../text/normalise-japanese';
import { expandIterationMarks } from './iteration-marks';
import { katakanaToHiragana } from './katakana-to-hiragana';

/** Hyphens behind a kana are long marks typed on a keyboard without one. */
const hyphensBehindKana = /(?<=[ぁ-ゖー])-+/g;

/** No word begins with a long mark: a hyphen there says that something comes before an affix (-san). */
const leadingHyphens = /^-+/;

/**
 * What two spellings in kana must share to be one reading: normalised, katakana as hiragana, ー kept, repetition marks written out.
 * Latin letters stay; `parseRomaji` reads them. Idempotent. Source: ANS-8.
 */
export const kanaKey = (text: string): string =>
  expandIterationMarks(
    katakanaToHiragana(normaliseJapanese(text))
      .replace(leadingHyphens, '')
      .replace(hyphensBehindKana, (hyphens) => 'ー'.repeat(hyphens.length)),
  );
