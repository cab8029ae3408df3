import fc from 'fast-check';
import {
  canAdvance,
  canAnswer,
  currentItem,
  isLast,
  mustMarkReviewed,
  openQuiz,
  progressOf,
  quizReducer,
  type Answer,
  type QuizEvent,
  type QuizState,
} from './quiz-machine';

const open = (...statuses: number[]): QuizState =>
  openQuiz(statuses.map((status, index) => ({ vocabularyId: index + 1, status })));
const run = (state: QuizState, ...events: QuizEvent[]): QuizState => events.reduce(quizReducer, state);
const sent: QuizEvent = { type: 'sent' };
const advanced: QuizEvent = { type: 'advanced' };
const review: QuizEvent = { type: 'reviewToggled' };
const verdict = (of: Answer['verdict'], autoAdvance = true): QuizEvent => ({
  type: 'checked',
  answer: { verdict: of, reason: 'exact', correctAnswer: '', matched: null, hint: null },
  autoAdvance,
});

test('opens at the first word that is not answered', () => {
  expect(currentItem(open(1, 2, 0, 0))?.vocabularyId).toBe(3);
  expect(currentItem(open(1, 2, 3))?.vocabularyId).toBe(3);
  expect(canAdvance(open(1, 2, 3))).toBe(true);
});

test('a right answer advances by itself; the input is closed meanwhile and Next is away', () => {
  const state = run(open(0, 0), sent, verdict('correct'));
  expect(state).toMatchObject({ advancing: true, review: false });
  expect(canAnswer(state)).toBe(false);
  expect(canAdvance(state)).toBe(false);
  expect(run(state, advanced)).toMatchObject({ index: 1, advancing: false, answer: null });
});

test('a right answer with a slip waits for the learner', () => {
  expect(canAdvance(run(open(0, 0), sent, verdict('correct', false)))).toBe(true);
});

test('a wrong answer reveals the word and brings it back once at the end', () => {
  const state = run(open(0, 0), sent, verdict('incorrect'));
  expect(state.review).toBe(true);
  expect(state.queue.map((item) => [item.vocabularyId, item.again])).toEqual([
    [1, false],
    [2, false],
    [1, true],
  ]);
  const practised = run(state, advanced, sent, verdict('correct'), advanced, sent, verdict('incorrect'));
  expect(practised.queue).toHaveLength(3);
  expect(practised.queue[0]?.status).toBe(2);
  expect(practised.queue[2]).toMatchObject({ status: 2, again: true });
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
  expect(run(state, advanced).queue[0]?.status).toBe(3);
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
  expect(run(open(0), verdict('correct'))).toEqual(open(0));
});

test('a failed check gives the box back with nothing recorded', () => {
  const state = run(open(0), sent, { type: 'checkFailed' });
  expect(canAnswer(state)).toBe(true);
  expect(currentItem(state)?.status).toBe(0);
});

test('progress is (index + 1) / total, and stays full while wrong words come back', () => {
  expect(progressOf(open(0, 0, 0))).toEqual({ position: 1, total: 3, percent: 33 });
  const again = run(open(0, 0), sent, verdict('incorrect'), advanced, sent, verdict('correct'), advanced);
  expect(progressOf(again)).toEqual({ position: 2, total: 2, percent: 100 });
  expect(isLast(again)).toBe(true);
  expect(progressOf(open())).toEqual({ position: 0, total: 0, percent: 0 });
});

test('whatever happens, statuses only leave 0, once, and the place stays inside the queue', () => {
  const event = fc.constantFrom<QuizEvent>(
    sent,
    verdict('correct'),
    verdict('incorrect'),
    verdict('retry'),
    verdict('rejected'),
    { type: 'checkFailed' },
    { type: 'advanceCancelled' },
    { type: 'typed' },
    review,
    advanced,
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }),
      fc.array(event),
      (statuses, events) => {
        let state = open(...statuses);
        for (const next of events) {
          const before = state;
          state = quizReducer(state, next);
          expect(state.total).toBe(statuses.length);
          expect(currentItem(state)).toBeDefined();
          expect(state.queue.length).toBeLessThanOrEqual(statuses.length * 2);
          expect(canAnswer(state) && canAdvance(state)).toBe(false);
          before.queue.forEach((item, index) => {
            if (item.status !== 0) expect(state.queue[index]?.status).toBe(item.status);
          });
        }
      },
    ),
    { numRuns: 2000 },
  );
});
