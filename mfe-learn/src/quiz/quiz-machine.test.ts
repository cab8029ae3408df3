import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import type { SessionItem } from '@kotoba/api-client';
import fc from 'fast-check';
import {
  canAccept,
  canAdvance,
  canAnswer,
  canWrapUp,
  currentItem,
  isLast,
  mustMarkReviewed,
  progressOf,
  quizReducer,
  itemsLeft,
  withoutAdvance,
  type Answer,
  type QuizEvent,
  type QuizState,
  MAX_WRAP_UP,
} from './quiz-machine';
import { openQuiz } from './quiz-opening';
import type { ItemKey } from '../items';

const told = { typed: 'x', correctAnswer: 'y', matched: null } as const;
const toldOf: Readonly<Record<number, SessionItem['answer']>> = {
  1: { ...told, verdict: 'correct', reason: 'typo' },
  2: { ...told, verdict: 'incorrect', reason: 'no_match' },
};

/** Words 1, 2, … with these statuses, answered in this order; the wrong ones have not come back yet. */
const details = (...statuses: ItemStatus[]) =>
  statuses.map((status, index) => ({
    vocabularyId: index + 1,
    status,
    practised: false,
    answeredAt: status === 0 ? null : new Date(1_000_000 + index).toISOString(),
    answer: toldOf[status] ?? null,
  }));
const open = (...statuses: ItemStatus[]): QuizState => openQuiz(details(...statuses));
const ids = (state: QuizState) => state.queue.map(({ vocabularyId }) => vocabularyId);
/** What happens, or what happens to the word that is asked by then. */
type Step = QuizEvent | ((state: QuizState) => QuizEvent);
const run = (state: QuizState, ...steps: Step[]): QuizState =>
  steps.reduce<QuizState>(
    (now, step) => quizReducer(now, typeof step === 'function' ? step(now) : step),
    state,
  );
const sent: QuizEvent = { type: 'sent' };
const on: Step = ({ index }) => ({ type: 'advanced', from: index });
const review: QuizEvent = { type: 'reviewToggled' };
const answerOf = (verdict: Answer['verdict'], reason: Answer['reason'] = 'exact'): Answer => ({
  ...{ verdict, reason, correctAnswer: '', matched: null, hint: null, other: null, typed: 'x' },
});
const verdictOn = (asked: ItemKey, answer: Answer): QuizEvent => ({ type: 'checked', asked, answer });
const verdict =
  (of: Answer['verdict'], reason?: Answer['reason']): Step =>
  ({ queue, index }) =>
    verdictOn(queue[index] ?? { vocabularyId: 0, again: false }, answerOf(of, reason));
const late = (vocabularyId: number, of: Answer['verdict'], again = false): QuizEvent => ({
  type: 'checkedLate',
  vocabularyId,
  again,
  answer: answerOf(of),
});

test('opens at the first word that is not answered', () => {
  expect(currentItem(open(1, 2, 0, 0))?.vocabularyId).toBe(3);
  expect(currentItem(open(1, 1, 3))?.vocabularyId).toBe(3);
  expect(canAdvance(open(1, 1, 3))).toBe(true);
});

test('opened where nothing is left to ask, it tells again what was said of a right answer', () => {
  expect(open(2, 1).answer).toBeNull();
  expect(open(3, 1).answer).toMatchObject({ verdict: 'correct', reason: 'typo', typed: 'x' });
  expect(open(1, 3).answer).toBeNull();
  const practised = details(1, 2).map((item) => ({ ...item, practised: true }));
  expect(openQuiz(practised).answer).toBeNull();
});

test('a session that is opened again still has its wrong words come back, those that did not yet', () => {
  const state = openQuiz(details(2, 2, 0).map((item, index) => ({ ...item, practised: index === 0 })));
  expect(ids(state)).toEqual([1, 2, 3, 2]);
  expect(currentItem(state)?.vocabularyId).toBe(3);
  const onlyPractice = open(1, 2);
  expect(currentItem(onlyPractice)).toMatchObject({ vocabularyId: 2, again: true, done: false });
});

test('a right answer advances by itself; the input is closed meanwhile and Next is away', () => {
  const state = run(open(0, 0), sent, verdict('correct'));
  expect(state).toMatchObject({ advancing: true, review: false });
  expect(canAnswer(state)).toBe(false);
  expect(canAdvance(state)).toBe(false);
  expect(run(state, on)).toMatchObject({ index: 1, advancing: false, answer: null });
});

