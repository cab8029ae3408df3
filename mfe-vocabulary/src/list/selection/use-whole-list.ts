import { toApiError, useLazyListChoosableVocabularyQuery } from '@kotoba/api-client';
import { MAX_IDS } from '@kotoba/contracts';
import { notify } from '@kotoba/shared-ui/core';
import type { Selection } from './use-selection';
import { toFilter, type ListAddress } from '../../list-address';
import { t } from '../../texts';

export interface WholeList {
  /** How many words of the list one can choose at once. */
  readonly count: number;
  /** Whether those are all. */
  readonly complete: boolean;
  readonly busy: boolean;
  readonly choose: () => void;
}

/** Choosing every word of a list, not only those of its page; null where the page says it all, or not all of it is chosen yet. */
export function useWholeList(selection: Selection, address: ListAddress, total: number): WholeList | null {
  const [load, { isFetching: busy }] = useLazyListChoosableVocabularyQuery();
  const count = Math.min(total, MAX_IDS);
  if (selection.ofPage !== 'all' || selection.ids.length >= count) return null;

  async function choose(): Promise<void> {
    try {
      selection.choose((await load(toFilter(address)).unwrap()).vocabulary);
    } catch (error) {
      notify.error(toApiError(error, t('selection.wholeFailed')).message);
    }
  }
  return { count, complete: count === total, busy, choose: () => void choose() };
}
