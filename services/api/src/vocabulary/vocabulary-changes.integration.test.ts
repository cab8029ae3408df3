import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestLearner } from '../testing/test-server';
import type { Entry } from './entry.schemas';
import { draft, fixtureLanguage } from './testing/fixture-language';
import {
  addWords,
  manyWords,
  readEntry,
  setTimeZone,
  START,
  startWordServer,
  type WordServer,
} from './testing/word-server';

let server: WordServer;
beforeAll(async () => {
  server = await startWordServer();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(START));

const ours = { ja_sentence: '傘を忘れました。', en_sentence: 'I forgot my umbrella.' };
const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

const create = ({ inject }: TestLearner, vocabulary: unknown, headers?: Record<string, string>) =>
  inject({ url: '/vocabulary/create', body: { vocabulary }, headers });

async function total({ inject }: TestLearner): Promise<number> {
  return (await inject('/vocabulary')).json<{ pagination: { total_count: number } }>().pagination.total_count;
}

describe('create', () => {
  test('makes unsaved entries unless they say otherwise, in "My Words"', async () => {
    const learner = await server.createLearner();
    const answer = await create(learner, [umbrella, { en_word: 'cat', katakana: 'ネコ', status: true }]);
    expect(answer.json()).toEqual({ created_count: 2, vocabulary_ids: expect.any(Array) });
    const [first, second] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
    expect(await readEntry(learner, first ?? 0)).toMatchObject({ status: false, is_saved: false });
    expect(await readEntry(learner, second ?? 0)).toMatchObject({
      status: true,
      user_topic: 'My Words',
      topic: 'General',
      sources: { word: 'you' },
    });
    expect(await total(learner)).toBe(1);
  });

  test('fills what can be derived and never overwrites what was given', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ ...umbrella, romaji: 'KASA!', part_of_speech: 'expression' }]);
    expect(await readEntry(learner, id ?? 0)).toMatchObject({
      ja_word: '傘',
      romaji: 'KASA!',
      part_of_speech: 'expression',
    });
  });

  test('puts no example of ours beside a sentence of the learner’s', async () => {
    const helpful = await startWordServer({
      language: fixtureLanguage({ complete: async (input) => draft({ ...ours, ...input }) }),
    });
    try {
      const learner = await helpful.createLearner();
      const [english, japanese, none] = await addWords(learner, [
        { en_word: 'rain', hiragana: 'あめ', en_sentence: 'It rains.' },
        { en_word: 'snow', hiragana: 'ゆき', ja_sentence: '雪です。' },
        { en_word: 'wind', hiragana: 'かぜ' },
      ]);
      expect(await readEntry(learner, english ?? 0)).toMatchObject({
        ja_sentence: null,
        en_sentence: 'It rains.',
        sources: { sentence: 'you' },
      });
      expect(await readEntry(learner, japanese ?? 0)).toMatchObject({
        ja_sentence: '雪です。',
        en_sentence: null,
        sources: { sentence: 'you' },
      });
      expect(await readEntry(learner, none ?? 0)).toMatchObject({
        ja_sentence: ours.ja_sentence,
        en_sentence: ours.en_sentence,
        sources: { sentence: 'template' },
      });
    } finally {
      await helpful.close();
    }
  });

  test('does not add a word that the learner already has', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const again = await create(learner, [{ en_word: 'Umbrella, parasol', hiragana: 'カサ' }, umbrella]);
    expect(again.json()).toEqual({ created_count: 0, vocabulary_ids: [id, id] });
    const other = await create(learner, [{ ...umbrella, en_word: 'shade' }]);
    expect(other.json()).toMatchObject({ created_count: 1 });
  });

  test('asked in parallel, a word is made once', async () => {
    const learner = await server.createLearner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(learner, [umbrella])));
    const ids = answers.map((answer) => answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids[0]);
    expect(new Set(ids).size).toBe(1);
    expect(
      answers
        .map((answer) => answer.json<{ created_count: number }>().created_count)
        .sort()
        .at(-1),
    ).toBe(1);
    expect(
      answers.filter((answer) => answer.json<{ created_count: number }>().created_count === 1),
    ).toHaveLength(1);
  });

  test.each([
    ['nothing', []],
    ['no Japanese', [{ en_word: 'umbrella' }]],
    ['empty Japanese', [{ en_word: 'umbrella', hiragana: ' ' }]],
    ['no English', [{ hiragana: 'かさ' }]],
    ['a long word', [{ ...umbrella, en_word: 'x'.repeat(201) }]],
    ['NUL', [{ ...umbrella, en_word: 'a\0b' }]],
    ['a lone surrogate', [{ ...umbrella, kanji: '\ud800' }]],
    ['an unknown part of speech', [{ ...umbrella, part_of_speech: 'thing' }]],
    ['too many', manyWords(101)],
    ['one bad among good', [umbrella, { en_word: '' }]],
    ['no list', umbrella],
  ])('refuses %s', async (_, vocabulary) => {
    const learner = await server.createLearner();
    const answer = await create(learner, vocabulary);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    expect(await total(learner)).toBe(0);
  });

  test('drops keys that nobody asked for', async () => {
    const learner = await server.createLearner();
    const stranger = await server.createLearner();
    const extra = {
      id: 1,
      userId: stranger.id,
      user_id: stranger.id,
      is_saved: true,
      created_at: '2000-01-01',
    };
    const answer = await create(learner, [{ ...umbrella, ...extra }]);
    const [id] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
    expect(await readEntry(learner, id ?? 0)).toMatchObject({
      is_saved: false,
      created_at: START.toISOString(),
    });
    expect((await stranger.inject(`/vocabulary/${id}`)).statusCode).toBe(404);
  });
});

