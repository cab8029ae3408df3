import type { Dispatch } from 'react';
import { endpoints } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import { notify } from '@kotoba/shared-ui/core';
import { canAccept, currentItem, type QuizEvent, type QuizState } from './quiz-machine';
import { t } from '../texts';
import type { Turn } from '../turn';
import { untracked } from '../untracked';
import type { Wishes } from '../wish';

const { acceptAnswer, undoAnswer } = endpoints.endpoints;

export interface Amending {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizEvent>;
  readonly wishes: Wishes;
  /** Takes out the last answer that was not sent yet, if there is one. */
  readonly takeBack: () => Turn | undefined;
  readonly onUndone: (turn: Turn) => void;
  readonly fail: (thrown: unknown, fallback: string) => Promise<void>;
}

/** Second thoughts: taking the last answer back, and accepting one's own answer from now on. */
export function useAmending(sessionId: number, amending: Amending) {
  const { state, dispatch, wishes, takeBack, onUndone, fail } = amending;
  const call = useAppDispatch();

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
      const key = wishes.keyOf({ undo: vocabularyId });
      await call(
        undoAnswer.initiate({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }, untracked),
      ).unwrap();
      wishes.settle();
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
      const { vocabularyId } = item;
      const key = wishes.keyOf({ accept: vocabularyId });
      const { data } = await call(
        acceptAnswer.initiate({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }, untracked),
      ).unwrap();
      wishes.settle();
      dispatch({ type: 'accepted', answer: { ...data, typed: state.answer.typed } });
      notify.success(t('accept.done'));
    } catch (error) {
      await fail(error, t('accept.failed'));
    }
  }

  return { undo, accept };
}
