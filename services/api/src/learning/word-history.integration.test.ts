import type { TestLearner } from '../testing/test-server';
import { addWords, START, sharedWordServer } from '../vocabulary/testing/word-server';
import { quiz, start } from './testing/quiz';
import type { WordHistory } from './word-history.schemas';

const server = sharedWordServer();

const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

async function historyOf({ inject }: TestLearner, id: number | undefined, query = ''): Promise<WordHistory> {
  return (await inject(`/vocabulary/${id}/history${query}`)).json<{ data: WordHistory }>().data;
}

test('a word that was never asked has an empty history', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [umbrella]);
  expect(await historyOf(learner, id)).toEqual({
    answers: [],
    counts: { total: 0, correct: 0, incorrect: 0, reviewed: 0 },
    next_due: null,
    memories: [],
  });
});

test('tells what was typed in which mode, the newest first, and when the word is due', async () => {
  const learner = await server.createLearner();
  const [id, other] = await addWords(learner, [umbrella, { en_word: 'station', hiragana: 'えき' }]);
  const first = await start(learner, [id, other], 2);
  await quiz(learner, first).answer(id, 'parasol');
  await quiz(learner, first).answer(other, 'station');
  server.setNow(later(10));
  const second = await start(learner, [id], 1);
  await quiz(learner, second).answer(id, ' かさ ');
  server.setNow(later(20));
  const third = await start(learner, [id], 4);
  await quiz(learner, third).review(id);

  const history = await historyOf(learner, id);
  expect(history.answers).toEqual([
    expect.objectContaining({ session_id: third, mode: 4, verdict: 'reviewed', typed: null, reason: null }),
    expect.objectContaining({ session_id: second, mode: 1, verdict: 'correct', typed: 'かさ' }),
    expect.objectContaining({
      session_id: first,
      mode: 2,
      verdict: 'incorrect',
      typed: 'parasol',
      retries: 0,
    }),
  ]);
  expect(history.answers.map(({ answered_at }) => answered_at)).toEqual(
    [later(20), later(10), START].map((date) => date.toISOString()),
  );
  expect(history.counts).toEqual({ total: 3, correct: 1, incorrect: 1, reviewed: 1 });
  expect(history.memories.map(({ direction, reps }) => [direction, reps]).sort()).toEqual([
    ['recall', 1],
    ['recognition', 2],
  ]);
  expect(history.next_due).toBe(history.memories[0]?.due);
  expect(history.memories.every(({ due }) => due >= (history.next_due ?? ''))).toBe(true);
});

test('gives it in pages, with the counts of all', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [umbrella]);
  for (const minute of [0, 1, 2]) {
    server.setNow(later(minute));
    await quiz(learner, await start(learner, [id], 1)).answer(id, 'かさ');
  }
  const page = await historyOf(learner, id, '?limit=2&offset=1');
  expect(page.answers.map(({ answered_at }) => answered_at)).toEqual(
    [later(1), later(0)].map((date) => date.toISOString()),
  );
  expect(page.counts.total).toBe(3);
});

test('an unanswered item of a running session is no answer', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [umbrella]);
  await start(learner, [id], 1);
  expect((await historyOf(learner, id)).counts.total).toBe(0);
});

test.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=1e1'])('%s is refused', async (query) => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [umbrella]);
  expect((await learner.inject(`/vocabulary/${id}/history${query}`)).statusCode).toBe(400);
});
