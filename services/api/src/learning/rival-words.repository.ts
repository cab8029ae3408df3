import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { foldForSearch, parseRomaji } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { Database, Transaction } from '../database/database';
import { vocabulary, type VocabularyRow } from '../vocabulary/vocabulary.tables';

/** More words than these with one reading or meaning change no verdict. */
const MAX_RIVALS = 50;

type Executor = Database | Transaction;

const otherSaved = (userId: number, asked: VocabularyRow) =>
  and(eq(vocabulary.userId, userId), eq(vocabulary.status, true), ne(vocabulary.id, asked.id));

/** As `vocabulary_meanings` is built, so that it is used. */
const hasMeaning = (userId: number, meanings: readonly string[]) =>
  sql`owned_keys(${vocabulary.userId}, ${vocabulary.meaningKeys}) && ${sql.param(meanings.map((key) => `${userId}:${key}`))}::text[]`;

/** A sum, so that no plan walks through all words in the order of their ids until it has found so many. */
const byAge = sql`${vocabulary.id} + 0`;

/** The learner's other saved words that share a meaning with the asked one, the oldest first. */
export const selectNamesakes = (
  db: Executor,
  userId: number,
  asked: VocabularyRow,
  limit: number,
): Promise<VocabularyRow[]> =>
  db
    .select()
    .from(vocabulary)
    .where(and(otherSaved(userId, asked), hasMeaning(userId, asked.meaningKeys)))
    .orderBy(byAge)
    .limit(limit);

/**
 * The learner's other saved words that can matter for an answer: they share the reading, the kanji or a meaning of
 * the asked word, or they are what was typed. The rules look at each of them again.
 */
export function selectRivals(
  db: Executor,
  userId: number,
  asked: VocabularyRow,
  input: string,
): Promise<VocabularyRow[]> {
  const typed = foldForSearch(input.trim()).slice(0, 200);
  const { p1, p2 } = parseRomaji(typed);
  const meanings = [...new Set([...asked.meaningKeys, ...meaningKeys(typed)])];
  const readings = [...new Set([asked.readingKey, typed, foldForSearch(p1), foldForSearch(p2)])];
  return db
    .select()
    .from(vocabulary)
    .where(
      and(
        otherSaved(userId, asked),
        or(
          inArray(vocabulary.readingKey, readings),
          inArray(vocabulary.kanji, [typed, ...(asked.kanji === null ? [] : [asked.kanji])]),
          hasMeaning(userId, meanings),
        ),
      ),
    )
    .orderBy(byAge)
    .limit(MAX_RIVALS);
}
