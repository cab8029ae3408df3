import type { LanguageEngine } from '.';
import { openLanguage } from './testing/open-language';

let language: LanguageEngine;
let close: () => Promise<void>;
beforeAll(async () => ({ language, close } = await openLanguage()));
afterAll(() => close());

describe('an entry of a learner is completed', () => {
  test('from hiragana: the word, the other kana, romaji, part of speech, level, a sentence', async () => {
    expect(await language.complete({ en_word: 'cat', hiragana: 'ねこ' })).toMatchObject({
      ja_word: '猫',
      kanji: '猫',
      hiragana: 'ねこ',
      katakana: 'ネコ',
      romaji: 'neko',
      part_of_speech: 'noun',
      level: 'N5',
      ja_sentence: '猫が椅子の上で寝ています。',
      tags: ['animals'],
    });
  });

  test('from katakana: a loanword stays katakana', async () => {
    expect(await language.complete({ en_word: 'coffee', katakana: 'コーヒー' })).toMatchObject({
      ja_word: 'コーヒー',
      kanji: null,
      hiragana: 'こーひー',
      katakana: 'コーヒー',
      romaji: 'koohii',
    });
  });

  test('from kanji: its reading', async () => {
    expect(await language.complete({ en_word: 'umbrella', kanji: '傘' })).toMatchObject({
      hiragana: 'かさ',
      romaji: 'kasa',
    });
  });

  test.each([
    ['食べました', 'たべました', 'ate', 'N5'],
    ['高かった', 'たかかった', 'was expensive', 'N5'],
    ['問題を調べました', 'もんだいをしらべました', 'I looked into the question', 'N4'],
    [null, 'まりこ', 'Mariko', null],
    ['紫乃', 'しの', 'Shino', null],
  ])(
    'LANG-3: %s (%s) is as hard as its base word or the hardest of its words',
    async (kanji, hiragana, en_word, level) => {
      const entry = await language.complete({ en_word, hiragana, ...(kanji ? { kanji } : {}) });
      expect(entry.level).toBe(level);
    },
  );

  test.each([
    ['to give as a present', 'おくる', '贈る'],
    ['weekly (magazine)', 'しゅうかん', '週刊'],
    ['spider', 'くも', '蜘蛛'],
    ['to ride a bike', 'のる', '乗る'],
    ['goes over a river', 'はし', '橋'],
    ['to be hot (thick)', 'あつい', '厚い'],
    ['the two sticks you eat with', 'はし', '箸'],
    ['white thing in the sky', 'くも', '雲'],
    ['not light', 'おもい', '重い'],
    ['hot tea / hot to touch', 'あつい', '熱い'],
    ['the sun rises', 'のぼる', '昇る'],
    ['to see a doctor', 'みる', null],
    ["elder sister's husband", 'あに', null],
    ['café near the sea', 'うみ', null],
    ['a band I like', 'かえる', null],
    ['to change seats', 'かえる', null],
    ['not easy', 'やすい', null],
    ['fault', 'せい', null],
    ["my bakery's name", 'こむぎ', null],
    ['hotel in Kyoto', 'みやこ', null],
    ['water', 'ひ', null],
    ['to swim', 'あかい', null],
    ['slowly', 'ゆっくり', null],
  ])('LANG-36: "%s", read %s, has the kanji %s', async (en_word, hiragana, kanji) => {
    expect(await language.complete({ en_word, hiragana })).toMatchObject({ kanji });
  });

  test('from English alone, when we know it', async () => {
    expect(await language.complete({ en_word: 'umbrella' })).toMatchObject({
      ja_word: '傘',
      hiragana: 'かさ',
    });
  });

  test('of homonyms the one that is meant', async () => {
    expect(await language.complete({ en_word: 'bridge', hiragana: 'はし' })).toMatchObject({ kanji: '橋' });
    expect(await language.complete({ en_word: 'chopsticks', hiragana: 'はし' })).toMatchObject({
      kanji: '箸',
    });
  });

  test('also when nothing is known of it: what follows from the kana, and the rest is left open and doubted', async () => {
    expect(await language.complete({ en_word: 'my word', hiragana: 'ほげほげ' })).toMatchObject({
      ja_word: 'ほげほげ',
      katakana: 'ホゲホゲ',
      romaji: 'hogehoge',
      part_of_speech: 'noun',
      level: null,
      ja_sentence: null,
      unchecked: ['kanji', 'part_of_speech', 'level'],
      en_sentence: null,
    });
  });

  test('a phrase of our book is the phrase of our book', async () => {
    const given = { en_word: 'Bye, I am off!', kanji: 'お先に失礼します', part_of_speech: 'phrase' as const };
    expect(await language.complete(given)).toMatchObject({
      en_word: 'Bye, I am off!',
      hiragana: 'おさきにしつれいします',
      level: 'N4',
      ja_sentence: '「お先に失礼します。」「お疲れ様でした。」',
      sources: { word: 'authored', sentence: 'authored' },
    });
  });

  test('a phrase of the learner’s own gets no filler for an example', async () => {
    expect(await language.complete({ en_word: 'I like cats.', kanji: '猫が好きです' })).toMatchObject({
      hiragana: 'ねこがすきです',
      romaji: 'neko ga suki desu',
      part_of_speech: 'phrase',
      ja_sentence: null,
      ja_hiragana_sentence: null,
      romaji_sentence: null,
      en_sentence: null,
    });
  });
});

