import { katakanaToHiragana } from '../kana/katakana-to-hiragana';

/**
 * What two texts must share to be found by one another: width, case and the kind of kana do not matter. `%`, `_` and `\` stay what
 * they are. Source: VOC-10.
 */
export const foldForSearch = (text: string): string =>
  katakanaToHiragana(text.normalize('NFKC').toLowerCase());
