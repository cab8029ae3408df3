import fc from 'fast-check';
import { foldForSearch } from '@kotoba/japanese';
import type { TestLearner } from '../../testing/test-server';
import type { Entry, EntryInput } from './entry.schemas';
import { addWords, manyWords, sharedWordServer, START } from './testing/word-server';

const server = sharedWordServer();

interface Page {
  vocabulary: Entry[];
  pagination: { page: number; limit: number; total_count: number; total_pages: number };
}

async function list({ inject }: TestLearner, query: Record<string, string | number> = {}): Promise<Page> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await inject(`/vocabulary?${parameters.toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
}

const words = (page: Page) => page.vocabulary.map(({ en_word }) => en_word);

test('pages cover every saved word once, in order, and say how many there are', async () => {
  const learner = await server.createLearner();
  await addWords(learner, manyWords(25));
  await addWords(learner, [{ en_word: 'not saved', hiragana: 'みほぞん', status: false }]);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await list(learner, { page, limit: 10 }));
  expect(pages.map(({ vocabulary }) => vocabulary.length)).toEqual([10, 10, 5, 0]);
  expect(pages.flatMap(words)).toEqual(Array.from({ length: 25 }, (_, index) => `word ${25 - index}`));
  expect(pages[0]?.pagination).toEqual({ page: 1, limit: 10, total_count: 25, total_pages: 3 });
  expect((await list(learner)).vocabulary).toHaveLength(12);
});

test('what can be chosen of a list is all of its words in its order, and the tags among them', async () => {
  const learner = await server.createLearner();
  const choosable = async (query: string) => {
    const answer = await learner.inject(`/vocabulary/choosable${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ vocabulary_ids: number[]; tags: string[] }>();
  };
  const [rain, snow] = await addWords(learner, [
    { en_word: 'rain', hiragana: 'あめ', level: 'N5', tags: ['weather'] },
    { en_word: 'snow', hiragana: 'ゆき', level: 'N5', tags: ['weather', 'cold'] },
    { en_word: 'sorrow', hiragana: 'かなしみ', level: 'N2', tags: ['feelings'] },
    { en_word: 'not saved', hiragana: 'みほぞん', level: 'N5', status: false },
  ]);
  const weather = { vocabulary_ids: [rain, snow], tags: ['cold', 'weather'] };
  expect(await choosable('?level=N5&sort_by=oldest')).toEqual(weather);
  expect(await choosable('?level=N5')).toEqual({ ...weather, vocabulary_ids: [snow, rain] });
  expect(await choosable('?search=yuki')).toEqual({ ...weather, vocabulary_ids: [snow] });
  const many = LONG ? 1000 : 120;
  for (let start = 0; start < many; start += 100) {
    await addWords(learner, manyWords(many).slice(start, start + 100));
  }
  expect((await choosable('')).vocabulary_ids).toHaveLength(many + 3);
  expect((await (await server.createLearner()).inject('/vocabulary/choosable')).json()).toEqual({
    vocabulary_ids: [],
    tags: [],
  });
});

test.each(['userTopicId=999999', 'topicId=999999'])(
  'nothing can be chosen in %s, which is not there',
  async (place) => {
    const { inject } = await server.createLearner();
    expect((await inject(`/vocabulary/choosable?${place}`)).statusCode).toBe(404);
  },
);

test('an entry has the documented fields', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [
    {
      en_word: 'umbrella',
      hiragana: 'かさ',
      kanji: '傘',
      level: 'N5',
      tags: ['rain'],
      user_topic: 'Weather',
      topic: 'Things',
    },
  ]);
  const [entry] = (await list(learner)).vocabulary;
  expect(entry).toMatchObject({
    id,
    en_word: 'umbrella',
    ja_word: '傘',
    hiragana: 'かさ',
    katakana: null,
    kanji: '傘',
    romaji: 'kasa',
    part_of_speech: 'noun',
    level: 'N5',
    tags: ['rain'],
    status: true,
    is_saved: true,
    user_topic: 'Weather',
    topic: 'Things',
    created_at: START.toISOString(),
    word_audio_url: null,
  });
  expect(entry?.word_image_url).toMatch(/^\/api\/media\/pictures\/[0-9a-f]{40}\.svg$/);
});

