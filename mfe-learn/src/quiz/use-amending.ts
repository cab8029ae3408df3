import type { Dispatch } from 'react';
import { useAcceptAnswerMutation, useUndoAnswerMutation } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { onlyTheCall } from './only-the-call';
import { canAccept, currentItem, type QuizEvent, type QuizState } from './quiz-machine';
import { t } from '../texts';

export interface Amending {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizEvent>;
  readonly onUndone: (vocabularyId: number) => void;
  readonly fail: (thrown: unknown, fallback: string) => Promise<void>;
}

/** Second thoughts: taking the last answer back, and accepting one's own answer from now on. */
export function useAmending(sessionId: number, { state, dispatch, onUndone, fail }: Amending) {
  const [undoAnswer] = useUndoAnswerMutation(onlyTheCall);
  const [acceptAnswer] = useAcceptAnswerMutation(onlyTheCall);

  async function undo(): Promise<void> {
    const vocabularyId = state.history.at(-1);
    if (vocabularyId === undefined) return;
    dispatch({ type: 'advanceCancelled' });
    try {
      await undoAnswer({ id: sessionId, body: { vocabularyId } }).unwrap();
      dispatch({ type: 'undone', vocabularyId });
      onUndone(vocabularyId);
      notify.info(t('undo.done'));
    } catch (error) {
      await fail(error, t('undo.failed'));
    }
  }

  async function accept(): Promise<void> {
    const item = currentItem(state);
    if (!item || !state.answer || !canAccept(state)) return;
    try {
      const body = { vocabularyId: item.vocabularyId };
      const { data } = await acceptAnswer({ id: sessionId, body }).unwrap();
      dispatch({ type: 'accepted', answer: { ...data, typed: state.answer.typed } });
      notify.success(t('accept.done'));
    } catch (error) {
      await fail(error, t('accept.failed'));
    }
  }

  return { undo, accept };
}
