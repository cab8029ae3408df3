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
import {
  answersOf,
  currentItem,
  isLast,
  mustMarkReviewed,
  openQuiz,
  quizReducer,
  type Answer,
} from './quiz-machine';
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
export function useQuiz(session: LearningSession, autoAdvance: boolean) {
  const [state, dispatch] = useReducer(quizReducer, session, open);
  const [checkAnswer] = useCheckAnswerModeMutation();
  const [markReviewed] = useMarkReviewedMutation();
  const [endSession] = useEndSessionMutation();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  /** One call at a time, also for two events of one frame. */
  const occupied = useRef(false);

  async function showResults(): Promise<void> {
    await navigate(paths.learnResults(session.id), { replace: true, state: { answers: answersOf(state) } });
  }

  /** Says what failed. A session that was ended elsewhere has nothing more to ask: its results are next. */
  async function fail(thrown: unknown, fallback: string): Promise<void> {
    const error = toApiError(thrown, fallback);
    notify.error(error.message);
    if (error.code === 'SESSION_ENDED') await showResults();
  }

  async function submit(text: string): Promise<Answer | null> {
    const item = currentItem(state);
    if (!item || text.trim() === '' || occupied.current) return null;
    occupied.current = true;
    dispatch({ type: 'sent' });
    try {
      const body = { userAnswer: text, vocabularyId: item.vocabularyId, sessionId: session.id };
      const { data } = await checkAnswer({ body }).unwrap();
      // A slip that was forgiven stays on screen with the right spelling until the learner goes on.
      dispatch({ type: 'checked', answer: data, autoAdvance: autoAdvance && data.reason !== 'typo' });
      if (data.verdict === 'correct') notify.success(t('quiz.correct'));
      if (data.verdict === 'incorrect') notify.error(t('quiz.incorrect'));
      return data;
    } catch (error) {
      dispatch({ type: 'checkFailed' });
      await fail(error, t('quiz.checkFailed'));
      return null;
    } finally {
      occupied.current = false;
    }
  }

  async function finish(): Promise<void> {
    dispatch({ type: 'advanceCancelled' });
    setLeaving(true);
    try {
      await endSession({ id: session.id }).unwrap();
      await showResults();
    } catch (error) {
      setLeaving(false);
      await fail(error, t('end.failed'));
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
      // Answered in another tab: that answer stands.
      if (toApiError(error, '').code === 'STATUS_FINAL') return true;
      await fail(error, t('quiz.reviewFailed'));
      return false;
    }
  }

  async function advance(): Promise<void> {
    if (occupied.current) return;
    occupied.current = true;
    try {
      if (!(await leaveWord())) return;
      if (isLast(state)) await finish();
      else dispatch({ type: 'advanced' });
    } finally {
      occupied.current = false;
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