test.each([
  ['newest', ['banana', 'Cherry', 'apple']],
  ['oldest', ['apple', 'Cherry', 'banana']],
  ['alphabetical', ['apple', 'banana', 'Cherry']],
  ['updated', ['apple', 'banana', 'Cherry']],
])('sorts by %s', async (sort_by, order) => {
  const learner = await server.createLearner();
  const ids: number[] = [];
  for (const [index, [en_word, katakana]] of [
    ['apple', 'リンゴ'],
    ['Cherry', 'チェリー'],
    ['banana', 'バナナ'],
  ].entries()) {
    server.setNow(new Date(START.getTime() + index * 1000));
    ids.push(...(await addWords(learner, [{ en_word: en_word ?? '', katakana }])));
  }
  server.setNow(new Date(START.getTime() + 60_000));
  await learner.inject({ method: 'PATCH', url: `/vocabulary/${ids[0]}`, body: { notes: 'red' } });
  expect(words(await list(learner, { sort_by }))).toEqual(order);
});

test('words of the same English word are in the order of their kana', async () => {
  const learner = await server.createLearner();
  await addWords(learner, [
    { en_word: 'bridge', hiragana: 'わ' },
    { en_word: 'Bridge', katakana: 'ブリッジ' },
    { en_word: 'bridge', hiragana: 'はし' },
  ]);
  const { vocabulary } = await list(learner, { sort_by: 'alphabetical' });
  expect(vocabulary.map(({ hiragana, katakana }) => hiragana ?? katakana)).toEqual([
    'はし',
    'ブリッジ',
    'わ',
  ]);
});

describe('search', () => {
  const inputs: EntryInput[] = [
    { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' },
    { en_word: 'cat', katakana: 'ネコ', kanji: '猫' },
    { en_word: '100% cotton', hiragana: 'めん', kanji: '綿' },
    { en_word: 'snake_case', hiragana: 'へび' },
    { en_word: String.raw`back\slash`, hiragana: 'ばつくすらつしゅ' },
    { en_word: 'School', hiragana: 'がっこう', kanji: '学校' },
    { en_word: 'to "eat" <b>', hiragana: 'たべる', kanji: '食べる' },
  ];
  let learner: TestLearner;
  let all: Entry[];
  beforeAll(async () => {
    learner = await server.createLearner();
    await addWords(learner, inputs);
    const stranger = await server.createLearner();
    await addWords(stranger, inputs);
    all = (await list(learner, { limit: 100 })).vocabulary;
  });

  test.each([
    ['UMBRELLA', ['umbrella']],
    ['傘', ['umbrella']],
    ['カサ', ['umbrella']],
    ['kasa', ['umbrella']],
    ['ﾈｺ', ['cat']],
    ['か\u3099っこう', ['School']],
    ['ｓｃｈｏｏｌ', ['School']],
    ['100%', ['100% cotton']],
    ['%', ['100% cotton']],
    ['_', ['snake_case']],
    ['\\', [String.raw`back\slash`]],
    ['umbrella傘', []],
    ["' or 1=1 --", []],
  ])('"%s" finds %j', async (search, found) => {
    expect(words(await list(learner, { search }))).toEqual(found);
  });

  test('finds exactly the words that hold the text, as a plain reading of the rule does', async () => {
    const letters = fc.constantFrom(...'aeksuc%_\\ 傘猫校かさネコﾈべる"<１1');
    const searches = fc.array(letters, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
    const holds = (entry: Entry, search: string) =>
      [entry.en_word, entry.kanji, entry.hiragana, entry.katakana, entry.romaji].some(
        (field) =>
          field !== null && foldForSearch(field).includes(foldForSearch(search.normalize('NFC').trim())),
      );
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const expected = all.filter((entry) => holds(entry, search)).map(({ en_word }) => en_word);
        expect(words(await list(learner, { search, limit: 100 })).sort()).toEqual(expected.sort());
      }),
      { numRuns: LONG ? 300 : 40 },
    );
  });
});

