import { entryOf } from '../testing/entry';
import { entryRules, following, toPatch, toValues, type EntryValues } from './form-values';

const before = toValues(entryOf());

describe('what is sent', () => {
  const patchOf = (change: Partial<typeof before>) => toPatch({ ...before, ...change }, before);

  test('a word that was not changed sends nothing', () => expect(patchOf({})).toEqual({}));

  test.each([
    ['a text is trimmed', { en_word: ' parasol ' }, { en_word: 'parasol' }],
    ['white space around is no change', { en_word: ' umbrella ' }, {}],
    ['an empty text empties its field', { kanji: '', level: '' }, { kanji: null, level: null }],
    ['lists are lists', { tags: 'rain\nsun', alternatives: '' }, { tags: ['rain', 'sun'] }],
    ['an emptied list is empty', { tags: '' }, { tags: [] }],
    [
      'a new collection names the topic, too',
      { user_topic: 'Travel' },
      { user_topic: 'Travel', topic: 'Words' },
    ],
    [
      'readings that are left empty beside a new sentence are left to the server',
      { ja_sentence: '傘です。', ja_hiragana_sentence: '', romaji_sentence: '' },
      { ja_sentence: '傘です。' },
    ],
    ['a reading can be taken out alone', { romaji_sentence: '' }, { romaji_sentence: null }],
    [
      'with its sentence a reading goes',
      { ja_sentence: '', ja_hiragana_sentence: '', romaji_sentence: '' },
      { ja_sentence: null, ja_hiragana_sentence: null, romaji_sentence: null },
    ],
  ])('%s', (_what, change, patch) => expect(patchOf(change)).toEqual(patch));
});

describe('what follows what is written', () => {
  const before = toValues(entryOf({ katakana: 'カサ' }));
  const after = (change: Partial<EntryValues>, last = before) =>
    Object.fromEntries(following({ ...last, ...change }, last, before));

  test('romaji and katakana follow the kana', () => {
    expect(after({ hiragana: 'ひがさ' })).toEqual({ katakana: 'ヒガサ', romaji: 'higasa' });
  });

  test('back at the old kana they are what they were', () => {
    const last = { ...before, hiragana: 'ひがさ', katakana: 'ヒガサ', romaji: 'higasa' };
    expect(after({ hiragana: 'かさ' }, last)).toEqual({ katakana: 'カサ', romaji: 'kasa' });
  });

  test('what is written by hand stays', () => {
    expect(after({ hiragana: 'ひがさ' }, { ...before, romaji: 'KASA' })).toEqual({ katakana: 'ヒガサ' });
  });

  test('する stands alone in the romaji that follows', () => {
    expect(after({ hiragana: 'べんきょうする' })).toMatchObject({ romaji: 'benkyou suru' });
  });

  test('the shown word follows the kanji', () => {
    expect(after({ kanji: '日傘' })).toEqual({ ja_word: '日傘' });
  });

  test('a changed sentence waits for its reading', () => {
    expect(after({ ja_sentence: '傘です。' })).toEqual({ ja_hiragana_sentence: '' });
    expect(after({ ja_hiragana_sentence: '' })).toEqual({ romaji_sentence: '' });
  });
});

describe('what may be saved', () => {
  /** The complaint about one field after a change; null when it may be saved. */
  async function complaint(field: keyof typeof before, change: Partial<typeof before>, was = before) {
    try {
      await entryRules(was).validateAt(field, { ...was, ...change });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  test('a word as we have it can be saved', async () => {
    expect(await entryRules(before).isValid(before)).toBe(true);
  });

  test.each([
    ['en_word', ' ', 'English word is required'],
    ['en_word', 'x'.repeat(201), 'At most 200 characters'],
    ['hiragana', 'kasa', 'Write this in hiragana'],
    ['hiragana', 'カサ', 'Write this in hiragana'],
    ['hiragana', '傘', 'Write this in hiragana'],
    ['katakana', 'かさ', 'Write this in katakana'],
    ['romaji', 'kaza', 'This does not agree with the kana: かさ is kasa'],
    ['ja_hiragana_sentence', '傘です。', 'Write this in kana, without kanji'],
    ['romaji_sentence', 'kasa desu.', /^This does not agree with the kana/],
    ['en_sentence', 'x'.repeat(501), 'At most 500 characters'],
    ['notes', 'x'.repeat(2001), 'At most 2000 characters'],
    ['tags', Array.from({ length: 21 }, (_, index) => `tag ${index}`).join('\n'), 'At most 20'],
    ['alternatives', 'x'.repeat(201), 'At most 200 characters'],
    ['user_topic', '', 'Collection is required'],
    ['topic', '', 'Topic is required'],
  ] as const)('%s: %j is refused', async (field, value, text) => {
    expect(await complaint(field, { [field]: value })).toMatch(text);
  });

  test.each([
    ['hiragana', { hiragana: 'こーひー' }],
    ['katakana', { katakana: 'コーヒー・カップ' }],
    ['romaji', { romaji: 'KASA' }],
    ['romaji', { romaji: '' }],
    ['romaji', { hiragana: 'ひがさ', romaji: 'higasa' }],
    ['romaji_sentence', { ja_hiragana_sentence: 'かさはここです。', romaji_sentence: 'kasa wa koko desu.' }],
    ['notes', { notes: '傘'.repeat(2000) }],
  ] as const)('%s: %j is right', async (field, change) => expect(await complaint(field, change)).toBeNull());

  test('romaji that the kana left behind is refused', async () => {
    expect(await complaint('romaji', { hiragana: 'ひがさ' })).toBe(
      'This does not agree with the kana: ひがさ is higasa',
    );
  });

  test('one of the three scripts is needed', async () => {
    expect(await complaint('hiragana', { hiragana: '', kanji: '' })).toBe(
      'Write hiragana, katakana or kanji',
    );
    expect(await complaint('hiragana', { hiragana: '' })).toBeNull();
  });

  test('what stood there before does not stop who mends something else', async () => {
    const odd = { ...before, hiragana: 'かさ5', romaji: 'kaza' };
    expect(await entryRules(odd).isValid({ ...odd, en_word: 'parasol' })).toBe(true);
  });
});
