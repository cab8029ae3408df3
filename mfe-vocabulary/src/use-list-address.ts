import { useMemo } from 'react';
import { endpoints, type VocabularyEntry } from '@kotoba/api-client';
import { useSearchParams } from '@kotoba/federation/router';
import { formatListAddress, parseListAddress, toFilter, type ListAddress } from './list-address';

/** The list that the address names, and the way to another one. A reload, a bookmark and "back" show the same list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => parseListAddress(params), [params]);
  return {
    params,
    address,
    go: (next: ListAddress, options?: { replace?: boolean }): void =>
      setParams(formatListAddress(next), options),
  };
}

/** The word as it stood on that page of the list, while the page is kept; nothing is asked for. */
export function useListedWord(id: number | null, address: ListAddress): VocabularyEntry | undefined {
  const { page, limit } = address;
  const { data } = endpoints.endpoints.listVocabulary.useQueryState({ ...toFilter(address), page, limit });
  return data?.vocabulary.find((entry) => entry.id === id);
}
