import {
  failedQuery,
  toApiError,
  useGetVocabularyQuery,
  type FailedQuery,
  type Kanji,
  type VocabularyEntry,
} from '@kotoba/api-client';
import { t } from '../texts';

export type OpenedEntry =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly failure: FailedQuery }
  | { readonly state: 'unsaved' }
  | { readonly state: 'saved'; readonly entry: VocabularyEntry; readonly kanji: readonly Kanji[] };

/**
 * The word of an address; null is an id that is none. While it is `leaving` (being deleted) it is not asked for again and stays as it
 * was: the answer would be that it is gone, before its screen is.
 */
export function useEntry(id: number | null, leaving: boolean): OpenedEntry {
  const query = useGetVocabularyQuery({ id: id ?? 0 }, { skip: id === null || leaving });
  const { data, currentData, error } = query;
  if (id === null) return { state: 'missing' };
  const answer = leaving ? data : currentData;
  const entry = answer?.vocabulary;
  const failure = error && !leaving ? toApiError(error, t('list.loadFailed')) : null;
  if (failure?.status === 404) return { state: 'missing' };
  if (answer && entry?.id === id) {
    return entry.status ? { state: 'saved', entry, kanji: answer.kanji } : { state: 'unsaved' };
  }
  if (!failure) return { state: 'loading' };
  return { state: 'failed', failure: failedQuery(query, t('list.loadFailed')) };
}
