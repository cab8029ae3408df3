import { useGetVocabularyNeighborsQuery } from '@kotoba/api-client';
import { toFilter, type ListAddress } from '../list-address';

export interface Neighbors {
  readonly previousId: number | null;
  readonly nextId: number | null;
  /** From 1; null when the list does not show this word (any more). */
  readonly position: number | null;
  readonly total: number;
  /** The page of the list that holds the word; null without a position. */
  readonly page: number | null;
}

/**
 * Where a word stands among the words of its list; null while nothing is known. While the next word's place is looked up the last one
 * stays, so that the arrows do not vanish under the finger. A word that is `leaving` (being deleted) is not asked for.
 */
export function useNeighbors(id: number | null, address: ListAddress, leaving: boolean): Neighbors | null {
  const { data } = useGetVocabularyNeighborsQuery(
    { id: id ?? 0, ...toFilter(address) },
    { skip: id === null || leaving },
  );
  if (!data) return null;
  const { previous_id, next_id, position, total } = data;
  const placed = position > 0;
  return {
    previousId: previous_id,
    nextId: next_id,
    position: placed ? position : null,
    total,
    page: placed ? Math.ceil(position / address.limit) : null,
  };
}
