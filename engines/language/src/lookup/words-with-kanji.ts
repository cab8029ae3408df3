import { LEVELS } from '@kotoba/contracts';
import { type AuthoredWord, isPartOfWord } from '../authored/authored-word';
import type { Piece } from '../language';

/** What stands on a level list before what we put there. */
const hardness = ({ level, estimated }: AuthoredWord): number =>
  LEVELS.indexOf(level) * 2 + (estimated ? 1 : 0);

/** Words of ours that are written with a kanji, the easier first; each spelling once, with its first meaning. */
export function wordsWithKanji(words: readonly AuthoredWord[], kanji: string): readonly Piece[] {
  const found = words
    .filter((word) => word.written.includes(kanji) && !isPartOfWord(word))
    .sort((one, other) => hardness(one) - hardness(other));
  const bySpelling = new Map<string, Piece>();
  for (const { written, en } of found) {
    if (!bySpelling.has(written))
      bySpelling.set(written, { ja_word: written, en_word: en.split('; ')[0] ?? en });
  }
  return [...bySpelling.values()];
}
