import { MIXED_MODE } from '@kotoba/contracts';
import { answerQuarters, vacations } from '../learning.tables';
import { quiz, start } from '../testing/quiz';
import type { TestLearner } from '../../../testing/test-server';
import {
  addWords,
  manyWords,
  setTimeZone,
  START,
  sharedWordServer,
} from '../../vocabulary/testing/word-server';
import type { Summary, LearningStats } from './stats.schemas';

const server = sharedWordServer();

describe('the summary', () => {
  const summary = async ({ inject }: TestLearner): Promise<Summary> =>
    (await inject('/stats/summary')).json<{ data: Summary }>().data;
  const at = (moment: string) => server.setNow(new Date(moment));

  async function answer(learner: TestLearner, id: number | undefined, text: string) {
    await quiz(learner, await start(learner, [id], 2)).answer(id, text);
  }

  test('a new learner begins at nothing', async () => {
    const { heatmap, ...figures } = await summary(await server.createLearner());
    expect(figures).toEqual({ level: 'N5', streak: 0, words: 0, due: 0, accuracy30: 0 });
    expect(heatmap).toHaveLength(365);
    expect(heatmap[0]).toEqual({ date: '2025-03-11', count: 0 });
    expect(heatmap.at(-1)).toEqual({ date: '2026-03-10', count: 0 });
  });

  test('words are the saved ones, accuracy is that of recorded answers', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, [...manyWords(3), { en_word: 'x', hiragana: 'ん', status: false }]);
    await answer(learner, ids[0], 'word 1');
    await answer(learner, ids[1], 'word 2');
    await answer(learner, ids[2], 'zzz');
    expect(await summary(learner)).toMatchObject({ words: 3, accuracy30: 66.7, streak: 1 });
  });

  test('answers of more than 30 days ago leave the accuracy and stay in the heatmap', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    at('2026-02-08T12:00:00Z');
    await answer(learner, id, 'zzz');
    at('2026-02-09T12:00:00Z');
    await answer(learner, id, 'word 1');
    at('2026-03-10T09:00:00Z');
    const { accuracy30, heatmap } = await summary(learner);
    expect(accuracy30).toBe(100);
    expect(heatmap.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-02-08', count: 1 },
      { date: '2026-02-09', count: 1 },
    ]);
  });

  test.each([
    ['UTC', '2026-03-09T23:59:59Z', '2026-03-10T00:00:00Z', 2],
    ['Asia/Tokyo', '2026-03-09T14:59:59Z', '2026-03-09T15:00:00Z', 2],
    ['Asia/Tokyo', '2026-03-09T15:00:00Z', '2026-03-10T14:59:59Z', 1],
    ['Asia/Kathmandu', '2026-03-09T18:14:59Z', '2026-03-09T18:15:00Z', 2],
    ['Pacific/Apia', '2026-03-09T10:59:59Z', '2026-03-09T11:00:00Z', 2],
    ['Pacific/Apia', '2026-03-09T11:00:00Z', '2026-03-10T10:59:59Z', 1],
    // Clocks go forward on 2026-03-08 in New York.
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', 2],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z', 2],
    // And back on 2026-11-01, a day of 25 hours.
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', 1],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 2],
  ])('in %s, answers at %s and %s are %i days in a row', async (zone, first, second, streak) => {
    at(first);
    const learner = await server.createLearner();
    await setTimeZone(server, learner, zone);
    const [id] = await addWords(learner, manyWords(1));
    await answer(learner, id, 'word 1');
    at(second);
    await answer(learner, id, 'word 1');
    expect((await summary(learner)).streak).toBe(streak);
  });

  test('the days are those of the time zone that holds when they are read', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    at('2026-03-09T15:30:00Z');
    await answer(learner, id, 'word 1');
    at('2026-03-10T09:00:00Z');
    const days = async () => (await summary(learner)).heatmap.filter(({ count }) => count > 0);
    expect(await days()).toEqual([{ date: '2026-03-09', count: 1 }]);
    const change = { url: '/account/settings', method: 'PATCH' as const, body: { timeZone: 'Asia/Tokyo' } };
    await learner.inject(change);
    expect(await days()).toEqual([{ date: '2026-03-10', count: 1 }]);
  });

  test('a streak lives until the end of the day after', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    for (const moment of ['2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z']) {
      at(moment);
      await answer(learner, id, 'word 1');
    }
    at('2026-03-10T23:59:00Z');
    expect((await summary(learner)).streak).toBe(2);
    at('2026-03-11T00:00:00Z');
    expect((await summary(learner)).streak).toBe(0);
  });

  test('a vacation freezes the streak: it goes on where the learner left it', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    const setAway = (away: boolean) =>
      learner.inject({ method: 'PUT', url: '/learn/vacation', body: { away } });
    const streakAt = async (moment: string) => {
      at(moment);
      return (await summary(learner)).streak;
    };
    for (const moment of ['2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z']) {
      at(moment);
      await answer(learner, id, 'word 1');
    }
    at('2026-03-10T20:00:00Z');
    await setAway(true);
    expect(await streakAt('2026-03-25T12:00:00Z')).toBe(2);
    await setAway(false);
    // The day of coming back is as free as that of leaving; the next one counts.
    expect(await streakAt('2026-03-26T23:59:00Z')).toBe(2);
    expect(await streakAt('2026-03-27T00:00:00Z')).toBe(0);
    at('2026-03-26T18:00:00Z');
    await answer(learner, id, 'word 1');
    expect(await streakAt('2026-03-26T20:00:00Z')).toBe(3);
  });

  test('a vacation begins no streak anew that was broken before it', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    at('2026-03-08T10:00:00Z');
    await answer(learner, id, 'word 1');
    at('2026-03-10T10:00:00Z');
    await learner.inject({ method: 'PUT', url: '/learn/vacation', body: { away: true } });
    at('2026-03-12T10:00:00Z');
    expect((await summary(learner)).streak).toBe(0);
  });

  /** Answers of each day from so many days ago to so many, today being 0. */
  const answerDays = ({ id: userId }: TestLearner, from: number, to: number) =>
    server.platform.db.insert(answerQuarters).values(
      Array.from({ length: from - to + 1 }, (_, index) => ({
        ...{ userId, quarter: daysAgo(from - index) },
        ...{ answers: 1, correct: 1, met: 0, retained: 1, durationMs: 0 },
      })),
    );
  const daysAgo = (count: number) => new Date(START.getTime() - count * 24 * 3_600_000);

  test.each([
    ['400 days', [[399, 0]], [], 400],
    ['400 days and none today', [[400, 1]], [], 400],
    ['1,200 days', [[1199, 0]], [], 1200],
    ['a year to the day', [[364, 0]], [], 365],
    ['a year and a day', [[365, 0]], [], 366],
    [
      '400 days after a gap',
      [
        [500, 401],
        [399, 0],
      ],
      [],
      400,
    ],
    [
      '500 days with a gap a year ago',
      [
        [499, 366],
        [364, 0],
      ],
      [],
      365,
    ],
    [
      '400 days with a vacation among them',
      [
        [499, 350],
        [249, 0],
      ],
      [[349, 250]],
      400,
    ],
    [
      'a vacation over the end of a year',
      [
        [499, 400],
        [299, 0],
      ],
      [[399, 300]],
      400,
    ],
    ['days before a vacation of more than a year', [[503, 501]], [[500, null]], 3],
  ] as const)('a streak goes back as far as it goes: %s', async (_, spans, absences, streak) => {
    const learner = await server.createLearner();
    for (const [from, to] of spans) await answerDays(learner, from, to);
    for (const [from, to] of absences)
      await server.platform.db.insert(vacations).values({
        userId: learner.id,
        startedAt: daysAgo(from),
        endedAt: to === null ? null : daysAgo(to),
      });
    const figures = await summary(learner);
    expect(figures.streak).toBe(streak);
    expect(figures.heatmap).toHaveLength(365);
  });

  test('deleting a word takes it from the words, not from the history', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    await answer(learner, id, 'word 1');
    await learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
    expect(await summary(learner)).toMatchObject({ words: 0, accuracy30: 100, streak: 1 });
  });

  test('a level is reached with ten of its words learned', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(
      learner,
      manyWords(12).map((word) => ({ ...word, level: 'N4' as const })),
    );
    const session = quiz(learner, await start(learner, ids, 2));
    for (const [index, id] of ids.slice(0, 9).entries()) await session.answer(id, `word ${index + 1}`);
    expect((await summary(learner)).level).toBe('N5');
    await session.answer(ids[9], 'word 10');
    expect((await summary(learner)).level).toBe('N4');
  });
});

describe('learning statistics', () => {
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
});
