import { draft } from '../../../../../engines/language/src/testing/fixture-language';
import {
  addWords,
  countSaved,
  createWords,
  manyWords,
  readEntry,
  sharedWordServer,
  START,
  setTimeZone,
} from './testing/word-server';
import type { Entry } from './entry.schemas';
import { createLanguage } from '@kotoba/language';
import { loadFixtureDictionary } from '../../../../../engines/language/src/testing/fixture-dictionary';
import { createLog } from '../../platform/http/log';

const server = sharedWordServer({}, { env: { RATE_LIMITS: 'generation=2/3600' } });

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

  test.each([
    ['hiragana', 'kasa'],
    ['hiragana', '傘'],
    ['hiragana', 'かsa'],
    ['katakana', 'coffee'],
    ['katakana', '！？'],
    ['hiragana', 'зонт'],
  ])('VOC-36 a kana field takes kana: %s is not "%s"', async (field, text) => {
    const learner = await server.createLearner();
    const answer = await createWords(learner, [{ en_word: 'umbrella', kanji: '傘', [field]: text }]);
    const message = expect.stringMatching(/(Hiragana|Katakana) takes kana, like (かさ|カサ)/);
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ message })]);
  });

  test.each(['かさ', 'カサ', 'ｶｻ', 'お ねえさん', 'すみません。', '〜さん', 'コーヒー・カップ', 'ゔぁ'])(
    'VOC-36 a kana field takes "%s"',
    async (hiragana) => {
      const learner = await server.createLearner();
      expect((await createWords(learner, [{ en_word: 'thing', hiragana }])).statusCode).toBe(200);
    },
  );

  test('puts no example of ours beside a sentence of the learner’s', async () => {
    const complete = jest
      .spyOn(server.platform.language, 'complete')
      .mockImplementation(async (input) => draft({ ...ours, ...input }));
    try {
      const learner = await server.createLearner();
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
      complete.mockRestore();
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

  test('words cost the same beside three thousand that are read alike', async () => {
    const learner = await server.createLearner();
    const costOf = async (hiragana: string): Promise<number> => {
      const words = manyWords(50).map((word) => ({ ...word, hiragana }));
      const began = process.cpuUsage();
      await addWords(learner, words);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const [like] = await addWords(learner, [umbrella]);
    await server.platform.pool.query(
      `insert into vocabulary (user_id, topic_id, en_word, ja_word, hiragana, romaji, part_of_speech, tags, sources,
         status, search_text, sort_key, reading_key, meaning_keys, created_at, updated_at)
       select user_id, topic_id, en_word || i, ja_word, hiragana, romaji, part_of_speech, tags, sources,
         status, en_word || i, sort_key, reading_key, array[en_word || i], created_at, updated_at
       from vocabulary, generate_series(1, 3000) i where id = $1`,
      [like],
    );
    await costOf('ねこ');
    const alone = Math.min(await costOf('いぬ'), await costOf('うま'));
    expect((await costOf('かさ')) / alone).toBeLessThan(10);
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
    expect(await countSaved(learner)).toBe(3);
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

  test('is limited to so many an hour', async () => {
    const learner = await server.createLearner();
    const ask = () => learner.inject({ url: '/vocabulary/generate', body: { input: 'umbrella' } });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('update-status saves and unsaves', async () => {
    const learner = await server.createLearner();
    const ids = await addWords(learner, manyWords(3));
    const unsave = await learner.inject({
      url: '/vocabulary/update-status',
      body: { vocabulary_ids: ids, status: false },
    });
    expect(unsave.json()).toEqual({ updated_count: 3 });
    expect(await countSaved(learner)).toBe(0);
    await learner.inject({ url: '/vocabulary/update-status', body: { vocabulary_ids: ids.slice(0, 2) } });
    expect(await countSaved(learner)).toBe(2);
  });

  test.each(['/vocabulary/save', '/vocabulary/update-status'])(
    '%s refuses a list with one unknown id',
    async (url) => {
      const learner = await server.createLearner();
      const answer = await createWords(learner, [umbrella]);
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
    await createWords(learner, [umbrella]);
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

describe('kanji', () => {
  async function kanjiOf(fields: { hiragana: string; kanji?: string }) {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [{ en_word: 'thing', ...fields }]);
    const answer = await learner.inject(`/vocabulary/${id}`);
    return answer.json<{ kanji: { kanji: string }[] }>().kanji;
  }

  test('a word comes with what is known of its kanji', async () => {
    const [train, ...others] = await kanjiOf({ hiragana: 'でんしゃ', kanji: '電車' });
    expect(train).toEqual({
      kanji: '電',
      meanings: ['electricity'],
      onyomi: ['デン'],
      kunyomi: [],
      strokes: 13,
      grade: 2,
      level: 'N5',
    });
    expect(others.map(({ kanji }) => kanji)).toEqual(['車']);
  });

  test('a word without kanji has none', async () => {
    expect(await kanjiOf({ hiragana: 'りんご' })).toEqual([]);
  });
});

describe('checks', () => {
  /** The true engine's checks, over words that a test brings. */
  let made = draft({ en_word: 'nothing' });
  let engine: ReturnType<typeof createLanguage>;
  beforeAll(async () => {
    const { pool, language } = server.platform;
    await loadFixtureDictionary(pool);
    engine = createLanguage({ pool, log: createLog('fatal') });
    const { complete, failing, read, examplesWith } = engine;
    const generate = async () => [await engine.verify(made)];
    Object.assign(language, { generate, complete, failing, read, examplesWith });
  });
  afterAll(() => engine.close());

  async function generated(fields: Parameters<typeof draft>[0]) {
    made = draft(fields);
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/vocabulary/generate', body: { input: 'anything' } });
    const [entry] = answer.json<{ generated_vocabulary: { id: number }[] }>().generated_vocabulary;
    return { learner, entry };
  }

  test('a made entry that holds together is checked', async () => {
    const { entry } = await generated({ en_word: 'train', kanji: '電車', hiragana: 'でんしゃ' });
    expect(entry).toMatchObject({ checked: true, unchecked: [] });
  });

  test('a made entry that does not is repaired from the dictionary before anybody sees it', async () => {
    const { entry } = await generated({ en_word: 'umbrella', kanji: '傘', hiragana: 'あめ', romaji: 'ame' });
    expect(entry).toMatchObject({ hiragana: 'かさ', romaji: 'kasa', checked: true });
  });

  test('VOC-36 emptying the kanji leaves the word in kana, whatever the dictionary writes', async () => {
    const learner = await server.createLearner();
    const [bridge, coffee] = await addWords(learner, [
      { en_word: 'bridge', hiragana: 'はし' },
      { en_word: 'coffee', katakana: 'コーヒー', kanji: '珈琲' },
    ]);
    const empty = async (id: number | undefined) =>
      (await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body: { kanji: null } })).json();
    expect(await readEntry(learner, bridge ?? 0)).toMatchObject({ ja_word: '橋' });
    expect(await empty(bridge)).toMatchObject({
      vocabulary: { ja_word: 'はし', kanji: null, romaji: 'hashi' },
    });
    expect(await empty(coffee)).toMatchObject({ vocabulary: { ja_word: 'コーヒー', kanji: null } });
  });

  test('VOC-36 a reading that its kanji cannot have is unchecked, also when the learner wrote it', async () => {
    const learner = await server.createLearner();
    const [wrong, right] = await addWords(learner, [
      { en_word: 'umbrella', kanji: '傘', hiragana: 'いぬ' },
      { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' },
    ]);
    expect(await readEntry(learner, wrong ?? 0)).toMatchObject({ hiragana: 'いぬ', unchecked: ['hiragana'] });
    expect(await readEntry(learner, right ?? 0)).toMatchObject({ checked: true });
    const patch = (hiragana: string) =>
      learner.inject({ method: 'PATCH', url: `/vocabulary/${right}`, body: { hiragana } });
    expect((await patch('ねこ')).json()).toMatchObject({
      vocabulary: { unchecked: ['hiragana'] },
    });
    expect((await patch('かさ')).json()).toMatchObject({ vocabulary: { unchecked: [] } });
  });

  test('what cannot be repaired is marked, until the learner sets it right', async () => {
    const { learner, entry } = await generated({ en_word: 'gizmo', kanji: '𠮟𠮟', hiragana: 'ぎずも' });
    expect(entry).toMatchObject({ checked: false, unchecked: ['hiragana'] });
    const patch = (body: object) =>
      learner.inject({ method: 'PATCH', url: `/vocabulary/${entry?.id}`, body });
    expect((await patch({ notes: 'odd' })).json()).toMatchObject({ vocabulary: { checked: false } });
    expect((await patch({ hiragana: 'しかしか' })).json()).toMatchObject({
      vocabulary: { checked: true, unchecked: [], sources: { word: 'you' } },
    });
  });

  test('what the learner wrote is not doubted, what was derived for it is', async () => {
    const learner = await server.createLearner();
    const [own = 0, derived = 0] = await addWords(learner, [
      { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', romaji: 'brolly' },
      { en_word: 'gizmo', kanji: '𠮟𩸽' },
    ]);
    expect(await readEntry(learner, own)).toMatchObject({ romaji: 'brolly', unchecked: [] });
    expect((await readEntry(learner, derived)).unchecked).toContain('hiragana');
  });

  test('a sentence of another word falls into doubt when the word changes', async () => {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' }]);
    const changed = await learner.inject({
      method: 'PATCH',
      url: `/vocabulary/${id}`,
      body: { kanji: '猫', hiragana: 'ねこ' },
    });
    expect(changed.json()).toMatchObject({
      vocabulary: { romaji: 'neko', checked: false, unchecked: ['ja_sentence'] },
    });
    const regenerated = await learner.inject({
      url: '/vocabulary/update-sentence',
      body: { vocabulary_id: id, sentence_input: '猫がいます。', input_language: 'ja' },
    });
    expect(regenerated.json()).toMatchObject({ vocabulary: { unchecked: ['en_sentence'] } });
    expect(regenerated.json()).not.toHaveProperty('note');
  });

  test.each([
    ['猫がいます。', 'ja', 'Your sentence does not contain “傘”.'],
    ['I like cats.', 'en', 'Your sentence does not contain “umbrella”.'],
    ['かさを買った。', 'ja', undefined],
    ['Two umbrellas are there.', 'en', undefined],
  ])(
    'VOC-39 a sentence of the learner’s without the word says so: %s',
    async (sentence_input, input_language, note) => {
      const learner = await server.createLearner();
      const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' }]);
      const body = { vocabulary_id: id, sentence_input, input_language };
      const answer = await learner.inject({ url: '/vocabulary/update-sentence', body });
      expect(answer.json<{ note?: string }>().note).toBe(note);
    },
  );

  test('a sentence or translation that is rewritten alone puts the other in doubt, until the two belong together again', async () => {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' }]);
    const patch = async (body: object) => {
      const answer = await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body });
      return answer.json<{ vocabulary: Entry }>().vocabulary;
    };
    const { ja_sentence, en_sentence } = await readEntry(learner, id);
    expect((await patch({ ja_sentence: '青い傘を買った。' })).unchecked).toEqual(['en_sentence']);
    expect((await patch({ ja_sentence })).unchecked).toEqual([]);
    expect((await patch({ en_sentence: 'I bought a blue umbrella.' })).unchecked).toEqual(['ja_sentence']);
    expect((await patch({ notes: 'blue' })).unchecked).toEqual(['ja_sentence']);
    expect((await patch({ en_sentence })).unchecked).toEqual([]);
    await patch({ ja_sentence: '青い傘を買った。' });
    expect(await patch({ en_sentence: 'I bought a blue umbrella.' })).toMatchObject({
      checked: true,
      sources: { sentence: 'you' },
    });
  });
});