test('what fits a search better comes first, and of two that fit alike the newer', async () => {
  const learner = await server.createLearner();
  await addWords(learner, [
    { en_word: 'hair', hiragana: 'かみ', kanji: '髪' },
    { en_word: 'long hair', hiragana: 'ちょうはつ', kanji: '長髪' },
    { en_word: 'hairdresser', hiragana: 'びようし', kanji: '美容師' },
    { en_word: 'chair', hiragana: 'いす', kanji: '椅子' },
    { en_word: 'high chair', hiragana: 'こどもいす' },
    { en_word: 'paper; stationery', hiragana: 'かみ', kanji: '紙' },
    { en_word: 'haiku', hiragana: 'はいく', kanji: '俳句' },
    { en_word: 'to eat', hiragana: 'たべる', kanji: '食べる' },
    { en_word: 'eater', hiragana: 'たべるひと' },
    { en_word: 'tanker', katakana: 'タンカー' },
    { en_word: '(a lump', hiragana: 'かたまり' },
  ]);
  for (const [search, found] of [
    ['hair', ['hair', 'hairdresser', 'long hair', 'high chair', 'chair']],
    ['HAI', ['haiku', 'hairdresser', 'hair', 'high chair', 'chair', 'long hair']],
    ['chair', ['chair', 'high chair']],
    ['eat', ['to eat', 'eater']],
    ['paper', ['paper; stationery']],
    ['たべる', ['to eat', 'eater']],
    ['ta', ['tanker', 'eater', 'to eat', '(a lump', 'paper; stationery']],
    ['(a', ['(a lump']],
  ] as const) {
    expect([search, words(await list(learner, { search }))]).toEqual([search, found]);
  }
  const [hair] = (await list(learner, { search: 'hair' })).vocabulary;
  const [eat] = (await list(learner, { search: 'eat' })).vocabulary;
  const beside = async (id: number | undefined) =>
    (await learner.inject(`/vocabulary/${id}/neighbors?search=chair`)).json<Record<string, unknown>>();
  const [chair] = (await list(learner, { search: 'chair' })).vocabulary;
  for (const word of [hair, eat]) {
    expect(await beside(word?.id)).toEqual({
      previous_id: null,
      next_id: chair?.id,
      position: 0,
      total: 2,
    });
  }
});

