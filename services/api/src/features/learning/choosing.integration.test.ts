import type { EntryInput } from '../vocabulary/entry.schemas';
import type { TestLearner } from '../../testing/test-server';
import { addWords, manyWords, setTimeZone, START, sharedWordServer } from '../vocabulary/testing/word-server';
import { accountSettings } from '../../platform/database/accounts.tables';
import { quiz, start } from './testing/quiz';
import type { Sitting } from './learning.schemas';
import type { WordHistory } from './word-history.routes';

const server = sharedWordServer();

const due = async ({ inject }: TestLearner, query = ''): Promise<Required<Sitting>> =>
  (await inject(`/learn/due${query}`)).json<{ data: Required<Sitting> }>().data;

async function answerAll(
  learner: TestLearner,
  ids: readonly number[],
  answers: (id: number) => string,
): Promise<void> {
  const session = quiz(learner, await start(learner, ids, 2));
  for (const id of ids) await session.answer(id, answers(id));
  await session.end();
}

const setLimits = ({ id }: TestLearner, limits: { newPerDay: number; reviewsPerDay: number }) =>
  server.platform.db
    .insert(accountSettings)
    .values({ userId: id, ...limits })
    .onConflictDoUpdate({ target: accountSettings.userId, set: limits });

const days = (count: number) => new Date(START.getTime() + count * 24 * 3_600_000);