test.each(['typo', 'second_reading', 'other_spelling', 'polite_prefix', 'kin_polite', 'kin_plain'] as const)(
  'a right answer with something to read beside it (%s) waits for the learner',
  (reason) => {
    const state = run(open(0, 0), sent, verdict('correct', reason));
    expect(state.advancing).toBe(false);
    expect(canAdvance(state)).toBe(true);
  },
);

test('a synonym goes on as any right answer', () => {
  expect(run(open(0, 0), sent, verdict('correct', 'synonym')).advancing).toBe(true);
});

test('a learner who goes on alone has the same, without the advance', () => {
  const state = run(open(0, 0), sent, verdict('correct'));
  expect(withoutAdvance(state)).toEqual({ ...state, advancing: false });
  expect(canAdvance(withoutAdvance(state))).toBe(true);
  const wrong = run(open(0, 0), sent, verdict('incorrect'));
  expect(withoutAdvance(wrong)).toBe(wrong);
});

test('a wrong answer reveals the word and brings it back at the end, until it is right; its status stays', () => {
  const state = run(open(0, 0), sent, verdict('incorrect'));
  expect(state.review).toBe(true);
  expect(state.queue.map((item) => [item.vocabularyId, item.again])).toEqual([
    [1, false],
    [2, false],
    [1, true],
  ]);
  const wrongAgain = run(state, on, sent, verdict('correct'), on, sent, verdict('incorrect'));
  expect(ids(wrongAgain)).toEqual([1, 2, 1, 1]);
  const right = run(wrongAgain, on, sent, verdict('correct'));
  expect(ids(right)).toEqual([1, 2, 1, 1]);
  expect(isLast(right)).toBe(true);
  expect(right.queue.map(({ status }) => status)).toEqual([2, 1, 2, 2]);
});

test('a retry records nothing and leaves the box open', () => {
  const state = run(open(0), sent, verdict('retry'));
  expect(canAnswer(state)).toBe(true);
  expect(currentItem(state)?.status).toBe(0);
  expect(state.answer?.verdict).toBe('retry');
  expect(run(state, { type: 'typed' }).answer).toBeNull();
});

test('Review closes the box and offers Next; the word left behind counts as reviewed', () => {
  const state = run(open(0, 0), review);
  expect(canAnswer(state)).toBe(false);
  expect(canAdvance(state)).toBe(true);
  expect(mustMarkReviewed(state)).toBe(true);
  expect(run(state, on).queue[0]?.status).toBe(3);
  expect(canAnswer(run(state, review))).toBe(true);
});

test('Review during the automatic advance stops it', () => {
  const state = run(open(0, 0), sent, verdict('correct'), review);
  expect(state).toMatchObject({ advancing: false, review: true });
  expect(canAdvance(state)).toBe(true);
});

test('a second Enter, a late or doubled verdict change nothing', () => {
  const answered = run(open(0, 0), sent, verdict('correct'));
  expect(run(answered, sent)).toBe(answered);
  expect(run(answered, verdict('incorrect'))).toBe(answered);
  const first = verdictOn({ vocabularyId: 1, again: false }, answerOf('incorrect'));
  const second = run(answered, on);
  expect(run(second, first)).toBe(second);
  const practice = run(open(2), verdict('incorrect'), on);
  expect(currentItem(practice)?.again).toBe(true);
  expect(run(practice, first)).toBe(practice);
});

test('a verdict that is there before its check was drawn counts as well', () => {
  expect(run(open(0, 0), verdict('incorrect'))).toEqual(run(open(0, 0), sent, verdict('incorrect')));
});

test('a failed check gives the box back with nothing recorded', () => {
  const state = run(open(0), sent, { type: 'checkFailed' });
  expect(canAnswer(state)).toBe(true);
  expect(currentItem(state)?.status).toBe(0);
});

test('progress is (index + 1) / total, and stays full while wrong words come back', () => {
  expect(progressOf(open(0, 0, 0))).toEqual({ position: 1, total: 3, percent: 33 });
  const again = run(open(0, 0), sent, verdict('incorrect'), on, sent, verdict('correct'), on);
  expect(progressOf(again)).toEqual({ position: 2, total: 2, percent: 100 });
  expect(isLast(again)).toBe(true);
  expect(progressOf(open())).toEqual({ position: 0, total: 0, percent: 0 });
});

