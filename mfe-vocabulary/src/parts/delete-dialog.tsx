import { useState } from 'react';
import { ConfirmDialog, notify, type ToastAction } from '@kotoba/shared-ui/core';
import {
  toApiError,
  useRestoreVocabularyMutation,
  useDeleteVocabularyMutation,
  type VocabularyEntry,
} from '@kotoba/api-client';
import { MAX_IDS } from '@kotoba/contracts';
import { useTexts, t } from '../texts';
import { inPortions } from './in-portions';

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

type Target = Pick<VocabularyEntry, 'id' | 'en_word'>;

interface Deletion {
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

/**
 * Deleting a word after a question, with a way back as long as its toast stands. A failure says why and leaves
 * everything as it was.
 */
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

/** The question before a word is deleted. It keeps naming the word while it fades. */
export function DeleteDialog({ deletion }: { readonly deletion: Deletion }) {
  const { t } = useTexts();
  const { target, busy, confirm, cancel } = deletion;
  const [shown, setShown] = useState(target);
  if (target !== null && target !== shown) setShown(target);
  return (
    <ConfirmDialog
      open={target !== null}
      title={t('delete.title')}
      message={t('delete.text', { word: shown?.en_word ?? '' })}
      confirmLabel={t('delete.action')}
      busyLabel={t('delete.busy')}
      busy={busy}
      danger
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