describe('due', () => {
  test('new words come in the order of adding, up to the limit', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(5));
    const all = { due: 0, new: 5, now: 0, later: 0, meet: 5, minutes: 1, next: null, away: null };
    expect(await due(learner)).toEqual({ vocabularyIds: ids, ...all });
    expect(await due(learner, '?limit=2')).toEqual({ vocabularyIds: ids.slice(0, 2), ...all });
  });

  test('words due come before new ones, the longest overdue first', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(4));
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await answerAll(learner, [b], () => 'word 2');
    await answerAll(learner, [a], () => 'zzz');
    server.setNow(days(20));
    expect(await due(learner)).toMatchObject({ vocabularyIds: [a, b, c, d], due: 2, new: 2 });
  });

  test('of more than twenty due words, fifteen are for now and the rest for later', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(23));
    await answerAll(learner, ids.slice(0, 20), () => 'zzz');
    server.setNow(days(1));
    expect(await due(learner)).toMatchObject({ due: 20, now: 20, later: 0 });
    await answerAll(learner, ids.slice(20), () => 'zzz');
    server.setNow(days(2));
    const { vocabularyIds, ...counts } = await due(learner, '?limit=15');
    expect(counts).toMatchObject({ due: 23, new: 0, now: 15, later: 8, meet: 0 });
    // The longest overdue first: those of the first day.
    expect(vocabularyIds).toEqual(ids.slice(0, 15));
  });

  test('a backlog is one sitting and no new words, whatever is asked for', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(26));
    await answerAll(learner, ids.slice(0, 21), () => 'zzz');
    server.setNow(days(1));
    const { vocabularyIds, ...counts } = await due(learner, '?limit=100');
    expect(counts).toMatchObject({ due: 21, new: 5, now: 15, later: 6, meet: 0 });
    expect(vocabularyIds).toEqual(ids.slice(0, 15));
  });

  test('a sitting of a backlog stays within the daily limit', async () => {
    const learner = await server.createLearner();
    await setLimits(learner, { newPerDay: 50, reviewsPerDay: 4 });
    const ids = await addWords(learner, manyWords(23));
    await answerAll(learner, ids.slice(0, 21), () => 'zzz');
    server.setNow(days(1));
    const { vocabularyIds, ...counts } = await due(learner);
    expect(counts).toMatchObject({ due: 21, new: 2, now: 4, later: 17, meet: 0 });
    expect(vocabularyIds).toEqual(ids.slice(0, 4));
  });

  test('a daily limit that leaves due words for later keeps no new word away', async () => {
    const learner = await server.createLearner();
    await setLimits(learner, { newPerDay: 3, reviewsPerDay: 1 });
    const ids = await addWords(learner, manyWords(6));
    await answerAll(learner, ids.slice(0, 2), () => 'zzz');
    server.setNow(days(1));
    expect(await due(learner)).toMatchObject({
      vocabularyIds: [ids[0], ids[2], ids[3], ids[4]],
      due: 2,
      new: 4,
      now: 1,
      later: 1,
    });
  });

  test('with the daily limit used up, new words still come', async () => {
    const learner = await server.createLearner();
    await setLimits(learner, { newPerDay: 3, reviewsPerDay: 1 });
    const ids = await addWords(learner, manyWords(4));
    await answerAll(learner, ids.slice(0, 2), () => 'zzz');
    server.setNow(days(1));
    await answerAll(learner, ids.slice(0, 1), () => 'word 1');
    expect(await due(learner)).toMatchObject({
      vocabularyIds: [ids[2], ids[3]],
      due: 1,
      new: 2,
      now: 0,
      later: 1,
    });
  });

  test('what was answered right is not due at once', async () => {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, manyWords(1));
    await answerAll(learner, [id], () => 'word 1');
    const { next, ...none } = await due(learner);
    expect(none).toMatchObject({ vocabularyIds: [], due: 0, new: 0, minutes: 0 });
    expect(Date.parse(next ?? '')).toBeGreaterThan(START.getTime());
  });

  test('LEARN-42 the session length that the learner chose holds for due and new words together', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(12));
    await answerAll(learner, ids.slice(0, 3), () => 'zzz');
    server.setNow(days(1));
    const choose = (sessionLength: string) =>
      learner.inject({ url: '/account/settings', method: 'PATCH', body: { sessionLength } });
    await choose('5');
    expect(await due(learner)).toMatchObject({ vocabularyIds: ids.slice(0, 5), now: 3, meet: 2 });
    await choose('all');
    expect(await due(learner)).toMatchObject({ vocabularyIds: ids, now: 3, meet: 9 });
  });

  test('a word due in both directions is one word; an unsaved one is none', async () => {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, manyWords(1));
    for (const mode of [1, 2]) await quiz(learner, await start(learner, [id], mode)).review(id);
    server.setNow(days(2));
    expect(await due(learner)).toMatchObject({ vocabularyIds: [id], due: 1, new: 0 });
    await learner.inject({ url: '/vocabulary/update-status', body: { vocabulary_ids: [id], status: false } });
    expect(await due(learner)).toMatchObject({ vocabularyIds: [], due: 0, new: 0 });
  });

  test('daily limits count the learner’s own day', async () => {
    const learner = await server.createLearner();
    await setTimeZone(server, learner, 'America/New_York');
    await setLimits(learner, { newPerDay: 3, reviewsPerDay: 1 });
    const ids = await addWords(learner, manyWords(6));
    expect((await due(learner)).vocabularyIds).toEqual(ids.slice(0, 3));
    // 2026-03-10 in New York lasts from 04:00 to 04:00 UTC.
    server.setNow(new Date('2026-03-11T03:00:00Z'));
    await answerAll(learner, ids.slice(0, 2), () => 'zzz');
    expect(await due(learner)).toMatchObject({ vocabularyIds: [ids[2]], due: 0, new: 4 });
    server.setNow(new Date('2026-03-11T05:00:00Z'));
    expect(await due(learner)).toMatchObject({
      vocabularyIds: [ids[0], ids[2], ids[3], ids[4]],
      due: 2,
      new: 4,
    });
  });

  test.each(['0', '201', '-1', '1.5', '', 'NaN', '9007199254740993'])('refuses limit=%s', async (limit) => {
    const learner = await server.createLearner();
    expect((await learner.inject(`/learn/due?limit=${limit}`)).statusCode).toBe(400);
  });
});

const words: EntryInput[] = [
  {
    en_word: 'to eat',
    hiragana: 'たべる',
    kanji: '食べる',
    part_of_speech: 'verb',
    level: 'N5',
    user_topic: 'Food',
  },
  { en_word: 'apple', katakana: 'リンゴ', level: 'N5', user_topic: 'Food', topic: 'Fruits' },
  { en_word: 'constitution', hiragana: 'けんぽう', kanji: '憲法', level: 'N1', tags: ['law'] },
  { en_word: 'train station', hiragana: 'えき', kanji: '駅', level: 'N4' },
];