test('filters by part of speech, level, collection and topic', async () => {
  const learner = await server.createLearner();
  await addWords(learner, [
    {
      en_word: 'to eat',
      hiragana: 'たべる',
      part_of_speech: 'verb',
      level: 'N5',
      user_topic: 'A',
      topic: 'x',
    },
    { en_word: 'meal', hiragana: 'しょくじ', level: 'N5', user_topic: 'A', topic: 'y' },
    { en_word: 'menu', katakana: 'メニュー', level: 'N4', user_topic: 'B', topic: 'x' },
  ]);
  const [eat] = (await list(learner, { search: 'eat' })).vocabulary;
  expect(words(await list(learner, { part_of_speech: 'verb' }))).toEqual(['to eat']);
  expect(words(await list(learner, { level: 'N5' }))).toEqual(['meal', 'to eat']);
  expect(words(await list(learner, { userTopicId: eat?.user_topic_id ?? 0 }))).toEqual(['meal', 'to eat']);
  expect(words(await list(learner, { topicId: eat?.topic_id ?? 0 }))).toEqual(['to eat']);
  expect(words(await list(learner, { userTopicId: eat?.user_topic_id ?? 0, level: 'N4' }))).toEqual([]);

  const [menu] = (await list(learner, { search: 'menu' })).vocabulary;
  for (const path of ['/vocabulary', `/vocabulary/${menu?.id}/neighbors`]) {
    const crossed = await learner.inject(
      `${path}?userTopicId=${eat?.user_topic_id}&topicId=${menu?.topic_id}`,
    );
    expect([crossed.statusCode, crossed.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  }
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=',
  'page=NaN',
  'page=１',
  'page=1&page=2',
  'limit=0',
  'limit=1001',
  'limit=2147483648',
  'limit=9007199254740993',
  'limit=1%20OR%201=1',
  'sort_by=random',
  'sort_by=',
  'learned=maybe',
  'level=N6',
  'part_of_speech=adjective',
  'userTopicId=0',
  'userTopicId=2147483648',
  'topicId=12abc',
  'search=%00',
])('refuses %s', async (query) => {
  const learner = await server.createLearner();
  const answer = await learner.inject(`/vocabulary?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
});

test('refuses a search of more than 200 characters', async () => {
  const learner = await server.createLearner();
  const search = (length: number) =>
    learner.inject(`/vocabulary?search=${encodeURIComponent('字'.repeat(length))}`);
  expect((await search(200)).statusCode).toBe(200);
  expect((await search(201)).statusCode).toBe(400);
});

test('the neighbours of every word are those of the list, under its filters and order', async () => {
  const learner = await server.createLearner();
  const words12 = manyWords(12).map((word, index) => ({
    ...word,
    level: index % 2 ? ('N5' as const) : null,
  }));
  await addWords(learner, words12);
  for (const query of [
    'sort_by=alphabetical',
    'sort_by=newest',
    'level=N5&sort_by=oldest',
    'search=word%201',
  ]) {
    const parameters = Object.fromEntries(new URLSearchParams(query));
    const ids = (await list(learner, { ...parameters, limit: 100 })).vocabulary.map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      const answer = await learner.inject(`/vocabulary/${id}/neighbors?${query}`);
      expect(answer.json()).toEqual({
        previous_id: ids[index - 1] ?? null,
        next_id: ids[index + 1] ?? null,
        position: index + 1,
        total: ids.length,
      });
    }
  }
});

test('a word that the filter hides has no position in the list', async () => {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, manyWords(3));
  const answer = await learner.inject(`/vocabulary/${id}/neighbors?level=N1`);
  expect(answer.json()).toEqual({ previous_id: null, next_id: null, position: 0, total: 0 });
});

test('filters by whether the newest answer was right, and says how far each word is', async () => {
  const learner = await server.createLearner();
  const [known] = await addWords(learner, manyWords(2));
  const start = await learner.inject({ url: '/learn/start', body: { vocabularyIds: [known], mode: 2 } });
  const sessionId = start.json<{ data: { id: number } }>().data.id;
  const answer = await learner.inject({
    url: '/learn/check-answer-mode',
    body: { sessionId, vocabularyId: known, userAnswer: 'word 1' },
  });
  expect(answer.json()).toMatchObject({ data: { isCorrect: true } });
  expect(words(await list(learner, { learned: 'learned' }))).toEqual(['word 1']);
  expect(words(await list(learner, { learned: 'not_learned' }))).toEqual(['word 2']);
  const state = async () => (await list(learner)).vocabulary.map(({ state, due_at }) => [state, due_at]);
  expect(await state()).toEqual([
    ['new', null],
    ['known', expect.stringMatching(/^2026-03-1/)],
  ]);
  const wrong = await learner.inject({ url: '/learn/start', body: { vocabularyIds: [known], mode: 1 } });
  await learner.inject({
    url: '/learn/check-answer-mode',
    body: {
      sessionId: wrong.json<{ data: { id: number } }>().data.id,
      vocabularyId: known,
      userAnswer: 'ちがう',
    },
  });
  expect(await state()).toEqual([
    ['new', null],
    ['learning', expect.stringMatching(/^2026-03-10/)],
  ]);
});
