import {
  saveFile,
  toApiError,
  useDeleteManyVocabularyMutation,
  useDownloadWordsMutation,
  useMoveVocabularyMutation,
  useTagVocabularyMutation,
} from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import type { Destination } from './move-dialog';
import type { TagChange } from './tag-dialog';
import { fileName, needsMark, type ExportFormat } from '../export/export-formats';
import { useUndo } from '../../parts/use-undo';
import { t } from '../../texts';

/** Why nothing was changed, for the dialog that asked; null when it was. */
export type Refusal = string | null;

/** What can be done with many words at once: each is one call, so that either all of them change or none. */
export function useBulk() {
  const [move] = useMoveVocabularyMutation();
  const [tag] = useTagVocabularyMutation();
  const [deleteMany, { isLoading: deleting }] = useDeleteManyVocabularyMutation();
  const [download] = useDownloadWordsMutation();
  const undo = useUndo();

  return {
    deleting,
    async move(vocabulary_ids: number[], to: Destination): Promise<Refusal> {
      try {
        await move({ body: { vocabulary_ids, ...to } }).unwrap();
        notify.success(t('move.done', { count: vocabulary_ids.length, collection: to.user_topic }));
        return null;
      } catch (error) {
        return toApiError(error, t('move.failed')).message;
      }
    },
    async tag(vocabulary_ids: number[], { add, remove }: TagChange): Promise<Refusal> {
      try {
        await tag({ body: { vocabulary_ids, add: [...add], remove: [...remove] } }).unwrap();
        notify.success(t('tag.done', { count: vocabulary_ids.length }));
        return null;
      } catch (error) {
        return toApiError(error, t('tag.failed')).message;
      }
    },
    /** Hands the words to the learner as a file. Gives whether it worked. */
    async save(vocabulary_ids: number[], format: ExportFormat): Promise<boolean> {
      try {
        const address = await download({ vocabulary_ids, format, bom: needsMark(format) }).unwrap();
        saveFile(fileName(format), address);
        notify.success(t('selection.exported', { count: vocabulary_ids.length }));
        return true;
      } catch (error) {
        notify.error(toApiError(error, t('selection.exportFailed')).message);
        return false;
      }
    },
    /** Deletes the words, with a way back as long as its toast stands. Gives whether it worked. */
    async remove(vocabulary_ids: number[]): Promise<boolean> {
      try {
        await deleteMany({ body: { vocabulary_ids } }).unwrap();
        notify.success(t('bulkDelete.done', { count: vocabulary_ids.length }), undo(vocabulary_ids));
        return true;
      } catch (error) {
        notify.error(toApiError(error, t('delete.failed')).message);
        return false;
      }
    },
  };
}
