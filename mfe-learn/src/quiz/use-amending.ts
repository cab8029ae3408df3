import type { Dispatch } from 'react';
import { endpoints } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import { notify } from '@kotoba/shared-ui/core';
import { canAccept, currentItem, type QuizEvent, type QuizState } from './quiz-machine';
import { untracked } from '../attempts.api';
import { t } from '../texts';
import type { ItemKey } from '../items';
import type { RequestKeys } from '../request-keys';

const { acceptAnswer, undoAnswer } = endpoints.endpoints;

interface Amending {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizEvent>;
  readonly requestKeys: RequestKeys;
  /** Takes out the last answer that was not sent yet, if there is one. */
  readonly takeBack: () => ItemKey | undefined;
  readonly onUndone: (item: ItemKey) => void;
  readonly fail: (thrown: unknown, fallback: string) => Promise<void>;
}

/** Second thoughts: taking the last answer back, and accepting one's own answer from now on. */
export function useAmending(sessionId: number, amending: Amending) {
  const { state, dispatch, requestKeys, takeBack, onUndone, fail } = amending;
  const call = useAppDispatch();

  function told(item: ItemKey): void {
    onUndone(item);
    notify.info(t('undo.done'));
  }

  async function undo(): Promise<void> {
    const waiting = takeBack();
    if (waiting) {
      dispatch({ type: 'takenBack', asked: waiting });
      return told(waiting);
    }
    const vocabularyId = state.history.at(-1);
    if (vocabularyId === undefined) return;
    dispatch({ type: 'advanceCancelled' });
    try {
      const key = requestKeys.keyOf({ undo: vocabularyId });
      await call(
        undoAnswer.initiate({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }, untracked),
      ).unwrap();
      requestKeys.settle();
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
      const key = requestKeys.keyOf({ accept: vocabularyId });
      const { data } = await call(
        acceptAnswer.initiate({ id: sessionId, 'idempotency-key': key, body: { vocabularyId } }, untracked),
      ).unwrap();
      requestKeys.settle();
      dispatch({ type: 'accepted', answer: { ...data, typed: state.answer.typed } });
      notify.success(t('accept.done'));
    } catch (error) {
      await fail(error, t('accept.failed'));
    }
  }

  return { undo, accept };
}
