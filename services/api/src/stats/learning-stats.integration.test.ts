import { MIXED_MODE } from '@kotoba/contracts';
import { quiz, start } from '../learning/testing/quiz';
import { addWords, manyWords, START, sharedWordServer } from '../vocabulary/testing/word-server';
import type { LearningStats } from './learning-stats.schemas';
import type { TestLearner } from '../testing/test-server';

const server = sharedWordServer();

const DAY = 24 * 3_600_000;
const stats = async ({ inject }: TestLearner): Promise<LearningStats> =>
  (await inject('/stats/learning')).json<{ data: LearningStats }>().data;

async function answer(learner: TestLearner, id: number | undefined, text: string) {
  await quiz(learner, await start(learner, [id], 2)).answer(id, text);
}

test('a new learner has a year of empty days', async () => {
  const { days, ...words } = await stats(await server.createLearner());
  expect(days).toHaveLength(365);
  expect(days.at(-1)).toEqual({
    date: '2026-03-10',
    answers: 0,
    correct: 0,
    repeated: 0,
    retained: 0,
    seconds: 0,
  });
  expect(words).toEqual({ leeches: [], hardest: [] });
});

test('a day tells answers, what was retained of words met before, and the time', async () => {
  const learner = await server.createLearner();
  const ids = await addWords(learner, manyWords(2));
  await answer(learner, ids[0], 'word 1');
  await answer(learner, ids[1], 'word 2');
  server.setNow(new Date(START.getTime() + DAY));
  const session = quiz(learner, await start(learner, ids, 2));
  server.setNow(new Date(START.getTime() + DAY + 8_000));
  await session.answer(ids[0], 'word 1');
  // Whoever takes longer than a minute was away.
  server.setNow(new Date(START.getTime() + DAY + 10 * 60_000));
  await session.answer(ids[1], 'zzz');
  const { days } = await stats(learner);
  expect(days.slice(-2)).toEqual([
    { date: '2026-03-10', answers: 2, correct: 2, repeated: 0, retained: 0, seconds: 0 },
    { date: '2026-03-11', answers: 2, correct: 1, repeated: 2, retained: 1, seconds: 68 },
  ]);
});

test('a word forgotten eight times is a leech, with what it is confused with; one forgotten less is only hard', async () => {
  const learner = await server.createLearner();
  const [leech, hard] = await addWords(learner, manyWords(2));
  let at = START.getTime();
  for (let round = 0; round < 8; round += 1) {
    for (const text of ['word 1', 'word 1', round < 5 ? 'word 2' : 'nothing']) {
      at += 3 * DAY;
      server.setNow(new Date(at));
      await answer(learner, leech, text);
    }
  }
  await answer(learner, hard, 'word 2');
  server.setNow(new Date((at += 3 * DAY)));
  await answer(learner, hard, 'word 2');
  server.setNow(new Date((at += 3 * DAY)));
  await answer(learner, hard, 'zzz');
  const { leeches, hardest } = await stats(learner);
  expect(leeches).toEqual([
    expect.objectContaining({
      id: leech,
      enWord: 'word 1',
      lapses: 8,
      direction: 'recognition',
      confusedWith: [
        { answer: 'word 2', count: 5 },
        { answer: 'nothing', count: 3 },
      ],
    }),
  ]);
  expect(hardest.map(({ id, lapses }) => [id, lapses])).toEqual([
    [leech, 8],
    [hard, 1],
  ]);
});

test('a leech in both directions has in each what was typed there, by whatever kind of session', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, manyWords(1));
  const texts = {
    recall: { mode: 1, right: 'ああ', wrong: 'いい' },
    recognition: { mode: 2, right: 'word 1', wrong: 'word 2' },
  };
  let at = START.getTime();
  const nextDay = () => server.setNow(new Date((at += 3 * DAY)));
  for (let round = 0; round < 8; round += 1) {
    for (const kind of ['right', 'right', 'wrong'] as const) {
      nextDay();
      for (const { mode, [kind]: text } of Object.values(texts))
        await quiz(learner, await start(learner, [id], mode)).answer(id, text);
    }
  }
  // The card says how it asks, its session only that it is Mixed.
  const times = { recall: 8, recognition: 8 };
  for (let round = 0; round < 3; round += 1) {
    nextDay();
    const session = quiz(learner, await start(learner, [id], MIXED_MODE));
    const [card] = (await session.read()).learnDetails;
    const direction = card && card.mode % 2 === 1 ? 'recall' : 'recognition';
    times[direction] += 1;
    await session.answer(id, texts[direction].wrong);
  }
  const { leeches } = await stats(learner);
  const confusedIn = (direction: string) =>
    leeches.find((leech) => leech.direction === direction)?.confusedWith;
  expect(confusedIn('recall')).toEqual([{ answer: 'いい', count: times.recall }]);
  expect(confusedIn('recognition')).toEqual([{ answer: 'word 2', count: times.recognition }]);
});

test('the figures are the learner’s own', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, manyWords(1));
  await answer(learner, id, 'word 1');
  const { days } = await stats(await server.createLearner());
  expect(days.every(({ answers }) => answers === 0)).toBe(true);
});
