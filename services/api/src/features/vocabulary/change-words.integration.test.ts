import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestLearner } from '../../testing/test-server';
import type { Entry } from './entry.schemas';
import { addWords, readEntry, sharedWordServer, START } from './testing/word-server';

const server = sharedWordServer();

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };

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

  describe('of the sentence', () => {
    const sentences = {
      ja_sentence: '傘です。',
      ja_hiragana_sentence: 'かさです。',
      romaji_sentence: 'kasa desu.',
      en_sentence: 'An umbrella.',
    };
    const bought = { ja_hiragana_sentence: 'かさをかった。', romaji_sentence: 'kasa o katta.' };

    test.each<[string, object, object]>([
      ['the learner’s own, with its reading and romaji', {}, bought],
      [
        'the learner’s own, whose romaji follow the given reading',
        { ja_hiragana_sentence: 'かさ かう' },
        { ja_hiragana_sentence: 'かさ かう', romaji_sentence: 'kasa kau' },
      ],
      [
        'the learner’s own, with the given romaji',
        { romaji_sentence: 'KASA' },
        { ...bought, romaji_sentence: 'KASA' },
      ],
      [
        'left without reading and romaji where the learner empties them',
        { ja_hiragana_sentence: null, romaji_sentence: null },
        { ja_hiragana_sentence: null, romaji_sentence: null },
      ],
    ])('a new one is %s', async (_, given, expected) => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [{ ...umbrella, ...sentences }]);
      const answer = await patch(learner, id, { ja_sentence: '傘を買った。', ...given });
      expect(answer.json()).toMatchObject({
        vocabulary: { ja_sentence: '傘を買った。', ...expected, sources: { sentence: 'you' } },
      });
    });

    test('a new reading has romaji that say the same', async () => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [{ ...umbrella, ...sentences }]);
      expect((await patch(learner, id, { ja_hiragana_sentence: 'かさだ。' })).json()).toMatchObject({
        vocabulary: { ...sentences, ja_hiragana_sentence: 'かさだ。', romaji_sentence: 'kasada.' },
      });
      expect((await patch(learner, id, { en_sentence: 'It is one.' })).json()).toMatchObject({
        vocabulary: { ja_hiragana_sentence: 'かさだ。', romaji_sentence: 'kasada.' },
      });
    });

    test('without one there is no reading either', async () => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [{ ...umbrella, ...sentences }]);
      expect((await patch(learner, id, { ja_sentence: null })).json()).toMatchObject({
        vocabulary: { ja_sentence: null, ja_hiragana_sentence: null, romaji_sentence: null },
      });
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
    expect(drawn.json()).not.toHaveProperty('note');
  });

  test('of words in which there is nothing to draw the learner is told so', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ ...umbrella, en_word: 'umbrella; parasol' }]);
    const drawn = await learner.inject({
      url: '/vocabulary/update-image',
      body: { vocabulary_id: id, image_prompt: 'an abstraction', image_type: 'word' },
    });
    expect(drawn.json()).toMatchObject({
      note: 'Nothing in “an abstraction” can be drawn here, so this is a picture of “umbrella”.',
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

  /** LANG-8 */
  test('of a word for which nobody wrote an example the learner is told so', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    const examplesWith = jest.spyOn(server.platform.language, 'examplesWith').mockResolvedValue([]);
    try {
      const body = { vocabulary_id: id, regenerate_type: 'sentences' };
      const answer = await learner.inject({ url: '/vocabulary/regenerate', body });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'NOT_FOUND',
        message: 'There is no example for this word yet. You can write one of your own.',
      });
    } finally {
      examplesWith.mockRestore();
    }
    expect((await learner.inject(`/vocabulary/${id}/audio?variant=ja_sentence`)).statusCode).toBe(404);
    expect(await readEntry(learner, id ?? 0)).toMatchObject({ ja_sentence: null, en_sentence: null });
  });

  describe('VOC-15 a sentence of the learner’s', () => {
    const pair = { ja_sentence: '傘です。', en_sentence: 'An umbrella.' };
    const write = ({ inject }: TestLearner, id: number | undefined, body: object) =>
      inject({ url: '/vocabulary/update-sentence', body: { vocabulary_id: id, ...body } });
    const japanese = { sentence_input: '傘を買った。', input_language: 'ja' };
    const english = { sentence_input: 'I bought an umbrella.', input_language: 'en' };

    test('in one language keeps the other, in doubt, until it is replaced', async () => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [{ ...umbrella, ...pair }]);
      const bought = { ja_hiragana_sentence: 'かさをかった。', romaji_sentence: 'kasa o katta.' };
      expect((await write(learner, id, japanese)).json()).toMatchObject({
        vocabulary: {
          ...{ ja_sentence: '傘を買った。', ...bought, en_sentence: 'An umbrella.' },
          ...{ unchecked: ['en_sentence'], sources: { sentence: 'you' } },
        },
      });
      expect((await write(learner, id, english)).json()).toMatchObject({
        vocabulary: {
          ja_sentence: '傘を買った。',
          ...bought,
          en_sentence: 'I bought an umbrella.',
          unchecked: [],
        },
      });
      const forgot = { sentence_input: 'I forgot my umbrella.', input_language: 'en' };
      expect((await write(learner, id, forgot)).json()).toMatchObject({
        vocabulary: { ja_sentence: '傘を買った。', unchecked: ['ja_sentence'] },
      });
    });

    test.each([
      ['ja', 'I bought an umbrella.', 'This looks like English'],
      ['ja', 'I bought a 傘 in the shop.', 'This looks like English'],
      ['en', '傘を買った。', 'This looks like Japanese'],
    ])(
      'VOC-39 that is said to be %s asks when it looks otherwise: %s',
      async (input_language, sentence_input, asks) => {
        const learner = await server.createLearner();
        const [id] = await addWords(learner, [{ ...umbrella, ...pair }]);
        const asked = await write(learner, id, { sentence_input, input_language });
        expect([asked.statusCode, asked.json()]).toEqual([
          409,
          expect.objectContaining({ code: 'OTHER_LANGUAGE', message: expect.stringContaining(asks) }),
        ]);
        expect(await readEntry(learner, id ?? 0)).toMatchObject(pair);
        const sure = await write(learner, id, { sentence_input, input_language, as_written: true });
        expect(sure.statusCode).toBe(200);
      },
    );

    test.each([
      ['ja', 'NHKのニュースを見ます。'],
      ['ja', '123'],
      ['en', 'The word 傘 is an umbrella.'],
      ['en', '7-Eleven!'],
    ])('VOC-39 that is said to be %s and may be is stored: %s', async (input_language, sentence_input) => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [umbrella]);
      expect((await write(learner, id, { sentence_input, input_language })).statusCode).toBe(200);
    });

    test('of white space is refused', async () => {
      const learner = await server.createLearner();
      const [id] = await addWords(learner, [umbrella]);
      expect((await write(learner, id, { sentence_input: '   ', input_language: 'en' })).statusCode).toBe(
        400,
      );
    });
  });
});

