import type { Dispatch } from 'react';
import { useAcceptAnswerMutation, useUndoAnswerMutation } from '@kotoba/api-client';
import { notify } from '@kotoba/shared-ui/core';
import { canAccept, currentItem, type QuizEvent, type QuizState } from './quiz-machine';
import { onlyTheCall } from '../only-the-call';
import { t } from '../texts';
import type { Turn } from '../turn';

export interface Amending {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizEvent>;
  /** Takes out the last answer that was not sent yet, if there is one. */
  readonly takeBack: () => Turn | undefined;
  readonly onUndone: (turn: Turn) => void;
  readonly fail: (thrown: unknown, fallback: string) => Promise<void>;
}

/** Second thoughts: taking the last answer back, and accepting one's own answer from now on. */
export function useAmending(sessionId: number, { state, dispatch, takeBack, onUndone, fail }: Amending) {
  const [undoAnswer] = useUndoAnswerMutation(onlyTheCall);
  const [acceptAnswer] = useAcceptAnswerMutation(onlyTheCall);

  function told(turn: Turn): void {
    onUndone(turn);
    notify.info(t('undo.done'));
  }

  async function undo(): Promise<void> {
    const waiting = takeBack();
    if (waiting) {
      dispatch({ type: 'takenBack', turn: waiting });
      return told(waiting);
    }
    const vocabularyId = state.history.at(-1);
    if (vocabularyId === undefined) return;
    dispatch({ type: 'advanceCancelled' });
    try {
      await undoAnswer({ id: sessionId, body: { vocabularyId } }).unwrap();
      dispatch({ type: 'undone', vocabularyId });
      told({ vocabularyId, again: false });
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
