import { useEffect, useEffectEvent } from 'react';
import { endpoints, useGetVocabularyNeighborsQuery } from '@kotoba/api-client';
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
 * stays, so that the arrows do not vanish under the finger. A word that is `leaving` (being deleted) is not asked for. The words beside
 * it and their places are asked for ahead, so that a step shows at once.
 */
export function useNeighbors(id: number | null, address: ListAddress, leaving: boolean): Neighbors | null {
  const filter = toFilter(address);
  const { data } = useGetVocabularyNeighborsQuery(
    { id: id ?? 0, ...filter },
    { skip: id === null || leaving },
  );
  const prefetchWord = endpoints.usePrefetch('getVocabulary');
  const prefetchPlace = endpoints.usePrefetch('getVocabularyNeighbors');
  const prefetch = useEffectEvent((other: number | null | undefined) => {
    if (!other || leaving) return;
    prefetchWord({ id: other });
    prefetchPlace({ id: other, ...filter });
  });
  useEffect(() => prefetch(data?.next_id), [data?.next_id]);
  useEffect(() => prefetch(data?.previous_id), [data?.previous_id]);
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
