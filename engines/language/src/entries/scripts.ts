import { hasKanji, toHiragana } from '@kotoba/japanese';

/** The columns of an entry that hold the word in Japanese. */
export interface ScriptColumns {
  readonly ja_word: string;
  readonly kanji: string | null;
  readonly hiragana: string | null;
  readonly katakana: string | null;
}

const KATAKANA_ONLY = /^[ァ-ヺー・＝\s]+$/;
const KANA_ONLY = /^[ぁ-ゖァ-ヺー・〜～\s]+$/;

/**
 * Where spelling and reading of a word go: a kanji word has its reading in hiragana, a loanword only katakana, and what mixes letters (Tシャツ) is
 * shown as it is written and read in its kana.
 */
export function scriptColumns(written: string, kana: string): ScriptColumns {
  const shown = written.normalize('NFKC');
  const reading = KATAKANA_ONLY.test(kana)
    ? { katakana: kana, hiragana: null }
    : { katakana: null, hiragana: toHiragana(kana) };
  if (hasKanji(shown)) return { ja_word: shown, kanji: shown, hiragana: toHiragana(kana), katakana: null };
  if (!KANA_ONLY.test(shown)) return { ja_word: shown, kanji: null, ...reading };
  return { ja_word: shown, kanji: null, ...reading };
}
