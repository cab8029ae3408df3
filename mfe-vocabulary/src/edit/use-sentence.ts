import { useRegenerateVocabularyMutation, useUpdateVocabularySentenceMutation } from '@kotoba/api-client';
import { useRevision } from './use-revision';
import { useUndo } from './use-undo';
import { t } from '../texts';

export type SentenceLanguage = 'en' | 'ja';

/** Another example sentence for a word, or the learner's own. Both give whether it worked. */
export function useSentence(vocabulary_id: number) {
  const [regenerate] = useRegenerateVocabularyMutation();
  const [update] = useUpdateVocabularySentenceMutation();
  const { busy, run } = useRevision();
  const { undo, undoable } = useUndo({ vocabulary_id, regenerate_type: 'sentences' }, run);
  return {
    busy,
    undo: undo && (() => void undo()),
    regenerate: () =>
      undoable(() => regenerate({ body: { vocabulary_id, regenerate_type: 'sentences' } }).unwrap(), {
        done: t('sentence.regenerated'),
        failed: t('sentence.regenerateFailed'),
      }),
    update: (sentence_input: string, input_language: SentenceLanguage) =>
      undoable(() => update({ body: { vocabulary_id, sentence_input, input_language } }).unwrap(), {
        done: t('sentence.updated'),
        failed: t('sentence.updateFailed'),
      }),
  };
}