describe('generate and save', () => {
  test('cards stay unsaved until they are saved; saving twice is saving once', async () => {
    const learner = await server.createLearner();
    const made = await learner.inject({
      url: '/vocabulary/generate',
      body: { input: 'travel by train', type: 'topic' },
    });
    const cards = made.json<{ generated_vocabulary: Entry[] }>().generated_vocabulary;
    expect(cards.map(({ en_word, status }) => [en_word, status])).toEqual([
      ['station', false],
      ['ticket', false],
      ['train', false],
    ]);
    const ids = cards.map(({ id }) => id);
    for (const _ of [1, 2]) {
      const saved = await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids: ids } });
      expect(saved.json()).toEqual({ saved_count: 3, vocabulary_ids: ids });
    }
    expect(await total(learner)).toBe(3);
  });

  test('a card asked for again is the same card, and keeps being saved', async () => {
    const learner = await server.createLearner();
    const ask = async () =>
      (await learner.inject({ url: '/vocabulary/generate', body: { input: 'umbrella' } })).json<{
        generated_vocabulary: Entry[];
      }>().generated_vocabulary[0];
    const first = await ask();
    await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids: [first?.id] } });
    expect(await ask()).toMatchObject({ id: first?.id, is_saved: true });
  });

  test('a request for which nothing is found has no cards', async () => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/vocabulary/generate', body: { input: 'xyzzy', count: 20 } });
    expect(answer.json()).toEqual({ generated_vocabulary: [] });
  });

  test('is limited to 60 an hour', async () => {
    const limited = await startWordServer({}, { env: { RATE_LIMITS: 'generation=2/3600' } });
    try {
      const learner = await limited.createLearner();
      const ask = () => learner.inject({ url: '/vocabulary/generate', body: { input: 'umbrella' } });
      expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
      const refused = await ask();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  test('update-status saves and unsaves', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    const unsave = await learner.inject({
      url: '/vocabulary/update-status',
      body: { vocabulary_ids: ids, status: false },
    });
    expect(unsave.json()).toEqual({ updated_count: 3 });
    expect(await total(learner)).toBe(0);
    await learner.inject({ url: '/vocabulary/update-status', body: { vocabulary_ids: ids.slice(0, 2) } });
    expect(await total(learner)).toBe(2);
  });

  test.each(['/vocabulary/save', '/vocabulary/update-status'])(
    '%s refuses a list with one unknown id',
    async (url) => {
      const learner = await server.createLearner();
      const answer = await create(learner, [umbrella]);
      const [id] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
      const refused = await learner.inject({ url, body: { vocabulary_ids: [id, 2_000_000_000] } });
      expect(refused.statusCode).toBe(404);
      expect(await readEntry(learner, id ?? 0)).toMatchObject({ status: false });
    },
  );
});