describe('by category', () => {
  const find = async ({ inject }: TestLearner, category: string) =>
    (await inject(`/learn/vocabulary/${encodeURIComponent(category)}`)).json<{ data: unknown }>().data;

  test('a category is a collection, topic, tag, part of speech or level', async () => {
    const learner = await server.createLearner();
    const [eat, apple, law, station] = await addWords(learner, words);
    const found = (ids: (number | undefined)[], category: string, level: string) => ({
      vocabulary: ids.map((id) => ({ id })),
      category,
      level,
    });
    expect(await find(learner, 'food')).toEqual(found([eat, apple], 'food', 'beginner'));
    expect(await find(learner, 'FRUITS')).toEqual(found([apple], 'FRUITS', 'beginner'));
    expect(await find(learner, 'law')).toEqual(found([law], 'law', 'advanced'));
    expect(await find(learner, 'verbs')).toEqual(found([eat], 'verbs', 'beginner'));
    expect(await find(learner, 'n4')).toEqual(found([station], 'n4', 'beginner'));
    expect(await find(learner, '%')).toEqual(found([], '%', 'beginner'));
  });

  test.each(['カタカナ', 'かたかな', 'ｶﾀｶﾅ', 'ＪＬＰＴ Ｎ５', 'jlpt  n5'])(
    'the tag is found by %s: width, case and kana do not count',
    async (category) => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [
        { en_word: 'bread', katakana: 'パン', tags: ['カタカナ', 'JLPT n5'] },
      ]);
      expect(await find(learner, category)).toMatchObject({ vocabulary: [{ id }] });
    },
  );

  test('a blank or endless category is refused', async () => {
    const learner = await server.createLearner();
    for (const category of [' ', 'x'.repeat(101), '\0']) {
      const answer = await learner.inject(`/learn/vocabulary/${encodeURIComponent(category)}`);
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('by message', () => {
  const ask = async ({ inject }: TestLearner, message: string) =>
    (await inject({ url: '/learn/chat', body: { message, mode: 2 } })).json<{
      data: { vocabulary: { id: number }[]; category: string; level: string };
    }>().data;

  test.each([
    ['food please', [0, 1], 'food', 'beginner'],
    ['I want to practice verbs', [0], 'verb', 'beginner'],
    ['2 N5 words', [0, 1], 'all', 'beginner'],
    ['1 beginner word', [0], 'all', 'beginner'],
    ['りんご', [1], 'りんご', 'beginner'],
    ['something about the station', [3], 'station', 'beginner'],
    ['advanced law', [2], 'law', 'advanced'],
    ['quantum physics', [], 'quantum physics', 'beginner'],
    ["'; drop table vocabulary; --", [], 'drop table', 'beginner'],
  ])('"%s"', async (message, places, category, level) => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, words);
    const found = await ask(learner, message);
    expect(found.vocabulary).toEqual(places.map((place) => ({ id: ids[place] })));
    expect(found).toMatchObject({ category, level });
  });

  test.each([
    ['many words', `station ${'abcdefghijklm '.repeat(9)}`, `station${' abcdefghijklm'.repeat(6)}`],
    ['an endless word', `station ${'a'.repeat(300)}`, 'station'],
    ['letters of two units', `${'𠮟'.repeat(150)} station`, '𠮟'.repeat(100)],
    ['a hundred characters', `station ${'a'.repeat(92)}`, `station ${'a'.repeat(92)}`],
  ])('what a long wish finds can be started under its category: %s', async (_, message, topic) => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, words);
    const found = await ask(learner, message);
    expect(found).toMatchObject({ vocabulary: [{ id: ids[3] }], category: topic });
    const { inject } = learner;
    const started = await inject({
      url: '/learn/start',
      body: { vocabularyIds: [ids[3]], topic: found.category, level: found.level, mode: 2 },
    });
    expect(started.statusCode).toBe(200);
    const { id } = started.json<{ data: { id: number } }>().data;
    expect((await inject(`/learn/session/${id}`)).json()).toMatchObject({ data: { topic } });
  });

  test('LANG-17 a subject holds: "rain" is in no train, "art" in no heart, "seasons" are no winter', async () => {
    const learner = await server.createLearner();
    const [rain, , heavy, , art, winter] = await addWords(learner, [
      { en_word: 'rain', hiragana: 'あめ', kanji: '雨' },
      { en_word: 'train', hiragana: 'でんしゃ', kanji: '電車' },
      { en_word: 'heavy rain', hiragana: 'おおあめ', kanji: '大雨' },
      { en_word: 'heart', hiragana: 'しんぞう', kanji: '心臓' },
      { en_word: 'art', hiragana: 'びじゅつ', kanji: '美術' },
      { en_word: 'winter', hiragana: 'ふゆ', kanji: '冬', tags: ['seasons'] },
      { en_word: 'hot', hiragana: 'あつい', kanji: '暑い', tags: ['seasons'] },
      { en_word: 'cherry tree', hiragana: 'さくら', kanji: '桜', tags: ['seasons'] },
    ]);
    const found = async (message: string) => (await ask(learner, message)).vocabulary.map(({ id }) => id);
    expect(await found('words about rain')).toEqual([rain, heavy]);
    expect(await found('rains')).toEqual([rain, heavy]);
    expect(await found('words about art')).toEqual([art]);
    expect(await found('words about winter')).toEqual([winter]);
  });

  test.each(['0 words', '-3 verbs', '0 words about food'])(
    'LANG-18 "%s" is refused kindly',
    async (message) => {
      const learner = await server.createLearner();
      for (const [url, body] of [
        ['/learn/chat', { message, mode: 2 }],
        ['/vocabulary/generate', { input: message }],
      ] as const) {
        const refused = await learner.inject({ url, body });
        expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
          400,
          'Ask for at least one word, like this: 5 words about food.',
        ]);
      }
      const said = await learner.inject({ url: '/chat/send', body: { content: message } });
      expect(said.json()).toMatchObject({
        assistantMessage: { content: 'Ask for at least one word, like this: 5 words about food.' },
      });
    },
  );

  test('a text of 2,000 characters is a question like any other', async () => {
    const learner = await server.createLearner();
    await addWords(learner, words);
    expect((await ask(learner, 'xyz '.repeat(500))).vocabulary).toEqual([]);
  });
});

