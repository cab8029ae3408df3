import { useState } from 'react';
import { useRegenerateVocabularyMutation, useUpdateVocabularyImageMutation } from '@kotoba/api-client';
import { useRevision } from './use-revision';
import { useUndo } from './use-undo';
import { t } from '../texts';

/** Another picture for a word, or one that the learner describes. Both give whether it worked. */
export function useImage(vocabulary_id: number) {
  const [regenerate] = useRegenerateVocabularyMutation();
  const [update] = useUpdateVocabularyImageMutation();
  const [note, setNote] = useState<string | null>(null);
  const { busy, run } = useRevision();
  const { undo, undoable } = useUndo({ vocabulary_id, regenerate_type: 'images' }, run);
  async function noted(change: Promise<{ readonly note?: string }>): Promise<void> {
    setNote((await change).note ?? null);
  }
  return {
    busy,
    undo: undo && (() => void undo().then((done) => done && setNote(null))),
    /** Why the picture is not what was asked for; null when it is. */
    note,
    regenerate: () =>
      undoable(() => noted(regenerate({ body: { vocabulary_id, regenerate_type: 'images' } }).unwrap()), {
        done: t('image.regenerated'),
        failed: t('image.regenerateFailed'),
      }),
    update: (image_prompt: string) =>
      undoable(() => noted(update({ body: { vocabulary_id, image_prompt, image_type: 'word' } }).unwrap()), {
        done: t('image.updated'),
        failed: t('image.updateFailed'),
      }),
  };
}
