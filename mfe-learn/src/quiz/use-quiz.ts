import { useReducer, useRef, useState } from 'react';
import {
  clientErrorCodes,
  drafts,
  endpoints,
  toApiError,
  type AnswerResult,
  type ApiError,
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
import { useHere } from './use-here';
import { SHOWN_AFTER_MS } from './use-lasting';
import { useOutbox } from './use-outbox';
import { useVerdictMessage } from './use-verdict-message';
import { useWrapUp } from './use-wrap-up';
import { readTurns, wrapUpDraft } from './wrap-up';
import type { EndedQuiz } from '../ended-quiz';
import { keptAnswers, type GivenAnswer } from '../outbox';
import { forgetSession } from '../session-drafts';
import { t } from '../texts';
import type { Turn } from '../turn';
import { untracked } from '../untracked';
import { useSending } from '../use-sending';
import { useSteady } from '../use-steady';
import { createWishes } from '../wish';

export interface QuizChoices {
  /** Right answers go on by themselves. */
  readonly autoAdvance: boolean;
  /** Something stands before the quiz: nothing goes on behind it. */
  readonly covered: boolean;
}

/** Nobody said what became of it: it is sent again. A cut answer while online is told, and sent again by hand. */
const isLost = ({ code }: ApiError): boolean =>
  code === clientErrorCodes.network || (code === clientErrorCodes.malformed && !navigator.onLine);

/** What became of a text that was submitted: judged, judged and wanted once more, kept for later, or still to be sent. */
export type Submitted = 'done' | 'again' | 'unsent';

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
  const send = (answer: GivenAnswer) => sendOf(session.id, answer);
  const call = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  /** What the last check said. */
  const [result, setResult] = useState<AnswerResult | null>(null);
  const occupied = useRef(false);
  const ending = useRef(false);
  /** The check that is on its way. */
  const checking = useRef<Promise<unknown>>(undefined);
  const [wishes] = useState(createWishes);
  /** The key under which leaving a word was tried and nobody was there. */
  const leftInVain = useRef<string>(undefined);
  const wrapUp = useWrapUp(session.id);
  const outbox = useOutbox(session.id, {
    send: (answer) => sendOf(session.id, answer),
    onChecked: ({ vocabularyId, again, text }, result) => {
      const turn = { vocabularyId, again };
      dispatch({ type: 'checkedLate', ...turn, answer: { ...result, typed: text ?? '' } });
      judged(turn, result);
    },
  });

  function judged(turn: Turn, { verdict }: AnswerResult): void {
    if (turn.again && verdict === 'incorrect') wrapUp.spend(turn);
  }

  useVerdictMessage(result);

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

  // Only where there is one: whatever is dispatched draws the whole stage, and this is asked with each key.
  const clearVerdict = (): void => {
    if (state.answer) dispatch({ type: 'typed' });
  };

  /** Mostly the answer comes at once: only a check that takes its time is drawn. */
  async function askServer(answer: GivenAnswer): Promise<AnswerResult | null> {
    const slow = setTimeout(() => dispatch({ type: 'sent' }), SHOWN_AFTER_MS);
    try {
      const sent = send(answer);
      checking.current = sent;
      return await sent;
    } finally {
      clearTimeout(slow);
      checking.current = undefined;
    }
  }

  async function check(text: string): Promise<Submitted> {
    const item = currentItem(state);
    if (!item) return 'unsent';
    const given = { vocabularyId: item.vocabularyId, again: item.again, text };
    const wasTried = wishes.isOpen(given);
    const answer = { ...given, key: wishes.keyOf(given) };
    const keep = (tried: boolean): Submitted => {
      wishes.settle();
      outbox.keep({ ...answer, tried });
      dispatch({ type: 'postponed' });
      return 'done';
    };
    if (outbox.isHolding()) return keep(wasTried);
    // What was said of the text before goes, so that the same verdict is announced again.
    clearVerdict();
    try {
      const result = await askServer(answer);
      wishes.settle();
      if (!result) return 'unsent';
      dispatch({ type: 'checked', turn: item, answer: { ...result, typed: text } });
      setResult(result);
      judged(item, result);
      return result.verdict === 'retry' ? 'again' : 'done';
    } catch (thrown) {
      const error = toApiError(thrown, t('quiz.checkFailed'));
      if (isLost(error)) {
        const kept = keep(true);
        if (navigator.onLine) notify.error(error.message);
        return kept;
      }
      dispatch({ type: 'checkFailed' });
      await fail(error, error.message);
      return 'unsent';
    }
  }

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
    await Promise.allSettled([checking.current]);
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
  const actions = useSteady({
    submit: (text: string) => alone(() => check(text), 'unsent' as const),
    finish: () => finish(),
    advance,
    // The last answer is on its way: what could be taken back now is another one.
    undo: () => {
      if (!outbox.isSending()) void alone(amending.undo, undefined);
    },
    accept: () => void alone(amending.accept, undefined),
    toggleReview: () => {
      if (!checking.current) dispatch({ type: 'reviewToggled' });
    },
    cancelAdvance: () => dispatch({ type: 'advanceCancelled' }),
    typed: () => {
      if (checking.current) return false;
      clearVerdict();
      return true;
    },
    wrapUp: () => {
      dispatch({ type: 'wrappedUp' });
      wrapUp.begin(turnsLeft(wrappedUp(state)));
    },
  });
  return { state, slow: state.checking, leaving, outbox, ...actions };
}

export type Quiz = ReturnType<typeof useQuiz>;
