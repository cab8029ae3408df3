import { toApiError, useLazyListChoosableVocabularyQuery } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import type { Selection } from './use-selection';
import { toFilter, type ListAddress } from '../../list-address';
import { t } from '../../texts';

/** The offer to choose more than the page. */
export interface WholeList {
  /** How many words the list has. */
  readonly count: number;
  readonly busy: boolean;
  readonly choose: () => void;
}

/** Choosing across the pages of a list, of which the screen has only one. */
export function useWholeList(selection: Selection, address: ListAddress, total: number) {
  const [load, { isFetching: busy }] = useLazyListChoosableVocabularyQuery();

  async function choose(isWanted: (id: number) => boolean): Promise<void> {
    try {
      const { vocabulary_ids, tags } = await load(toFilter(address)).unwrap();
      selection.choose(vocabulary_ids.filter(isWanted), tags);
    } catch (error) {
      notify.error(toApiError(error, t('selection.wholeFailed')).message);
    }
  }
  const offer: WholeList = { count: total, busy, choose: () => void choose(() => true) };
  return {
    /** Null where the page says it all, or not all of it is chosen yet. */
    offer: selection.ofPage === 'all' && selection.ids.length < total ? offer : null,
    /** After a refusal: a word that is gone from another page would refuse every further call. */
    dropGone: () => choose(selection.has),
  };
}
