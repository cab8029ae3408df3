import { useState } from 'react';
import { toApiError, useDeleteVocabularyMutation, type VocabularyEntry } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { useUndo } from './use-undo';
import { t } from '../texts';

type Target = Pick<VocabularyEntry, 'id' | 'en_word'>;

export interface Deletion {
  /** The word that the learner is asked about. */
  readonly target: Target | null;
  readonly busy: boolean;
  /** From the answer "Delete" on, unless it failed: the word must not be asked for any more. */
  readonly leaving: boolean;
  readonly ask: (word: Target) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

interface Outcome {
  /** The toast of the screen. */
  readonly done: string;
  readonly onDeleted?: () => void;
}

/** Deleting a word after a question, with a way back as long as its toast stands. A failure says why and leaves everything as it was. */
export function useDeletion({ done, onDeleted }: Outcome): Deletion {
  const [target, setTarget] = useState<Target | null>(null);
  const [leaving, setLeaving] = useState(false);
  const undo = useUndo();
  const [deleteVocabulary, { isLoading: busy }] = useDeleteVocabularyMutation();

  async function remove({ id }: Target): Promise<void> {
    setLeaving(true);
    try {
      await deleteVocabulary({ id }).unwrap();
      notify.success(done, undo([id]));
      onDeleted?.();
    } catch (error) {
      setLeaving(false);
      notify.error(toApiError(error, t('delete.failed')).message);
    } finally {
      setTarget(null);
    }
  }

  return {
    target,
    busy,
    leaving,
    ask: setTarget,
    cancel: () => setTarget(null),
    confirm: () => {
      if (target !== null && !busy) void remove(target);
    },
  };
}
