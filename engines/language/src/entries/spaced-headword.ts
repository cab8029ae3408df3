import { toKatakana } from '@kotoba/japanese';
import type { PartOfSpeech } from '@kotoba/contracts';
import type { Reader } from '../reading/reader';
import { runningHiragana } from '../reading/spaced-romaji';

/** Up to this length an expression is one word; longer ones get their word spaces from the tokeniser. */
const LONGEST_SINGLE_WORD = 4;

export interface Headword {
  readonly written: string;
  readonly kana: string;
  readonly partOfSpeech: PartOfSpeech;
}

/**
 * A headword's reading with the spaces that it has in a sentence, from which its romaji is made. Verbs of する, expressions and phrases are several
 * words; a noun that sounds like a particle (歯) is katakana, so that it is read "ha".
 */
export async function spacedHeadword(
  { written, kana, partOfSpeech }: Headword,
  reader: Reader,
): Promise<string> {
  if (kana.includes(' ')) return kana;
  if (kana.length === 1 && partOfSpeech !== 'particle') return toKatakana(kana);
  const severalWords = partOfSpeech === 'expression' || partOfSpeech === 'phrase';
  if (severalWords && kana.length > LONGEST_SINGLE_WORD) {
    const reading = await reader.read(written);
    if (reading.hiragana === runningHiragana(kana)) return reading.spaced;
  }
  return kana.replace(/(..)する$/, '$1 する');
}