test('a word is left once, whoever asks for it', () => {
  const state = run(open(0, 0, 0), sent, verdict('correct'), on);
  expect(run(state, { type: 'advanced', from: 0 })).toBe(state);
});

describe('undoing', () => {
  const undo = (vocabularyId: number): QuizEvent => ({ type: 'undone', vocabularyId });

  test('opens the last answered word again, and it does not come back', () => {
    const wrong = run(open(0, 0), sent, verdict('incorrect'));
    const state = run(wrong, undo(1));
    expect(state).toEqual(open(0, 0));
  });

  test('goes back across words, one after the other', () => {
    const second = run(open(0, 0, 0), sent, verdict('correct'), on, review, on);
    expect(second.history).toEqual([1, 2]);
    const back = run(second, undo(2));
    expect(back.index).toBe(1);
    expect(run(back, undo(1))).toEqual(open(0, 0, 0));
  });

  test('knows what was answered before the page was opened', () => {
    expect(open(1, 0).history).toEqual([1]);
  });
});

describe('accepting', () => {
  const accepted: QuizEvent = { type: 'accepted', answer: answerOf('correct') };

  test('makes the word right, and it does not come back', () => {
    const wrong = run(open(0, 0), sent, verdict('incorrect'));
    expect(canAccept(wrong)).toBe(true);
    const state = run(wrong, accepted);
    expect(state.queue.map(({ status }) => status)).toEqual([1, 0]);
    expect(state).toMatchObject({ review: false, answer: { verdict: 'correct' }, history: [1] });
    expect(canAdvance(state)).toBe(true);
  });

  test('is offered for a recorded wrong answer alone', () => {
    expect(canAccept(run(open(0), sent, verdict('correct')))).toBe(false);
    expect(canAccept(run(open(2), sent, verdict('incorrect')))).toBe(false);
  });
});

describe('wrapping up', () => {
  const many = open(...Array.from({ length: 30 }, () => ITEM_STATUS.open));

  test('leaves at most ten more, whatever was planned', () => {
    expect(canWrapUp(many)).toBe(true);
    const state = run(many, sent, verdict('correct'), { type: 'wrappedUp' });
    expect(state.queue).toHaveLength(1 + MAX_WRAP_UP);
    expect(progressOf(state).total).toBe(11);
    expect(canWrapUp(state)).toBe(false);
    expect(run(state, on, sent, verdict('incorrect')).queue).toHaveLength(1 + MAX_WRAP_UP);
  });
});

describe('a session that was wrapped up, opened again', () => {
  const wrapped = (statuses: readonly ItemStatus[], left: readonly (readonly [number, boolean])[]) =>
    openQuiz(
      details(...statuses),
      new Set(),
      left.map(([vocabularyId, again]) => ({ vocabularyId, again })),
    );

  test('asks what was left, and counts only that', () => {
    const state = wrapped(
      [1, 0, 0, 0],
      [
        [2, false],
        [3, false],
      ],
    );
    expect(ids(state)).toEqual([1, 2, 3]);
    expect(currentItem(state)?.vocabularyId).toBe(2);
    expect(progressOf(state)).toMatchObject({ position: 2, total: 3 });
  });

  test('brings back only the wrong words that were to come', () => {
    const state = wrapped(
      [2, 2, 0],
      [
        [1, true],
        [3, false],
      ],
    );
    expect(ids(state)).toEqual([1, 2, 3, 1]);
    expect(run(state, sent, verdict('incorrect')).queue).toHaveLength(4);
  });

  test('of which nothing is left opens at its last word', () => {
    const state = wrapped([1, 2, 0, 0], []);
    expect(ids(state)).toEqual([1, 2]);
    expect(state.index).toBe(1);
    expect(isLast(state)).toBe(true);
  });

  test('holds as many items as were left', () => {
    const many = run(
      open(...Array.from({ length: 30 }, () => ITEM_STATUS.open)),
      sent,
      verdict('incorrect'),
      {
        type: 'wrappedUp',
      },
    );
    const statuses = [ITEM_STATUS.incorrect, ...Array.from({ length: 29 }, () => ITEM_STATUS.open)];
    const again = openQuiz(details(...statuses), new Set(), itemsLeft(many));
    expect(itemsLeft(again)).toHaveLength(MAX_WRAP_UP);
  });
});

