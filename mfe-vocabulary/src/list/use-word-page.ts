import { useEffect, useEffectEvent } from 'react';
import {
  failedQuery,
  toApiError,
  type FailedQuery,
  useGetTopicTreeQuery,
  useListVocabularyQuery,
  type VocabularyEntry,
} from '@kotoba/api-client';
import { toFilter, type ListAddress } from '../list-address';
import { t } from '../texts';

export type WordPage =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: FailedQuery }
  | {
      readonly state: 'loaded';
      readonly words: readonly VocabularyEntry[];
      readonly total: number;
      readonly pageCount: number;
    };

interface Found {
  readonly status?: number;
  readonly pageCount?: number;
  /** The topics of the collection, when both are known. */
  readonly topics?: readonly number[];
}

/**
 * Where an address that names nothing (any more) leads instead: out of a topic that is not of its collection, out of a collection that is
 * gone, back from past the end.
 */
function elsewhere(address: ListAddress, found: Found): ListAddress | null {
  if (address.topicId !== null && found.topics?.includes(address.topicId) === false) {
    return { ...address, topicId: null, page: 1 };
  }
  if (found.status === 404 && address.userTopicId !== null) {
    return { ...address, userTopicId: null, topicId: null, page: 1 };
  }
  if (found.pageCount === undefined) return null;
  const last = Math.max(1, found.pageCount);
  return address.page > last ? { ...address, page: last } : null;
}

/** One page of the list. Only the answer to the newest address is ever shown, so an older search cannot overtake a newer one. */
export function useWordPage(address: ListAddress, goInstead: (next: ListAddress) => void): WordPage {
  const { page, limit, userTopicId, topicId } = address;
  const tree = useGetTopicTreeQuery(
    { id: userTopicId ?? 0 },
    { skip: userTopicId === null || topicId === null },
  );
  const list = useListVocabularyQuery({ ...toFilter(address), page, limit });
  const { currentData, error } = list;
  const failure = error && !currentData ? toApiError(error, t('list.loadFailed')) : null;
  const pageCount = currentData?.pagination.total_pages;
  const topics = tree.currentData?.data.topics.map(({ parent }) => parent.id);
  const instead = elsewhere(address, { status: failure?.status, pageCount, topics });
  const redirects = instead !== null && !tree.isFetching;
  const redirect = useEffectEvent(() => {
    if (instead) goInstead(instead);
  });
  useEffect(() => {
    if (redirects) redirect();
  }, [redirects, address]);

  if (instead) return { state: 'loading' };
  if (failure) return { state: 'failed', failure: failedQuery(list, t('list.loadFailed')) };
  if (!currentData) return { state: 'loading' };
  return {
    state: 'loaded',
    words: currentData.vocabulary,
    total: currentData.pagination.total_count,
    pageCount: currentData.pagination.total_pages,
  };
}
