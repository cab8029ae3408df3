import { toApiError, usePatchVocabularyMutation, type VocabularyEntry } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { type EntryValues, toPatch } from './form-values';
import { t } from '../texts';

/** Sends what was changed of a word. Gives the word as it is then, or null when that failed; a toast says which. */
export function useSaving(id: number) {
  const [patchVocabulary] = usePatchVocabularyMutation();
  return async (values: EntryValues, before: EntryValues): Promise<VocabularyEntry | null> => {
    try {
      const body = toPatch(values, before);
      const { vocabulary } = await patchVocabulary({ id, vocabularyEntryPatch: body }).unwrap();
      notify.success(t('edit.saved'));
      return vocabulary;
    } catch (error) {
      notify.error(toApiError(error, t('edit.saveFailed')).message);
      return null;
    }
  };
}
