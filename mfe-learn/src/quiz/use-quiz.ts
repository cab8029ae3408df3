import { useReducer, useRef, useState, useEffectEvent, useLayoutEffect } from 'react';
import {
  clientErrorCodes,
  drafts,
  endpoints,
  toApiError,
  type AnswerResult,
  type LearningSession,
} from '@kotoba/api-client';
import { paths, ITEM_STATUS } from '@kotoba/contracts';
import { useNavigate, useNavigation, useBlocker } from '@kotoba/federation/router';
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
  itemsLeft,
  withoutAdvance,
  wrappedUp,
} from './quiz-machine';
import { openQuiz } from './quiz-opening';
import { useAmending } from './use-amending';
import { useChecking } from './use-checking';
import { useOutbox } from './use-outbox';
import { readItems, useWrapUp, wrapUpDraft } from './wrap-up';
import { type EndedQuiz, type ItemKey } from '../items';
import { unsentAttempts, type UnsentAttempt } from '../outbox';
import { forgetSession } from '../session-drafts';
import { t } from '../texts';
import { untracked, useSending } from '../attempts.api';
import { createRequestKeys } from '../request-keys';

/**
 * Gives what says whether the learner is still on this page: no longer from the very moment of going elsewhere, though
 * the page is still drawn and the other one may be long in coming.
 */
function useHere(): () => boolean {
  const left = useRef(false);
  // The router asks before each step, which no drawing is as early as. Nothing is ever held back.
  useBlocker(({ currentLocation, nextLocation }) => {
    left.current = currentLocation.pathname !== nextLocation.pathname;
    return false;
  });
  return () => !left.current;
}

/** How long a right answer stays before the next word comes. Source: LEARN-16. */
export const AUTO_ADVANCE_MS = 1500;

/**
 * The one timer of the quiz. It runs while `running`, for one place in the queue; whatever ends either of them ends
 * it.
 */
export function useAutoAdvance(running: boolean, index: number, advance: () => void): void {
  const onTimer = useEffectEvent(advance);
  // With the drawing, not after it: a timer that is due in between would leave the word that has just come.
  useLayoutEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(onTimer, AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [running, index]);
}

interface QuizChoices {
  /** Right answers go on by themselves. */
  readonly autoAdvance: boolean;
  /** Something stands before the quiz: nothing goes on behind it. */
  readonly covered: boolean;
}

function open({ session, userId }: { session: LearningSession; userId: number | undefined }) {
  const kept = (draft: string): string => (userId === undefined ? '' : drafts.read(userId, draft));
  const waiting = unsentAttempts(userId, session.id);
  const wordsOf = (isTakenBack: boolean): ReadonlySet<number> =>
    new Set(
      waiting
        .filter(({ takenBack = false }) => takenBack === isTakenBack)
        .map(({ vocabularyId }) => vocabularyId),
    );
  const takenBack = wordsOf(true);
  return openQuiz(
    session.learnDetails.flatMap(({ vocabularyId, vocabulary, ...item }) => {
      if (vocabularyId === null || vocabulary === null) return [];
      // The server does not know yet that its answer is taken back.
      const reopened = takenBack.has(vocabularyId) && {
        status: ITEM_STATUS.open,
        answeredAt: null,
        answer: null,
      };
      return [{ vocabularyId, ...item, ...reopened }];
    }),
    wordsOf(false),
    readItems(kept(wrapUpDraft(session.id))),
  );
}

/** The quiz state machine with its calls. Every way on cancels a running automatic advance; calls go one at a time. */
export function useQuiz(session: LearningSession, { autoAdvance, covered }: QuizChoices) {
  const userId = useUser()?.id;
  const [quiz, dispatch] = useReducer(quizReducer, { session, userId }, open);
  // Also where the setting is known only after the verdict.
  const state = autoAdvance ? quiz : withoutAdvance(quiz);
  const sendOf = useSending();
  const send = (answer: UnsentAttempt) => sendOf(session.id, answer);
  const call = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const occupied = useRef(false);
  const ending = useRef(false);
  const [requestKeys] = useState(createRequestKeys);
  /** The key of a word that could not be left because the server was not reached. */
  const failedLeaveKey = useRef<string>(undefined);
  const wrapUp = useWrapUp(session.id);
  const outbox = useOutbox(session.id, {
    send,
    onChecked: ({ vocabularyId, again, text }, result) => {
      const item = { vocabularyId, again };
      dispatch({ type: 'checkedLate', ...item, answer: { ...result, typed: text ?? '' } });
      judged(item, result);
    },
  });

  function judged(item: ItemKey, { verdict }: AnswerResult): void {
    if (item.again && verdict === 'incorrect') wrapUp.spend(item);
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
  async function exclusively<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
    if (occupied.current) return otherwise;
    occupied.current = true;
    try {
      return await call();
    } finally {
      occupied.current = false;
    }
  }

  const checks = useChecking({ state, dispatch, requestKeys, outbox, send, onJudged: judged, fail });

  async function finish(of = state): Promise<void> {
    dispatch({ type: 'advanceCancelled' });
    if (ending.current) return;
    if (!outbox.isEmpty()) {
      outbox.flush();
      return notify.info(t('offline.endsLater'));
    }
    ending.current = true;
    setLeaving(true);
    // The session takes no answer after its end: one that is pending goes first.
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
    const request = { vocabularyId: item.vocabularyId, again: false, text: null };
    const wasTried = requestKeys.isOpen(request);
    const left = { ...request, key: requestKeys.keyOf(request) };
    // Whoever was told that there was no way on, and goes on, is let through.
    if (outbox.isHolding() || failedLeaveKey.current === left.key) {
      requestKeys.settle();
      outbox.keep({ ...left, tried: wasTried });
      return true;
    }
    try {
      await send(left);
      requestKeys.settle();
      return true;
    } catch (error) {
      const { code } = toApiError(error, '');
      // Answered in another tab: that answer stands.
      if (code === 'STATUS_FINAL') return true;
      const refused = code !== clientErrorCodes.network;
      if (!refused) failedLeaveKey.current = left.key;
      await fail(error, refused ? t('quiz.reviewFailed') : t('quiz.moveFailed'));
      return false;
    }
  }

  const advance = () =>
    void exclusively(async () => {
      if (!isHere() || !canLeave(state) || !(await leaveWord())) return;
      if (isLast(state)) await finish(leftBehind(state));
      else dispatch({ type: 'advanced', from: state.index });
    }, undefined);
  useAutoAdvance(state.advancing && !covered && !isLeaving, state.index, advance);

  const { takeBack } = outbox;
  const onUndone = wrapUp.reopen;
  const amending = useAmending(session.id, { state, dispatch, requestKeys, takeBack, onUndone, fail });
  const actions = {
    submit: (text: string) => exclusively(() => checks.check(text), 'unsent' as const),
    finish: () => finish(),
    advance,
    // The last answer is pending: what could be taken back now is another one.
    undo: () => {
      if (!outbox.isSending()) void exclusively(amending.undo, undefined);
    },
    accept: () => void exclusively(amending.accept, undefined),
    toggleReview: () => {
      if (!checks.isChecking()) dispatch({ type: 'reviewToggled' });
    },
    cancelAdvance: () => dispatch({ type: 'advanceCancelled' }),
    typed: checks.typed,
    wrapUp: () => {
      dispatch({ type: 'wrappedUp' });
      wrapUp.begin(itemsLeft(wrappedUp(state)));
    },
  };
  return { state, slow: state.checking, leaving, outbox, ...actions };
}

export type Quiz = ReturnType<typeof useQuiz>;
