import { useState } from 'react';
import {
  saveFile,
  toApiError,
  useDeleteManyVocabularyMutation,
  useDownloadWordsMutation,
  useMoveVocabularyMutation,
  useTagVocabularyMutation,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { inPortions, type Progress } from '../../parts/in-portions';
import type { Destination } from './move-dialog';
import type { TagChange } from './use-selection';
import { fileName, needsMark, type ExportFormat } from '../export/formats';
import { useUndo } from '../../parts/delete-dialog';
import { t } from '../../texts';

/** Why words were left as they were, for the dialog that asked; null when all were changed. */
export type Refusal = string | null;

/** What can be done with many words at once: as many as one call takes change together or not at all. */
export function useBulk() {
  const [moveWords] = useMoveVocabularyMutation();
  const [tagWords] = useTagVocabularyMutation();
  const [deleteWords] = useDeleteManyVocabularyMutation();
  const [download, { isLoading: exporting }] = useDownloadWordsMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const undo = useUndo();

  async function each(ids: readonly number[], act: (portion: number[]) => Promise<unknown>, failed: string) {
    const { done, failure } = await inPortions(ids, act, setProgress);
    setProgress(null);
    if (failure === null) return { done, refusal: null };
    const reason = toApiError(failure.error, failed).message;
    const partly = done.length > 0;
    return {
      done,
      refusal: partly ? t('bulk.partly', { done: done.length, total: ids.length, reason }) : reason,
    };
  }

  return {
    /** Of what runs; null while nothing does. */
    progress,
    exporting,
    async move(ids: readonly number[], to: Destination): Promise<Refusal> {
      const act = (vocabulary_ids: number[]) => moveWords({ body: { vocabulary_ids, ...to } }).unwrap();
      const { refusal } = await each(ids, act, t('move.failed'));
      if (refusal === null) notify.success(t('move.done', { count: ids.length, collection: to.user_topic }));
      return refusal;
    },
    async tag(ids: readonly number[], { add, remove }: TagChange): Promise<Refusal> {
      const act = (vocabulary_ids: number[]) =>
        tagWords({ body: { vocabulary_ids, add: [...add], remove: [...remove] } }).unwrap();
      const { refusal } = await each(ids, act, t('tag.failed'));
      if (refusal === null) notify.success(t('tag.done', { count: ids.length }));
      return refusal;
    },
    /** Hands the words to the learner as a file. Gives whether it worked. */
    async save(ids: readonly number[], format: ExportFormat): Promise<boolean> {
      try {
        const body = { vocabulary_ids: [...ids], format, bom: needsMark(format) };
        saveFile(fileName(format), await download(body).unwrap());
        notify.success(t('selection.exported', { count: ids.length }));
        return true;
      } catch (error) {
        notify.error(toApiError(error, t('selection.exportFailed')).message);
        return false;
      }
    },
    /**
     * Deletes the words, with a way back for all that are gone as long as its toast stands. Gives whether it worked.
     */
    async remove(ids: readonly number[]): Promise<boolean> {
      const act = (vocabulary_ids: number[]) => deleteWords({ body: { vocabulary_ids } }).unwrap();
      const { done, refusal } = await each(ids, act, t('delete.failed'));
      if (done.length > 0) notify.success(t('bulkDelete.done', { count: done.length }), undo(done));
      if (refusal !== null) notify.error(refusal);
      return refusal === null;
    },
  };
}