describe('today', () => {
  test('lists saved and unsaved words of the learner’s own day', async () => {
    const learner = await server.createLearner();
    await setTimeZone(server, learner, 'Asia/Tokyo');
    // 2026-03-10 begins in Tokyo at 15:00 UTC the day before.
    server.setNow(new Date('2026-03-09T14:59:59Z'));
    await addWords(learner, [{ en_word: 'yesterday', hiragana: 'きのう' }]);
    server.setNow(new Date('2026-03-09T15:00:00Z'));
    await addWords(learner, [{ en_word: 'first', hiragana: 'さいしょ' }]);
    await create(learner, [umbrella]);
    server.setNow(new Date('2026-03-10T14:59:00Z'));
    const today = await learner.inject('/vocabulary/today');
    expect(today.json<{ vocabulary: Entry[] }>().vocabulary.map(({ en_word }) => en_word)).toEqual([
      'first',
      'umbrella',
    ]);
    server.setNow(new Date('2026-03-10T15:00:00Z'));
    expect((await learner.inject('/vocabulary/today')).json()).toEqual({ vocabulary: [] });
  });
});

describe('patch', () => {
  const patch = ({ inject }: TestLearner, id: number | undefined, body: object) =>
    inject({ method: 'PATCH', url: `/vocabulary/${id}`, body });

  test('changes what is named and leaves the rest', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ ...umbrella, tags: ['rain'], level: 'N5' }]);
    server.setNow(new Date(START.getTime() + 5000));
    const answer = await patch(learner, id, {
      en_word: 'parasol',
      level: null,
      alternatives: ['sunshade', '日傘'],
      blocked_answers: ['hat'],
      notes: 'pretty',
    });
    expect(answer.json()).toMatchObject({
      vocabulary: {
        en_word: 'parasol',
        hiragana: 'かさ',
        level: null,
        tags: ['rain'],
        alternatives: ['sunshade', '日傘'],
        blocked_answers: ['hat'],
        notes: 'pretty',
        updated_at: new Date(START.getTime() + 5000).toISOString(),
      },
    });
    const found = await learner.inject('/vocabulary?search=parasol');
    expect(found.json()).toMatchObject({ pagination: { total_count: 1 } });
    expect((await learner.inject('/vocabulary?search=umbrella')).json()).toMatchObject({
      pagination: { total_count: 0 },
    });
  });

  test('romaji and headword follow changed kana, unless they are given', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    expect((await patch(learner, id, { hiragana: 'ひがさ', kanji: '日傘' })).json()).toMatchObject({
      vocabulary: { ja_word: '日傘', romaji: 'higasa' },
    });
    expect((await patch(learner, id, { hiragana: 'かさ', romaji: 'KASA' })).json()).toMatchObject({
      vocabulary: { romaji: 'KASA' },
    });
  });

  test('a word cannot lose all its Japanese', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    expect((await patch(learner, id, { hiragana: null, kanji: null })).statusCode).toBe(400);
    expect(await readEntry(learner, id ?? 0)).toMatchObject({ hiragana: 'かさ', kanji: '傘' });
    expect((await patch(learner, id, { kanji: null })).json()).toMatchObject({
      vocabulary: { ja_word: 'かさ' },
    });
  });

  test('moves a word to another collection and topic', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ ...umbrella, user_topic: 'Weather', topic: 'Rain' }]);
    expect((await patch(learner, id, { topic: 'Things' })).json()).toMatchObject({
      vocabulary: { user_topic: 'Weather', topic: 'Things' },
    });
    expect((await patch(learner, id, { user_topic: 'ｗｅａｔｈｅｒ' })).json()).toMatchObject({
      vocabulary: { user_topic: 'Weather', topic: 'General' },
    });
  });

  test('a new sentence is the learner’s own, and has not the old one’s reading', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [
      {
        ...umbrella,
        ja_sentence: '傘です。',
        ja_hiragana_sentence: 'かさです。',
        en_sentence: 'An umbrella.',
      },
    ]);
    expect((await patch(learner, id, { ja_sentence: '傘だ。' })).json()).toMatchObject({
      vocabulary: { ja_sentence: '傘だ。', ja_hiragana_sentence: null, sources: { sentence: 'you' } },
    });
  });
});

