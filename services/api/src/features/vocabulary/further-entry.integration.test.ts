import { addWords, createWords, sharedWordServer } from './testing/word-server';

const FORMS = [{ form: 'te', written: '食べて', kana: 'たべて', romaji: 'tabete' }] as const;

const server = sharedWordServer();

async function wordOf(fields: Record<string, string>) {
  const learner = await server.createLearner();
  const [id] = await addWords(learner, [
    { en_word: 'to eat', hiragana: 'たべる', kanji: '食べる', ...fields },
  ]);
  const get = async (part: 'forms' | 'related' | 'pitch') =>
    (await learner.inject(`/vocabulary/${id}/further`)).json<Record<string, unknown>>()[part];
  return { learner, id, get };
}

describe('VOC-48 the forms of a word', () => {
  beforeAll(() => Object.assign(server.platform.language, { inflections: async () => FORMS }));

  test.each(['verb', 'i-adjective', 'na-adjective'])('a %s has them', async (part_of_speech) => {
    const { get } = await wordOf({ part_of_speech });
    expect(await get('forms')).toEqual([{ form: 'te', written: '食べて', kana: 'たべて' }]);
  });

  test.each(['noun', 'adverb', 'phrase'])('a %s has none', async (part_of_speech) => {
    const { get } = await wordOf({ part_of_speech });
    expect(await get('forms')).toEqual([]);
  });
});

describe('VOC-49 words with the same kanji', () => {
  const OURS = [
    { ja_word: '食べる', en_word: 'to eat' },
    { ja_word: '食堂', en_word: 'dining hall' },
    { ja_word: '食べ物', en_word: 'food' },
  ];
  beforeAll(() => Object.assign(server.platform.language, { wordsWithKanji: () => OURS }));

  test('the saved ones of the learner lead, those of ours follow that they do not have', async () => {
    const { learner, get } = await wordOf({});
    const [meal] = await addWords(learner, [
      { en_word: 'meal; dinner', kanji: '食事', hiragana: 'しょくじ', level: 'N4' },
      { en_word: 'drink', kanji: '飲み物', hiragana: 'のみもの' },
    ]);
    const [food] = await addWords(learner, [
      { en_word: 'food', kanji: '食べ物', hiragana: 'たべもの', level: 'N5' },
    ]);
    await createWords(learner, [{ en_word: 'meat eating', kanji: '肉食', hiragana: 'にくしょく' }]);
    await addWords(await server.createLearner(), [
      { en_word: 'staple', kanji: '主食', hiragana: 'しゅしょく' },
    ]);
    expect(await get('related')).toEqual([
      {
        kanji: '食',
        words: [
          { id: food, ja_word: '食べ物', en_word: 'food' },
          { id: meal, ja_word: '食事', en_word: 'meal' },
          { id: null, ja_word: '食堂', en_word: 'dining hall' },
        ],
      },
    ]);
  });
});

test('MEDIA-16 the pitch is what the voice says of word and reading', async () => {
  const pitch = [{ kana: 'た', high: false, drop: false }];
  const asked = jest.spyOn(server.platform.speech, 'pitch').mockResolvedValue(pitch);
  const { get } = await wordOf({});
  expect(await get('pitch')).toEqual(pitch);
  expect(asked).toHaveBeenCalledWith('食べる', 'たべる');
});

describe('VOC-55 how a kanji is drawn', () => {
  const drawn = async (kanji: string) =>
    (await server.createLearner()).inject(`/vocabulary/kanji/${encodeURIComponent(kanji)}/strokes`);

  test('stroke by stroke, kept by the browser', async () => {
    const answer = await drawn('二');
    expect(answer.json()).toEqual({ strokes: [expect.anything(), expect.anything()] });
    expect(answer.headers['cache-control']).toBe('private, max-age=86400');
  });

  test('is empty where nobody drew it, and asked of one kanji only', async () => {
    expect((await drawn('𠮷')).json()).toEqual({ strokes: [] });
    expect((await drawn('あ')).statusCode).toBe(400);
  });
});

test('of another learner’s word it is asked in vain', async () => {
  const { id } = await wordOf({});
  const stranger = await server.createLearner();
  expect((await stranger.inject(`/vocabulary/${id}/further`)).statusCode).toBe(404);
});