describe('the forecast', () => {
  const forecast = async ({ inject }: TestLearner, query = '') =>
    (await inject(`/learn/forecast${query}`)).json<{ data: { date: string; count: number }[] }>().data;

  test('counts each word on the day on which it comes due, what is overdue today', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    expect(await forecast(learner)).toHaveLength(7);
    await answerAll(learner, ids.slice(0, 2), () => 'zzz');
    server.setNow(days(1));
    await answerAll(learner, ids.slice(2), () => 'word 3');
    await answerAll(learner, ids.slice(2), () => 'word 3');
    const [today, ...later] = await forecast(learner, '?days=30');
    expect(today).toEqual({ date: '2026-03-11', count: 2 });
    expect(later.filter(({ count }) => count > 0)).toHaveLength(1);
    expect(later.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  test('follows the days of the learner’s time zone', async () => {
    const learner = await server.createLearner();
    await setTimeZone(server, learner, 'Pacific/Kiritimati');
    expect((await forecast(learner, '?days=1')).map(({ date }) => date)).toEqual(['2026-03-10']);
    server.setNow(new Date('2026-03-10T10:00:00Z'));
    expect((await forecast(learner, '?days=1')).map(({ date }) => date)).toEqual(['2026-03-11']);
  });

  test.each(['0', '31', 'x', '1.5'])('of %s days is bad input', async (count) => {
    const learner = await server.createLearner();
    expect((await learner.inject(`/learn/forecast?days=${count}`)).statusCode).toBe(400);
  });
});

describe('a vacation', () => {
  const DAY = 24 * 3_600_000;
  const days = (count: number) => new Date(START.getTime() + count * DAY);

  const setAway = async ({ inject }: TestLearner, away: boolean): Promise<string | null> =>
    (await inject({ method: 'PUT', url: '/learn/vacation', body: { away } })).json<{
      data: { since: string | null };
    }>().data.since;
  const since = async ({ inject }: TestLearner) =>
    (await inject('/learn/vacation')).json<{ data: { since: string | null } }>().data.since;
  const due = async ({ inject }: TestLearner) =>
    (await inject('/learn/due?limit=200')).json<{ data: Sitting }>().data;
  const week = async ({ inject }: TestLearner) =>
    (await inject('/learn/forecast')).json<{ data: { count: number }[] }>().data.map(({ count }) => count);
  const dueOf = async ({ inject }: TestLearner, id: number | undefined) =>
    Date.parse((await inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data.next_due ?? '');

  /** A learner who forgot `count` words at the start: all of them are due soon afterwards. */
  async function forgetful(count: number) {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(count));
    const session = quiz(learner, await start(learner, ids, 2));
    for (const id of ids) await session.review(id);
    await session.end();
    return { learner, ids, session };
  }

  test('nothing is due while the learner is away, new words still are there', async () => {
    const { learner } = await forgetful(3);
    const [fresh] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
    server.setNow(days(1));
    expect((await due(learner)).due).toBe(3);
    expect(await since(learner)).toBeNull();
    expect(await setAway(learner, true)).toBe(days(1).toISOString());
    server.setNow(days(10));
    expect(await since(learner)).toBe(days(1).toISOString());
    const none = { due: 0, new: 1, now: 0, later: 0, away: days(1).toISOString() };
    expect(await due(learner)).toMatchObject({ vocabularyIds: [fresh], ...none });
    expect(await week(learner)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const summary = (await learner.inject('/stats/summary')).json<{ data: { due: number } }>().data;
    expect(summary.due).toBe(0);
  });

  test('back from vacation, all that was to come comes that much later', async () => {
    const { learner, ids } = await forgetful(2);
    const before = await Promise.all(ids.map((id) => dueOf(learner, id)));
    await setAway(learner, true);
    server.setNow(days(14));
    expect(await setAway(learner, false)).toBeNull();
    expect(await Promise.all(ids.map((id) => dueOf(learner, id)))).toEqual(before.map((at) => at + 14 * DAY));
    expect((await due(learner)).due).toBe(0);
    server.setNow(new Date(days(14).getTime() + DAY));
    expect((await due(learner)).due).toBe(2);
  });

  test('said twice it is said once', async () => {
    const { learner, ids } = await forgetful(1);
    const before = await dueOf(learner, ids[0]);
    await setAway(learner, true);
    server.setNow(days(2));
    expect(await setAway(learner, true)).toBe(START.toISOString());
    server.setNow(days(3));
    const answers = await Promise.all([1, 2, 3].map(() => setAway(learner, false)));
    expect(answers).toEqual([null, null, null]);
    expect(await dueOf(learner, ids[0])).toBe(before + 3 * DAY);
  });

  test('a vacation that ends as it begins puts nothing off, and can begin again', async () => {
    const { learner, ids } = await forgetful(1);
    const before = await dueOf(learner, ids[0]);
    for (const away of [true, false, true, false]) await setAway(learner, away);
    expect(await dueOf(learner, ids[0])).toBe(before);
  });

  test('what was answered on vacation is put off by the time since that answer', async () => {
    const { learner, ids } = await forgetful(1);
    await setAway(learner, true);
    server.setNow(days(4));
    await quiz(learner, await start(learner, ids, 2)).answer(ids[0], 'word 1');
    const answered = await dueOf(learner, ids[0]);
    server.setNow(days(10));
    await setAway(learner, false);
    expect(await dueOf(learner, ids[0])).toBe(answered + 6 * DAY);
  });

  test('an answer that is undone after a vacation leaves the word as late as it was', async () => {
    const { learner, ids } = await forgetful(1);
    await setAway(learner, true);
    server.setNow(days(5));
    await setAway(learner, false);
    const before = await dueOf(learner, ids[0]);
    server.setNow(days(6));
    const again = quiz(learner, await start(learner, ids, 2));
    await again.answer(ids[0], 'word 1');
    expect(await dueOf(learner, ids[0])).not.toBe(before);
    await again.undo(ids[0]);
    expect(await dueOf(learner, ids[0])).toBe(before);
  });

  test('one learner’s vacation is nobody else’s', async () => {
    const { learner } = await forgetful(1);
    const { learner: other } = await forgetful(1);
    await setAway(learner, true);
    server.setNow(days(1));
    expect((await due(other)).due).toBe(1);
    expect(await since(other)).toBeNull();
  });

  test.each([{}, { away: 'yes' }, { away: null }])('%j is refused', async (body) => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ method: 'PUT', url: '/learn/vacation', body });
    expect(answer.statusCode).toBe(400);
  });
});