describe('taking back', () => {
  const umbrella = {
    en_word: 'umbrella',
    hiragana: 'かさ',
    kanji: '傘',
    ja_sentence: '私の傘です。',
    en_sentence: 'It is my umbrella.',
  };
  type What = 'sentences' | 'images';

  const post = ({ inject }: TestLearner, url: string, body: object) => inject({ method: 'POST', url, body });
  const undo = (learner: TestLearner, id: number, regenerate_type: What) =>
    post(learner, '/vocabulary/undo', { vocabulary_id: id, regenerate_type });

  async function withWord(): Promise<{ learner: TestLearner; id: number; before: Entry }> {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [umbrella]);
    return { learner, id, before: await readEntry(learner, id) };
  }
  /** The entry without the time of its last change. */
  const content = ({ updated_at: _time, ...entry }: Entry) => entry;

  test.each<[string, What, string, object]>([
    ['a new sentence', 'sentences', '/vocabulary/regenerate', { regenerate_type: 'sentences' }],
    [
      'the learner’s own sentence',
      'sentences',
      '/vocabulary/update-sentence',
      { sentence_input: '傘がない。', input_language: 'ja' },
    ],
    ['a new picture', 'images', '/vocabulary/regenerate', { regenerate_type: 'images' }],
    ['a wished picture', 'images', '/vocabulary/update-image', { image_prompt: 'a cat', image_type: 'word' }],
  ])('%s can be taken back, once', async (_what, what, url, body) => {
    const { learner, id, before } = await withWord();
    expect((await post(learner, url, { vocabulary_id: id, ...body })).statusCode).toBe(200);
    expect(content(await readEntry(learner, id))).not.toEqual(content(before));
    expect((await undo(learner, id, what)).statusCode).toBe(200);
    expect(content(await readEntry(learner, id))).toEqual(content(before));
    const again = await undo(learner, id, what);
    expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
  });

  test('a new sentence leaves the picture that the learner wished for', async () => {
    const { learner, id } = await withWord();
    const settings = { vocabulary_id: id, image_prompt: 'a cat', image_type: 'word' };
    const wished = (await post(learner, '/vocabulary/update-image', settings)).json<{ vocabulary: Entry }>();
    await post(learner, '/vocabulary/regenerate', { vocabulary_id: id, regenerate_type: 'sentences' });
    expect(await readEntry(learner, id)).toMatchObject({ word_image_url: wished.vocabulary.word_image_url });
  });

  test('nothing was made anew: nothing can be taken back', async () => {
    const { learner, id } = await withWord();
    for (const what of ['sentences', 'images'] as const) {
      expect((await undo(learner, id, what)).statusCode).toBe(409);
    }
  });
});
