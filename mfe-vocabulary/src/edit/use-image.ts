import { useRegenerateVocabularyMutation, useUpdateVocabularyImageMutation } from '@kotoba/api-client';
import { useRevision } from './use-revision';
import { useUndo } from './use-undo';
import { t } from '../texts';

/** Another picture for a word, or one that the learner describes. Both give whether it worked. */
export function useImage(vocabulary_id: number) {
  const [regenerate] = useRegenerateVocabularyMutation();
  const [update] = useUpdateVocabularyImageMutation();
  const { busy, run } = useRevision();
  const { undo, undoable } = useUndo({ vocabulary_id, regenerate_type: 'images' }, run);
  return {
    busy,
    undo,
    regenerate: () =>
      undoable(() => regenerate({ body: { vocabulary_id, regenerate_type: 'images' } }).unwrap(), {
        done: t('image.regenerated'),
        failed: t('image.regenerateFailed'),
      }),
    update: (image_prompt: string) =>
      undoable(() => update({ body: { vocabulary_id, image_prompt, image_type: 'word' } }).unwrap(), {
        done: t('image.updated'),
        failed: t('image.updateFailed'),
      }),
  };
}
