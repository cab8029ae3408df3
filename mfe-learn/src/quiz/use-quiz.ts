import { useReducer, useRef, useState } from 'react';
import {
  clientErrorCodes,
  drafts,
  endpoints,
  toApiError,
  type AnswerResult,
  type LearningSession,
} from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate, useNavigation } from '@kotoba/federation/router';
import { useAppDispatch, useUser } from '@kotoba/session';
import { notify } from '@kotoba/shared-ui/core';
import {
  answersOf,
  canLeave,
  currentItem,
  isLast,
  isWrappedUp,
  leftBehind,
  mustMarkReviewed,
  quizReducer,
  type QuizState,
  turnsLeft,
  withoutAdvance,
  wrappedUp,
} from './quiz-machine';
import { openQuiz } from './quiz-opening';
import { useAmending } from './use-amending';
import { useAutoAdvance } from './use-auto-advance';
import { useChecking } from './use-checking';
import { useHere } from './use-here';
import { useOutbox } from './use-outbox';
import { useWrapUp } from './use-wrap-up';
import { readTurns, wrapUpDraft } from './wrap-up';
import type { EndedQuiz } from '../ended-quiz';
import { keptAnswers, type PostponedAnswer } from '../outbox';
import { forgetSession } from '../session-drafts';
import { t } from '../texts';
import type { Turn } from '../turn';
import { untracked } from '../untracked';
import { useSending } from '../use-sending';
import { createWishes } from '../wish';

export interface QuizChoices {
  /** Right answers go on by themselves. */
  readonly autoAdvance: boolean;
  /** Something stands before the quiz: nothing goes on behind it. */
  readonly covered: boolean;
}

function open({ session, userId }: { session: LearningSession; userId: number | undefined }) {
  const kept = (draft: string): string => (userId === undefined ? '' : drafts.read(userId, draft));
  const waiting = keptAnswers(userId, session.id);
  const wordsOf = (isTakenBack: boolean): ReadonlySet<number> =>
    new Set(
      waiting.filter(({ takenBack = false }) => takenBack === isTakenBack).map((turn) => turn.vocabularyId),
    );
  const takenBack = wordsOf(true);
  return openQuiz(
    session.learnDetails.flatMap(({ vocabularyId, vocabulary, ...item }) => {
      if (vocabularyId === null || vocabulary === null) return [];
      // The server does not know yet that its answer is taken back.
      const reopened = takenBack.has(vocabularyId) && { status: 0, answeredAt: null, answer: null };
      return [{ vocabularyId, ...item, ...reopened }];
    }),
    wordsOf(false),
    readTurns(kept(wrapUpDraft(session.id))),
  );
}

