import { spacedRomaji } from '../reading/spaced-romaji';
import type { Reader } from '../reading/reader';
import { runningHiragana } from '../reading/spaced-romaji';

/** Longer than this, an expression is given its word spaces by the tokeniser. */
const LONGEST_SINGLE_WORD = 4;

/** Romaji of a headword. Verbs of する and expressions get the spaces that they have in a sentence. */
export async function wordRomaji(
  { written, kana, spaced }: { written: string; kana: string; spaced: boolean },
  reader: Reader,
): Promise<string> {
  if (kana.includes(' ')) return spacedRomaji(kana);
  if (spaced && kana.length > LONGEST_SINGLE_WORD) {
    const reading = await reader.read(written);
    if (reading.hiragana === runningHiragana(kana)) return reading.romaji;
  }
  return spacedRomaji(kana.replace(/(..)する$/, '$1 する'));
}