describe('without a connection', () => {
  const offline = run(open(0, 0), sent, { type: 'postponed' });

  test('an answer is kept and the next word can be asked', () => {
    expect(offline.answer).toBeNull();
    expect(canAnswer(offline)).toBe(false);
    expect(canAdvance(offline)).toBe(true);
    expect(mustMarkReviewed(offline)).toBe(false);
    expect(run(offline, on).index).toBe(1);
  });

  test('a verdict that comes late is shown on its word, or kept with it when it is behind', () => {
    expect(run(offline, late(1, 'incorrect'))).toMatchObject({
      review: true,
      answer: { verdict: 'incorrect' },
    });
    const behind = run(offline, on, late(1, 'incorrect'));
    expect(behind).toMatchObject({ review: false, answer: null, index: 1, history: [1] });
    expect(ids(behind)).toEqual([1, 2, 1]);
    expect(run(offline, on, late(1, 'correct')).queue[0]).toMatchObject({ status: 1, waiting: false });
  });

  test('a word that was nearly right is asked once more', () => {
    const state = run(offline, on, late(1, 'retry'));
    expect(state.queue.at(-1)).toMatchObject({ vocabularyId: 1, status: 0, done: false });
    const answered = run(state, sent, verdict('correct'), on, sent, verdict('correct'));
    expect(answered.queue.map(({ status }) => status)).toEqual([1, 1, 1]);
  });

  test('an answer that waits can be taken back: its word is asked at its place', () => {
    const state = run(open(0, 0), sent, { type: 'postponed' }, on, sent, { type: 'postponed' });
    const back = run(state, { type: 'takenBack', asked: { vocabularyId: 2, again: false } });
    expect(back).toMatchObject({ index: 1, queue: [{ waiting: true }, { waiting: false, done: false }] });
    expect(canAnswer(back)).toBe(true);
    expect(run(back, { type: 'takenBack', asked: { vocabularyId: 1, again: false } }).index).toBe(0);
  });

  test('so can practice that waits, and the recorded status stays', () => {
    const state = run(open(2), sent, { type: 'postponed' });
    expect(currentItem(state)).toMatchObject({ again: true, waiting: true, status: 2 });
    const back = run(state, { type: 'takenBack', asked: { vocabularyId: 1, again: true } });
    expect(currentItem(back)).toMatchObject({ again: true, waiting: false, done: false, status: 2 });
    expect(ids(back)).toEqual([1, 1]);
  });

  test('what waits when the page is opened is not asked again', () => {
    const state = openQuiz(details(0, 0), new Set([1]));
    expect(currentItem(state)?.vocabularyId).toBe(2);
    expect(run(state, late(1, 'correct')).queue[0]).toMatchObject({ status: 1, done: true });
  });

  test('a verdict of what nobody waits for changes nothing', () => {
    expect(run(open(0), late(1, 'correct'))).toEqual(open(0));
  });
});

test('whatever happens, statuses only leave 0, once, and the place stays inside the queue', () => {
  const event = fc.constantFrom<Step>(
    sent,
    verdict('correct'),
    verdict('incorrect'),
    verdict('retry'),
    verdict('rejected'),
    { type: 'checkFailed' },
    { type: 'advanceCancelled' },
    { type: 'typed' },
    review,
    on,
  );
  const isSound = (state: QuizState, before: QuizState, total: number): boolean =>
    progressOf(state).total === total &&
    currentItem(state) !== undefined &&
    state.queue.length <= before.queue.length + 1 &&
    !(canAnswer(state) && canAdvance(state)) &&
    before.queue.every(({ status }, index) => status === 0 || state.queue[index]?.status === status);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...Object.values(ITEM_STATUS)), { minLength: 1, maxLength: 6 }),
      fc.array(event),
      (statuses, events) => {
        let state = open(...statuses);
        return events.every((next) => {
          const before = state;
          state = run(state, next);
          return isSound(state, before, statuses.length);
        });
      },
    ),
    { numRuns: LONG ? 5000 : 500 },
  );
});
