import fc from 'fast-check';
import { createEmptyCard, fsrs, type Card } from 'ts-fsrs';
import type { CardMode } from '@kotoba/contracts';
import { ratingOf, replay, review, type Memory, type QuizRating } from './scheduler';

const START = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY);
const daysUntilDue = (memory: Memory) => (memory.due.getTime() - memory.lastReview.getTime()) / DAY;

test.each([
  [1, 'exact', 1, 3],
  [1, 'reading_ok', 3, 3],
  [1, 'typo', 2, 2],
  [2, 'no_match', 4, 1],
  [3, null, 12, 1],
  [1, 'exact', 13, 3],
  [1, 'exact', 14, 2],
  [2, 'other_word', 14, 1],
  [1, 'exact', 15, 2],
  [2, 'no_match', 15, 1],
  [3, null, 15, 1],
] as const)('status %i with reason %s in mode %i is rated %i', (status, reason, mode, rating) => {
  expect(ratingOf(status, reason, mode)).toBe(rating);
});

test('a right pick puts a word off less than a right answer that was typed', () => {
  const known = review(null, 3, START);
  const rated = (mode: CardMode) => review(known, ratingOf(1, 'exact', mode), known.due);
  expect(daysUntilDue(rated(14))).toBeLessThan(daysUntilDue(rated(4)));
});

test('a word answered right again and again comes back after ever longer times', () => {
  let memory = review(null, 3, START);
  const waits: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    memory = review(memory, 3, memory.due);
    waits.push(daysUntilDue(memory));
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBeGreaterThan(30);
});

test('a forgotten word comes back the same day, and sooner than before', () => {
  let memory = review(null, 3, START);
  for (let round = 0; round < 4; round += 1) memory = review(memory, 3, memory.due);
  const forgotten = review(memory, 1, memory.due);
  expect(daysUntilDue(forgotten)).toBeLessThan(1);
  expect(forgotten.stability).toBeLessThan(memory.stability);
  expect(forgotten.lapses).toBe(1);
});

test('a slip of the finger counts less than a clean answer and more than a wrong one', () => {
  const known = review(review(null, 3, START), 3, later(START, 1));
  const [again, hard, good] = ([1, 2, 3] as const).map(
    (rating) => review(known, rating, known.due).stability,
  );
  expect(again).toBeLessThan(hard ?? 0);
  expect(hard).toBeLessThan(good ?? 0);
});

const histories = fc
  .array(fc.tuple(fc.constantFrom<QuizRating>(1, 2, 3), fc.double({ min: 0, max: 400, noNaN: true })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((given) => {
    let at = START;
    return given.map(([rating, days]) => {
      at = later(at, days);
      return { rating, at };
    });
  });

test('random histories leave the memory that the library leaves by itself', () => {
  const reference = fsrs({ enable_fuzz: false });
  fc.assert(
    fc.property(histories, (history) => {
      const card = history.reduce<Card>(
        (before, { rating, at }) => reference.next(before, at, rating).card,
        createEmptyCard(START),
      );
      expect(replay(history)).toEqual({
        due: card.due,
        stability: card.stability,
        difficulty: card.difficulty,
        scheduledDays: card.scheduled_days,
        learningSteps: card.learning_steps,
        reps: card.reps,
        lapses: card.lapses,
        state: card.state,
        lastReview: card.last_review,
      });
    }),
    { numRuns: LONG ? 1000 : 150 },
  );
});

test('nothing is remembered of no history', () => expect(replay([])).toBeNull());

test('every sequence of answers gives a finite memory that is due after its answer', () => {
  const answers = fc.array(
    fc.tuple(fc.constantFrom<QuizRating>(1, 2, 3), fc.double({ min: 0, max: 400, noNaN: true })),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(answers, (given) => {
      let at = START;
      let memory: Memory | null = null;
      for (const [rating, days] of given) {
        at = later(at, days);
        memory = review(memory, rating, at);
        expect(Number.isFinite(memory.stability) && Number.isFinite(memory.difficulty)).toBe(true);
        expect(memory.due.getTime()).toBeGreaterThan(at.getTime());
      }
      expect(memory?.reps).toBe(given.length);
    }),
  );
});

test('a clock that went back does not break the memory', () => {
  const memory = review(review(null, 3, START), 3, later(START, -2));
  expect(memory.lastReview).toEqual(START);
  expect(memory.due.getTime()).toBeGreaterThan(START.getTime());
});
