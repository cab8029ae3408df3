import { toApiError, useRestoreVocabularyMutation } from '@kotoba/api-client';
import { notify, type ToastAction } from '@kotoba/shared-ui/core';
import { t } from '../texts';

/** Gives what a toast about deleted words offers: to bring them back, with everything that was known about them. */
export function useUndo(): (vocabulary_ids: number[]) => ToastAction {
  const [restore] = useRestoreVocabularyMutation();

  async function bringBack(vocabulary_ids: number[]): Promise<void> {
    try {
      await restore({ body: { vocabulary_ids } }).unwrap();
      notify.success(t('undo.done', { count: vocabulary_ids.length }));
    } catch (error) {
      notify.error(toApiError(error, t('undo.failed')).message);
    }
  }

  return (vocabulary_ids) => ({ label: t('undo.action'), onPress: () => void bringBack(vocabulary_ids) });
}
