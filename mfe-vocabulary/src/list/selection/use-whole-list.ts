import { toApiError, useLazyListChoosableVocabularyQuery } from '@kotoba/api-client';
import { MAX_IDS } from '@kotoba/contracts';
import { notify } from '@kotoba/shared-ui/core';
import type { ChosenWord, Selection } from './use-selection';
import { toFilter, type ListAddress } from '../../list-address';
import { t } from '../../texts';

/** The offer to choose more than the page. */
export interface WholeList {
  /** How many words of the list one can choose at once. */
  readonly count: number;
  /** Whether those are all. */
  readonly complete: boolean;
  readonly busy: boolean;
  readonly choose: () => void;
}

/** Choosing across the pages of a list, of which the screen has only one. */
export function useWholeList(selection: Selection, address: ListAddress, total: number) {
  const [load, { isFetching: busy }] = useLazyListChoosableVocabularyQuery();
  const count = Math.min(total, MAX_IDS);

  async function choose(isWanted: (word: ChosenWord) => boolean): Promise<void> {
    try {
      const { vocabulary } = await load(toFilter(address)).unwrap();
      selection.choose(vocabulary.filter(isWanted));
    } catch (error) {
      notify.error(toApiError(error, t('selection.wholeFailed')).message);
    }
  }
  const offer: WholeList = { count, complete: count === total, busy, choose: () => void choose(() => true) };
  return {
    /** Null where the page says it all, or not all of it is chosen yet. */
    offer: selection.ofPage === 'all' && selection.ids.length < count ? offer : null,
    /** After a refusal: a word that is gone from another page would refuse every further call. */
    dropGone: () => choose(({ id }) => selection.has(id)),
  };
}
