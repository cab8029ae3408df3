import { hasKanji, toHiragana, toKatakana } from '@kotoba/japanese';
import type { PartOfSpeech } from '@kotoba/contracts';
import type { Reader } from '../reading/reader';
import { runningHiragana } from '../reading/word-spaces';

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
 * Where spelling and reading of a word go: a kanji word has its reading in hiragana, a loanword only katakana, and
 * what mixes letters (Tシャツ) is shown as it is written and read in its kana.
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

/** Up to this length an expression is one word; longer ones get their word spaces from the tokeniser. */
const MAX_SINGLE_WORD_LENGTH = 4;

interface Headword {
  readonly written: string;
  readonly kana: string;
  readonly partOfSpeech: PartOfSpeech;
}

/**
 * A headword's reading with the spaces that it has in a sentence, from which its romaji is made. Verbs of する,
 * expressions and phrases are several words; a noun that sounds like a particle (歯) is katakana, so that it is read
 * "ha".
 */
export async function spacedHeadword(
  { written, kana, partOfSpeech }: Headword,
  reader: Reader,
): Promise<string> {
  if (kana.includes(' ')) return kana;
  if (kana.length === 1 && partOfSpeech !== 'particle') return toKatakana(kana);
  const severalWords = partOfSpeech === 'expression' || partOfSpeech === 'phrase';
  if (severalWords && kana.length > MAX_SINGLE_WORD_LENGTH) {
    const reading = await reader.read(written);
    if (reading.hiragana === runningHiragana(kana)) return reading.spaced;
  }
  return kana.replace(/(..)する$/, '$1 する');
}
