import { toApiError, useRestoreVocabularyMutation } from '@kotoba/api-client';
import { MAX_IDS } from '@kotoba/contracts';
import { notify, type ToastAction } from '@kotoba/shared-ui/core';
import { inPortions } from './in-portions';
import { t } from '../texts';

/** Gives what a toast about deleted words offers: to bring them back, with everything that was known about them. */
export function useUndo(): (ids: readonly number[]) => ToastAction {
  const [restore] = useRestoreVocabularyMutation();

  async function bringBack(ids: readonly number[]): Promise<void> {
    // More than one call takes a while; the words come back under the learner's eyes.
    if (ids.length > MAX_IDS) notify.info(t('undo.busy', { count: ids.length }));
    const act = (vocabulary_ids: number[]) => restore({ body: { vocabulary_ids } }).unwrap();
    const { done, failure } = await inPortions(ids, act);
    if (done.length > 0) notify.success(t('undo.done', { count: done.length }));
    if (failure) notify.error(toApiError(failure.error, t('undo.failed')).message);
  }

  return (ids) => ({ label: t('undo.action'), onPress: () => void bringBack(ids) });
}