describe('VOC-5, VOC-34 filling in never changes the meaning', () => {
  const kanaAlone = { kanji: null, level: null, alternatives: [], tags: [], ja_sentence: null };

  test.each([
    ['true', 'しん', 'shin'],
    ['Mr. Hashi', 'はし', 'hashi'],
    ['Kumo (a restaurant)', 'くも', 'kumo'],
    ['Sakura', 'さくら', 'sakura'],
    ['tooth', 'はし', 'hashi'],
    ['hot dog', 'いぬ', 'inu'],
  ])('"%s" read %s takes nothing from a homophone', async (en_word, hiragana, romaji) => {
    expect(await language.complete({ en_word, hiragana })).toMatchObject({
      ...{ en_word, ja_word: hiragana, hiragana, romaji, ...kanaAlone },
      unchecked: ['kanji', 'part_of_speech', 'level'],
    });
  });

  test.each([
    ['cloud', 'くも', '雲'],
    ['clouds', 'くも', '雲'],
    ['core', 'しん', '芯'],
    ['tooth', 'は', '歯'],
    ['mum', 'はは', '母'],
    ['swimming', 'およぐ', '泳ぐ'],
    ['to tidy up', 'かたづける', '片付ける'],
    ['to cure', 'なおす', '治す'],
    ['simple', 'やさしい', '易しい'],
    // The verb of a whole expression: ピアノを弾く.
    ['to play the piano', 'ひく', '弾く'],
  ])('"%s" read %s is %s', async (en_word, hiragana, kanji) => {
    const entry = await language.complete({ en_word, hiragana });
    expect(entry).toMatchObject({ kanji, unchecked: [] });
    expect(entry.ja_sentence).not.toBeNull();
  });

  test('kanji say how they are read and what kind of word they are, not what else they mean', async () => {
    expect(await language.complete({ en_word: 'true', kanji: '心' })).toMatchObject({
      ...{ hiragana: 'こころ', part_of_speech: 'noun', level: 'N4' },
      ...{ alternatives: [], ja_sentence: null, unchecked: [] },
    });
  });

  test('another meaning of a word of ours has none of our sentences', async () => {
    const entry = await language.complete({ en_word: 'to improve', hiragana: 'みがく' });
    expect(entry.ja_sentence ?? '').not.toContain('歯');
  });

  test('a single kana is a particle, whatever sounds like it', async () => {
    const particle = { part_of_speech: 'particle', kanji: null };
    expect(await language.complete({ en_word: 'topic marker', hiragana: 'は' })).toMatchObject({
      ...particle,
      romaji: 'wa',
    });
    for (const kana of ['が', 'は', 'に', 'の', 'と', 'て', 'か']) {
      const conversion = await language.convertNote('WORD', kana);
      expect(conversion).toMatchObject({ topics: [{ entries: [{ ja_word: kana, ...particle }] }] });
    }
    expect(await language.convertNote('WORD', 'え')).toMatchObject({
      topics: [{ entries: [{ ja_word: 'え' }] }],
    });
    expect(await language.convertNote('WORD', 'き')).toMatchObject({
      topics: [{ entries: [{ ja_word: '木' }] }],
    });
  });
});

describe('what was given is never overwritten', () => {
  const given = {
    en_word: 'brolly',
    ja_word: '雨傘',
    kanji: '傘',
    hiragana: 'かさ',
    katakana: 'カサー',
    romaji: 'KASA',
    part_of_speech: 'other' as const,
    level: 'N1' as const,
    ja_sentence: '傘がない。',
    ja_hiragana_sentence: 'かさ なし。',
    romaji_sentence: 'kasa nashi.',
    en_sentence: 'No brolly.',
    tags: ['mine'],
    alternatives: ['gamp'],
  };

  test('whole entries come back as they were', async () => {
    expect(await language.complete(given)).toMatchObject(given);
  });

  test.each(Object.keys(given).filter((key) => key !== 'en_word') as (keyof typeof given)[])(
    '%s alone',
    async (key) => {
      const completed = await language.complete({
        en_word: given.en_word,
        hiragana: 'かさ',
        [key]: given[key],
      });
      expect(completed[key]).toEqual(given[key]);
    },
  );
});

test('a sentence of the learner is read, its English left alone', async () => {
  expect(
    await language.complete({ en_word: 'umbrella', kanji: '傘', ja_sentence: '傘を三本買いました。' }),
  ).toMatchObject({
    ja_hiragana_sentence: 'かさをさんぼんかいました。',
    romaji_sentence: 'kasa o sanbon kaimashita.',
    en_sentence: null,
  });
});

test('asking again gives another example where there are several', async () => {
  const seen = new Set<string | null>();
  for (let round = 0; round < 40; round += 1) {
    seen.add((await language.complete({ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' })).ja_sentence);
  }
  expect(seen.size).toBe(2);
});

test('an example has the word, and no other one that begins so', async () => {
  const expected = await language.complete({ en_word: 'should be', hiragana: 'はず' });
  const examples = await language.examplesWith(expected);
  expect(examples.length).toBeGreaterThan(0);
  for (const { ja_sentence } of examples) expect(ja_sentence).toMatch(/はず(?![っかむ])/u);
});

test('all examples of a word can be listed, and a text can be read', async () => {
  const umbrella = await language.complete({ en_word: 'umbrella', kanji: '傘' });
  const examples = await language.examplesWith(umbrella);
  expect(examples.map(({ ja_sentence }) => ja_sentence)).toEqual([
    ...new Set(examples.map(({ ja_sentence }) => ja_sentence)),
  ]);
  expect(examples.length).toBeGreaterThan(2);
  for (const { ja_sentence } of examples) expect(ja_sentence).toContain('傘');
  expect(await language.read('九時に起きます。')).toEqual({
    hiragana: 'くじにおきます。',
    romaji: 'kuji ni okimasu.',
  });
});
