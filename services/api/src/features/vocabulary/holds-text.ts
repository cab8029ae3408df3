import { sql, type SQL } from 'drizzle-orm';
import { foldedSearch, searchGrams } from './entry-keys';
import { vocabulary } from './vocabulary.tables';

/**
 * The learner's words that hold a text in what a search looks in; undefined, which is all words, for an empty one. The index finds those with
 * all its pairs of letters, and of these it is those that have them in a row. Every letter means itself alone.
 */
export function holdsText(userId: number, search: string): SQL | undefined {
  const folded = foldedSearch(search);
  if (folded === '') return undefined;
  const grams = searchGrams(folded).map((gram) => `${userId}:${gram}`);
  return sql`(word_grams(${vocabulary.userId}, ${vocabulary.searchText}) @> ${sql.param(grams)}::text[]
    and strpos(${vocabulary.searchText}, ${folded}) > 0)`;
}
