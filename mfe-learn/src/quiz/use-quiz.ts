import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { paths } from '@kotoba/contracts';
import {
  toApiError,
  useCheckAnswerModeMutation,
  useEndSessionMutation,
  useMarkReviewedMutation,
  type LearningSession,
} from '@kotoba/api-client';
import { useNavigate } from '@kotoba/federation/router';
import { notify } from '@kotoba/shared-ui/core';
import { currentItem, isLast, mustMarkReviewed, openQuiz, quizReducer, type Answer } from './quiz-machine';
import { t } from '../texts';

/** How long a right answer stays before the next word comes. Source: document 2, section 9. */
export const AUTO_ADVANCE_MS = 1500;

const open = ({ learnDetails }: LearningSession) =>
  openQuiz(
    learnDetails.flatMap(({ vocabularyId, vocabulary, status }) =>
      vocabularyId === null || vocabulary === null ? [] : [{ vocabularyId, status }],
    ),
  );

/** The quiz state machine with its calls and its one timer. Every way on cancels a running automatic advance. */
export function useQuiz(session: LearningSession) {
  const [state, dispatch] = useReducer(quizReducer, session, open);
  const [checkAnswer] = useCheckAnswerModeMutation();
  const [markReviewed] = useMarkReviewedMutation();
  const [endSession] = useEndSessionMutation();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const moving = useRef(false);

  async function submit(text: string): Promise<Answer | null> {
    const item = currentItem(state);
    if (!item || text.trim() === '') return null;
    dispatch({ type: 'sent' });
    try {
      const body = { userAnswer: text, vocabularyId: item.vocabularyId, sessionId: session.id };
      const { data } = await checkAnswer({ body }).unwrap();
      // A slip that was forgiven stays on screen with the right spelling until the learner goes on.
      dispatch({ type: 'checked', answer: data, autoAdvance: data.reason !== 'typo' });
      if (data.verdict === 'correct') notify.success(t('quiz.correct'));
      if (data.verdict === 'incorrect') notify.error(t('quiz.incorrect'));
      return data;
    } catch (error) {
      dispatch({ type: 'checkFailed' });
      notify.error(toApiError(error, t('quiz.checkFailed')).message);
      return null;
    }
  }

  async function finish(): Promise<void> {
    dispatch({ type: 'advanceCancelled' });
    setLeaving(true);
    try {
      await endSession({ id: session.id }).unwrap();
      await navigate(paths.learnResults(session.id), { replace: true });
    } catch (error) {
      setLeaving(false);
      notify.error(toApiError(error, t('end.failed')).message);
    }
  }

  /** Records a word that is left unanswered; false when that failed and the word must stay. */
  async function leaveWord(): Promise<boolean> {
    const item = currentItem(state);
    if (!item || !mustMarkReviewed(state)) return true;
    try {
      await markReviewed({ body: { sessionId: session.id, vocabularyId: item.vocabularyId } }).unwrap();
      return true;
    } catch (error) {
      notify.error(toApiError(error, t('quiz.reviewFailed')).message);
      return false;
    }
  }

  async function advance(): Promise<void> {
    if (moving.current) return;
    moving.current = true;
    try {
      if (!(await leaveWord())) return;
      if (isLast(state)) await finish();
      else dispatch({ type: 'advanced' });
    } finally {
      moving.current = false;
    }
  }

  const onTimer = useEffectEvent(() => void advance());
  useEffect(() => {
    if (!state.advancing) return undefined;
    const timer = setTimeout(onTimer, AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [state.advancing, state.index]);

  return {
    state,
    leaving,
    submit,
    finish,
    advance: () => void advance(),
    toggleReview: () => dispatch({ type: 'reviewToggled' }),
    cancelAdvance: () => dispatch({ type: 'advanceCancelled' }),
    typed: () => dispatch({ type: 'typed' }),
  };
}

export type Quiz = ReturnType<typeof useQuiz>;
