import { draft, fixtureLanguage } from './testing/fixture-language';
import {
  addWords,
  countSaved,
  createWords,
  manyWords,
  readEntry,
  sharedWordServer,
  START,
  startWordServer,
} from './testing/word-server';

const server = sharedWordServer();

const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };
const ours = { ja_sentence: '傘を忘れました。', en_sentence: 'I forgot my umbrella.' };

describe('create', () => {
  test('makes unsaved entries unless they say otherwise, in "My Words"', async () => {
    const learner = await server.createLearner();
    const answer = await createWords(learner, [umbrella, { en_word: 'cat', katakana: 'ネコ', status: true }]);
    expect(answer.json()).toEqual({ created_count: 2, vocabulary_ids: expect.any(Array) });
    const [first, second] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
    expect(await readEntry(learner, first ?? 0)).toMatchObject({ status: false, is_saved: false });
    expect(await readEntry(learner, second ?? 0)).toMatchObject({
      status: true,
      user_topic: 'My Words',
      topic: 'General',
      sources: { word: 'you' },
    });
    expect(await countSaved(learner)).toBe(1);
  });

  test('words of one call that spell a place differently lie in one place, under its first name', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, [
      { ...umbrella, user_topic: 'Travel', topic: 'By train' },
      { en_word: 'cat', katakana: 'ネコ', user_topic: 'TRAVEL', topic: 'by  train' },
      { en_word: 'dog', hiragana: 'いぬ', user_topic: 'travel' },
    ]);
    const places = (await Promise.all(ids.map((id) => readEntry(learner, id)))).map(
      ({ user_topic: collection, topic, topic_id: id }) => ({ collection, topic, id }),
    );
    const [first] = places;
    expect(places).toEqual([
      { collection: 'Travel', topic: 'By train', id: first?.id },
      first,
      { collection: 'Travel', topic: 'General', id: expect.any(Number) },
    ]);
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
    const again = await createWords(learner, [{ en_word: 'Umbrella, parasol', hiragana: 'カサ' }, umbrella]);
    expect(again.json()).toEqual({ created_count: 0, vocabulary_ids: [id, id] });
    const other = await createWords(learner, [{ ...umbrella, en_word: 'shade' }]);
    expect(other.json()).toMatchObject({ created_count: 1 });
  });

  test('asked in parallel, a word is made once', async () => {
    const learner = await server.createLearner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createWords(learner, [umbrella])));
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
    const answer = await createWords(learner, vocabulary);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    expect(await countSaved(learner)).toBe(0);
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
    const answer = await createWords(learner, [{ ...umbrella, ...extra }]);
    const [id] = answer.json<{ vocabulary_ids: number[] }>().vocabulary_ids;
    expect(await readEntry(learner, id ?? 0)).toMatchObject({
      is_saved: false,
      created_at: START.toISOString(),
    });
    expect((await stranger.inject(`/vocabulary/${id}`)).statusCode).toBe(404);
  });
});
