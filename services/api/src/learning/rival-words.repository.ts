import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { foldForSearch, parseRomaji } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { Database, Transaction } from '../database/database';
import { vocabulary, type VocabularyRow } from '../vocabulary/vocabulary.tables';

/** More words than these with one reading or meaning change no verdict. */
const MAX_RIVALS = 50;

/**
 * The learner's other saved words that can matter for an answer: they share the reading, the kanji or a meaning of
 * the asked word, or they are what was typed. The rules look at each of them again.
 */
export function selectRivals(
  db: Database | Transaction,
  userId: number,
  asked: VocabularyRow,
  input: string,
): Promise<VocabularyRow[]> {
  const typed = foldForSearch(input.trim()).slice(0, 200);
  const { p1, p2 } = parseRomaji(typed);
  const meanings = [...new Set([...asked.meaningKeys, ...meaningKeys(typed)])];
  const readings = [...new Set([asked.readingKey, typed, foldForSearch(p1), foldForSearch(p2)])];
  return (
    db
      .select()
      .from(vocabulary)
      .where(
        and(
          eq(vocabulary.userId, userId),
          eq(vocabulary.status, true),
          ne(vocabulary.id, asked.id),
          or(
            inArray(vocabulary.readingKey, readings),
            inArray(vocabulary.kanji, [typed, ...(asked.kanji === null ? [] : [asked.kanji])]),
            sql`owned_keys(${vocabulary.userId}, ${vocabulary.meaningKeys}) && ${sql.param(meanings.map((key) => `${userId}:${key}`))}::text[]`,
          ),
        ),
      )
      // A sum, so that no plan walks through all words in the order of their ids until it has found so many.
      .orderBy(sql`${vocabulary.id} + 0`)
      .limit(MAX_RIVALS)
  );
}
