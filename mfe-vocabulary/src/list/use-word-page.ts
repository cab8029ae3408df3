import { useEffect, useEffectEvent } from 'react';
import { toApiError, useListVocabularyQuery, type VocabularyEntry } from '@kotoba/api-client';
import { toFilter, type ListAddress } from '../list-address';
import { t } from '../texts';

export type WordPage =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly message: string;
      readonly retry: () => void;
      readonly retrying: boolean;
    }
  | {
      readonly state: 'loaded';
      readonly words: readonly VocabularyEntry[];
      readonly total: number;
      readonly pageCount: number;
    };

/** Where an address that names nothing (any more) leads instead: out of a collection that is gone, back from past the end. */
function elsewhere(address: ListAddress, found: { status?: number; pageCount?: number }): ListAddress | null {
  if (found.status === 404 && address.userTopicId !== null) {
    return { ...address, userTopicId: null, topicId: null, page: 1 };
  }
  if (found.pageCount === undefined) return null;
  const last = Math.max(1, found.pageCount);
  return address.page > last ? { ...address, page: last } : null;
}

/** One page of the list. Only the answer to the newest address is ever shown, so an older search cannot overtake a newer one. */
export function useWordPage(address: ListAddress, goInstead: (next: ListAddress) => void): WordPage {
  const { page, limit } = address;
  const { currentData, error, isFetching, refetch } = useListVocabularyQuery({
    ...toFilter(address),
    page,
    limit,
  });
  const failure = error && !currentData ? toApiError(error, t('list.loadFailed')) : null;
  const pageCount = currentData?.pagination.total_pages;
  const instead = elsewhere(address, { status: failure?.status, pageCount });
  const redirects = instead !== null;
  const redirect = useEffectEvent(() => {
    if (instead) goInstead(instead);
  });
  useEffect(() => {
    if (redirects) redirect();
  }, [redirects, address]);

  if (redirects) return { state: 'loading' };
  if (failure) {
    return {
      state: 'failed',
      message: failure.message,
      retry: () => void refetch(),
      retrying: isFetching,
    };
  }
  if (!currentData) return { state: 'loading' };
  return {
    state: 'loaded',
    words: currentData.vocabulary,
    total: currentData.pagination.total_count,
    pageCount: currentData.pagination.total_pages,
  };
}