/** The quiz state machine with its calls. Every way on cancels a running automatic advance; calls go one at a time. */
export function useQuiz(session: LearningSession, { autoAdvance, covered }: QuizChoices) {
  const userId = useUser()?.id;
  const [quiz, dispatch] = useReducer(quizReducer, { session, userId }, open);
  // Also where the setting is known only after the verdict.
  const state = autoAdvance ? quiz : withoutAdvance(quiz);
  const sendOf = useSending();
  const send = (answer: PostponedAnswer) => sendOf(session.id, answer);
  const call = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const occupied = useRef(false);
  const ending = useRef(false);
  const [wishes] = useState(createWishes);
  /** The key under which leaving a word was tried and nobody was there. */
  const leftInVain = useRef<string>(undefined);
  const wrapUp = useWrapUp(session.id);
  const outbox = useOutbox(session.id, {
    send,
    onChecked: ({ vocabularyId, again, text }, result) => {
      const turn = { vocabularyId, again };
      dispatch({ type: 'checkedLate', ...turn, answer: { ...result, typed: text ?? '' } });
      judged(turn, result);
    },
  });

  function judged(turn: Turn, { verdict }: AnswerResult): void {
    if (turn.again && verdict === 'incorrect') wrapUp.spend(turn);
  }

  const isLeaving = useNavigation().state !== 'idle';
  const isHere = useHere();

  /** Whoever has gone elsewhere meanwhile is not fetched back. */
  async function showResults(of: QuizState): Promise<void> {
    if (!isHere()) return;
    const state: EndedQuiz = { answers: answersOf(of), ...(isWrappedUp(of) && { wrappedUp: true }) };
    await navigate(paths.learnResults(session.id), { replace: true, state });
  }

  /** Says what failed. A session that was ended elsewhere has nothing more to ask: its results are next. */
  async function fail(thrown: unknown, fallback: string): Promise<void> {
    const error = toApiError(thrown, fallback);
    notify.error(error.message);
    if (error.code === 'SESSION_ENDED') await showResults(state);
  }

  /** Runs one call; a second one of the same moment does nothing. */
  async function alone<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
    if (occupied.current) return otherwise;
    occupied.current = true;
    try {
      return await call();
    } finally {
      occupied.current = false;
    }
  }

  const checks = useChecking({ state, dispatch, wishes, outbox, send, onJudged: judged, fail });

  async function finish(of = state): Promise<void> {
    dispatch({ type: 'advanceCancelled' });
    if (ending.current) return;
    if (!outbox.isEmpty()) {
      outbox.flush();
      return notify.info(t('offline.endsLater'));
    }
    ending.current = true;
    setLeaving(true);
    // The session takes no answer after its end: one that is on its way goes first.
    await checks.settled();
    try {
      await call(endpoints.endpoints.endSession.initiate({ id: session.id }, untracked)).unwrap();
      if (userId !== undefined) forgetSession(userId, session.id);
      await showResults(of);
    } catch (error) {
      ending.current = false;
      setLeaving(false);
      await fail(error, t('end.failed'));
    }
  }

  /** Records a word that is left unanswered; false when that failed and the word must stay. */
  async function leaveWord(): Promise<boolean> {
    const item = currentItem(state);
    if (!item || !mustMarkReviewed(state)) return true;
    const wish = { vocabularyId: item.vocabularyId, again: false, text: null };
    const wasTried = wishes.isOpen(wish);
    const left = { ...wish, key: wishes.keyOf(wish) };
    // Whoever was told that there was no way on, and goes on, is let through.
    if (outbox.isHolding() || leftInVain.current === left.key) {
      wishes.settle();
      outbox.keep({ ...left, tried: wasTried });
      return true;
    }
    try {
      await send(left);
      wishes.settle();
      return true;
    } catch (error) {
      const { code } = toApiError(error, '');
      // Answered in another tab: that answer stands.
      if (code === 'STATUS_FINAL') return true;
      const refused = code !== clientErrorCodes.network;
      if (!refused) leftInVain.current = left.key;
      await fail(error, refused ? t('quiz.reviewFailed') : t('quiz.moveFailed'));
      return false;
    }
  }

  const advance = () =>
    void alone(async () => {
      if (!isHere() || !canLeave(state) || !(await leaveWord())) return;
      if (isLast(state)) await finish(leftBehind(state));
      else dispatch({ type: 'advanced', from: state.index });
    }, undefined);
  useAutoAdvance(state.advancing && !covered && !isLeaving, state.index, advance);

  const { takeBack } = outbox;
  const onUndone = wrapUp.reopen;
  const amending = useAmending(session.id, { state, dispatch, wishes, takeBack, onUndone, fail });
  const actions = {
    submit: (text: string) => alone(() => checks.check(text), 'unsent' as const),
    finish: () => finish(),
    advance,
    // The last answer is on its way: what could be taken back now is another one.
    undo: () => {
      if (!outbox.isSending()) void alone(amending.undo, undefined);
    },
    accept: () => void alone(amending.accept, undefined),
    toggleReview: () => {
      if (!checks.isChecking()) dispatch({ type: 'reviewToggled' });
    },
    cancelAdvance: () => dispatch({ type: 'advanceCancelled' }),
    typed: checks.typed,
    wrapUp: () => {
      dispatch({ type: 'wrappedUp' });
      wrapUp.begin(turnsLeft(wrappedUp(state)));
    },
  };
  return { state, slow: state.checking, leaving, outbox, ...actions };
}

export type Quiz = ReturnType<typeof useQuiz>;
