import type { Piece } from '@kotoba/language';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { Executor } from '../../platform/database/database';
import { readingKey } from './entry-keys';
import type { WordPiece } from './entry.schemas';
import { wordsWritten } from './vocabulary.repository';

/**
 * Links pieces of sentences to the learner's saved words that are so written; of several to the one that means the
 * same. Source: NOTE-17.
 */
export async function pieceLinker(
  db: Executor,
  userId: number,
  pieces: readonly Piece[],
): Promise<(piece: Piece) => WordPiece> {
  const written = [...new Set(pieces.map(({ ja_word }) => ja_word))];
  const own = await wordsWritten(db, userId, {
    written,
    readings: written.map((text) => readingKey({ hiragana: text, katakana: null, kanji: null })),
  });
  return ({ ja_word, en_word }) => {
    const meant = meaningKeys(en_word);
    const same = own.filter((word) => word.jaWord === ja_word);
    const found = same.find((word) => word.meaningKeys.some((key) => meant.includes(key))) ?? same[0];
    return { id: found?.id ?? null, ja_word, en_word };
  };
}
