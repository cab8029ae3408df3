import { sentenceSegments, wordSegments } from './entry-segments';

const noWord = { ja_word: '', hiragana: null, katakana: null };

const shown = (segments: ReturnType<typeof wordSegments>): string =>
  segments.map(({ text, ruby }) => (ruby === null ? text : `${text}(${ruby})`)).join(' ');

test.each([
  [{ ja_word: '傘', hiragana: 'かさ', katakana: null }, '傘(かさ)'],
  [{ ja_word: '食べ物', hiragana: 'たべもの', katakana: null }, '食(た) べ 物(もの)'],
  [{ ja_word: 'ケーキ', hiragana: null, katakana: 'ケーキ' }, 'ケーキ'],
  [{ ja_word: '消しゴム', hiragana: null, katakana: 'ケシゴム' }, '消(ケ) しゴム'],
  [{ ja_word: 'はい', hiragana: 'はい', katakana: null }, 'はい'],
  [{ ja_word: '傘', hiragana: null, katakana: null }, '傘'],
])('a word with its reading: %j', (word, expected) => {
  expect(shown(wordSegments(word))).toBe(expected);
});

test.each([
  [
    '雨が降っているから、傘を持っていきます。',
    'あめがふっているから、かさをもっていきます。',
    '雨(あめ) が 降(ふ) っているから、 傘(かさ) を 持(も) っていきます。',
  ],
  ['「学生ですか。」', '「がくせい です か。」', '「 学生(がくせい) ですか。」'],
  ['暑いのでアイスを食べます。', 'あついのであいすをたべます。', '暑(あつ) いのでアイスを 食(た) べます。'],
  ['はい。', 'はい。', 'はい。'],
])('a sentence with its reading: %s', (sentence, reading, expected) => {
  expect(shown(sentenceSegments(sentence, reading, noWord) ?? [])).toBe(expected);
});

test.each([
  ['a reading that is not there', '傘です。', null],
  ['a reading of something else', '傘を買いました。', 'くつをはきました。'],
  ['a very long sentence', '傘です。'.repeat(60), 'かさです。'.repeat(60)],
  ['a very long reading', '傘です。', 'かさです。'.repeat(60)],
])('%s is not laid over a sentence', (_what, sentence, reading) => {
  expect(sentenceSegments(sentence, reading, noWord)).toBeNull();
});

test.each([
  [
    '電車',
    'でんしゃ',
    '毎朝電車で行きます。',
    'まいあさでんしゃでいきます。',
    '毎朝(まいあさ) 電車(でんしゃ) で 行(い) きます。',
  ],
  [
    '毎朝',
    'まいあさ',
    '毎朝電車で行く。',
    'まいあさでんしゃでいく。',
    '毎朝(まいあさ) 電車(でんしゃ) で 行(い) く。',
  ],
  ['食べる', 'たべる', '毎日食べます。', 'まいにちたべます。', '毎日(まいにち) 食(た) べます。'],
  ['人', 'ひと', '日本人です。', 'にほんじんです。', '日本人(にほんじん) です。'],
  ['傘', 'かさ', '傘です。', 'かさです。', '傘(かさ) です。'],
])('the word %s (%s) has its reading to itself in %s', (ja_word, hiragana, sentence, reading, expected) => {
  const word = { ja_word, hiragana, katakana: null };
  expect(shown(sentenceSegments(sentence, reading, word) ?? [])).toBe(expected);
});