describe('delete', () => {
  test('is for good, and sent twice the second is told that there is nothing', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const remove = () => learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` });
    expect((await remove()).json()).toEqual({ deleted_count: 1 });
    expect((await remove()).statusCode).toBe(404);
    expect((await learner.inject(`/vocabulary/${id}`)).statusCode).toBe(404);
  });

  test('in parallel, one deletes', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => learner.inject({ method: 'DELETE', url: `/vocabulary/${id}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
  });
});

describe('revising', () => {
  test('another picture is another file, which is there when it is answered', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const before = await readEntry(learner, id ?? 0);
    const again = await learner.inject({
      url: '/vocabulary/regenerate',
      body: { vocabulary_id: id, regenerate_type: 'images' },
    });
    const { vocabulary } = again.json<{ vocabulary: Entry }>();
    expect(vocabulary.word_image_url).not.toBe(before.word_image_url);
    const file = vocabulary.word_image_url?.split('/').at(-1) ?? '';
    const svg = await readFile(join(server.platform.config.dataDir, 'media/pictures', file), 'utf8');
    expect(svg).toContain('umbrella 1');
  });

  test('a picture is drawn from the learner’s own words', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const drawn = await learner.inject({
      url: '/vocabulary/update-image',
      body: { vocabulary_id: id, image_prompt: 'a red umbrella', image_type: 'word' },
    });
    expect(drawn.json()).toMatchObject({
      vocabulary: { en_word: 'umbrella', word_image_alt: 'a red umbrella 0' },
    });
  });

  test('another sentence is the next example; after the last comes the first', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const again = async () => {
      const body = { vocabulary_id: id, regenerate_type: 'sentences' };
      const answer = await learner.inject({ url: '/vocabulary/regenerate', body });
      return answer.json<{ vocabulary: Entry }>().vocabulary;
    };
    const made = [await again(), await again(), await again()];
    expect(made.map(({ ja_sentence }) => ja_sentence)).toEqual([
      '傘を忘れました。',
      '傘を買いました。',
      '傘を忘れました。',
    ]);
    expect(made[0]).toMatchObject({
      en_sentence: 'I forgot my umbrella.',
      sources: { sentence: 'authored' },
    });
  });

  test('a sentence in one language empties the other', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [
      { ...umbrella, ja_sentence: '傘です。', en_sentence: 'An umbrella.' },
    ]);
    const write = (sentence_input: string, input_language: string) =>
      learner.inject({
        url: '/vocabulary/update-sentence',
        body: { vocabulary_id: id, sentence_input, input_language },
      });
    expect((await write('傘を買った。', 'ja')).json()).toMatchObject({
      vocabulary: {
        ja_sentence: '傘を買った。',
        ja_hiragana_sentence: 'かさをかった。',
        romaji_sentence: 'kasa o katta.',
        en_sentence: null,
        sources: { sentence: 'you' },
      },
    });
    expect((await write('I bought an umbrella.', 'en')).json()).toMatchObject({
      vocabulary: { ja_sentence: null, en_sentence: 'I bought an umbrella.' },
    });
    expect((await write('   ', 'en')).statusCode).toBe(400);
  });
});
