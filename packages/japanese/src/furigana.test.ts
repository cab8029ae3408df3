import fc from 'fast-check';
import { kanaKey } from './kana';
import { reading } from './testing/arbitrary-kana';
import { alignFurigana, sentenceSegments, wordSegments } from './furigana';
import { spacedReading } from './spaced-reading';

const shown = (spelling: string, kana: string): string =>
  alignFurigana(spelling, kana)
    .map(({ text, ruby }) => (ruby === null ? text : `${text}(${ruby})`))
    .join(' ');

describe('readings over a spelling', () => {
  it.each([
    ['食べる', 'たべる', '食(た) べる'],
    ['食べ物', 'たべもの', '食(た) べ 物(もの)'],
    ['聞き手', 'ききて', '聞(き) き 手(て)'],
    ['行き来', 'いきき', '行(い) き 来(き)'],
    ['引き出し', 'ひきだし', '引(ひ) き 出(だ) し'],
    ['お祖母さん', 'おばあさん', 'お 祖母(ばあ) さん'],
    ['気に入る', 'きにいる', '気(き) に 入(い) る'],
    ['煮る', 'にる', '煮(に) る'],
    ['取り扱い説明書', 'とりあつかいせつめいしょ', '取(と) り 扱(あつか) い 説明書(せつめいしょ)'],
    ['東京都', 'とうきょうと', '東京都(とうきょうと)'],
    ['大人しい', 'おとなしい', '大人(おとな) しい'],
    ['今日は', 'こんにちは', '今日(こんにち) は'],
    ['百合', 'ゆり', '百合(ゆり)'],
    ['歯は母', 'はははは', '歯(は) は 母(はは)'],
    ['木の子', 'きのこ', '木(き) の 子(こ)'],
    ['人々', 'ひとびと', '人々(ひとびと)'],
    ['一ヶ月', 'いっかげつ', '一ヶ月(いっかげつ)'],
    ['関ケ原', 'せきがはら', '関ケ原(せきがはら)'],
    ['消しゴム', 'けしごむ', '消(け) しゴム'],
    ['消しゴム', 'けしゴム', '消(け) しゴム'],
    ['2011年', '2011ねん', '2011 年(ねん)'],
    ['２０１１年', '2011ねん', '２０１１ 年(ねん)'],
    ['2人', 'ふたり', '2人(ふたり)'],
    ['Tシャツ', 'ティーシャツ', 'T(ティー) シャツ'],
    ['〜放題', '〜ほうだい', '〜 放題(ほうだい)'],
    ['〜放題', 'ほうだい', '〜 放題(ほうだい)'],
    ['アイス・コーヒー', 'アイスコーヒー', 'アイス・コーヒー'],
    ['コーヒー', 'コーヒー', 'コーヒー'],
    ['たへ\u3099る', 'たべる', 'たべる'],
  ])('%s, %s → %s', (spelling, kana, expected) => expect(shown(spelling, kana)).toBe(expected));

  /** Source: VOC-52. */
  it.each([
    ['午後二時', 'ごご にじ', '午後(ごご) 二時(にじ)'],
    ['午後2時', 'ごご にじ', '午後(ごご) 2時(にじ)'],
    ['午後2時', 'ごご 2じ', '午後(ごご) 2 時(じ)'],
    ['毎朝電車', 'まいあさ でんしゃ', '毎朝(まいあさ) 電車(でんしゃ)'],
    ['私一人', 'わたし ひとり', '私(わたし) 一人(ひとり)'],
    ['今日雨が降る', 'きょう あめ が ふる', '今日(きょう) 雨(あめ) が 降(ふ) る'],
    ['一番好き', 'いちばん すき', '一番(いちばん) 好(す) き'],
    ['時々雨', 'ときどき あめ', '時々(ときどき) 雨(あめ)'],
    ['人々皆', 'ひとびと みな', '人々(ひとびと) 皆(みな)'],
    ['一ヶ月前', 'いっかげつ まえ', '一ヶ月(いっかげつ) 前(まえ)'],
    ['五百円玉三枚', 'ごひゃくえんだま さんまい', '五百円玉(ごひゃくえんだま) 三枚(さんまい)'],
    ['二十一日', 'にじゅう いちにち', '二十(にじゅう) 一日(いちにち)'],
    ['木の下', 'き の した', '木(き) の 下(した)'],
    ['日本語を話す', 'にほんご を はなす', '日本語(にほんご) を 話(はな) す'],
    ['食べる', 'た べる', '食(た) べる'],
    ['傘', 'か さ', '傘(かさ)'],
    ['五％', 'ごパーセント', '五％(ごパーセント)'],
    ['「今日、雨。」', '「きょう、 あめ。」', '「 今日(きょう) 、 雨(あめ) 。」'],
    ['今日、雨。', 'きょう あめ', '今日(きょう) 、 雨(あめ) 。'],
    ['今日雨です', 'きょう、あめです。', '今日(きょう) 雨(あめ) です'],
    ['春・夏', 'はる なつ', '春(はる) ・ 夏(なつ)'],
    ['春…夏（秋）', 'はる…なつ（あき）', '春(はる) … 夏(なつ) （ 秋(あき) ）'],
    ['傘、くつ', 'ぼうし', '傘、くつ'],
    ['100％', '100パーセント', '100 ％(パーセント)'],
    ['100％', '100％', '100％'],
  ])('by word: %s, %s → %s', (spelling, kana, expected) => expect(shown(spelling, kana)).toBe(expected));

  it.each([
    ['ごごにじ', 'gogo niji', 'ごご にじ '],
    ['かさをもっていきます。', 'kasa o motteikimasu.', 'かさ を もっていきます 。'],
    ['わたしはがっこうへいく。', 'watashi wa gakkou e iku.', 'わたし は がっこう へ いく 。'],
    ['「こんにちは」、パーティー', '"konnichiwa", paatii', '「こんにちは 」、パーティー '],
    ['きんえんです', "kin'en desu", 'きんえん です '],
    ['かさです', 'kutsu desu', 'かさです'],
    ['かさです', null, 'かさです'],
  ])('the words of %s, %s are %s', (kana, romaji, expected) =>
    expect(spacedReading(kana, romaji)).toBe(expected),
  );

  it('sets the whole reading over a word that it does not fit', () => {
    expect(alignFurigana('食べる', 'のむ')).toEqual([{ text: '食べる', ruby: 'のむ' }]);
  });

  it('gives a word without a reading as it is', () => {
    expect(alignFurigana('食べる', '')).toEqual([{ text: '食べる', ruby: null }]);
    expect(alignFurigana('', 'たべる')).toEqual([]);
  });

  const parts = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom('食', '物', '日本', '人々', '大人'), reading),
      reading.map((kana) => [kana, kana] as const),
    ),
    { minLength: 1, maxLength: 5 },
  );

  it('keeps spelling and reading whole', () => {
    fc.assert(
      fc.property(parts, (pairs) => {
        const spelling = pairs.map(([text]) => text).join('');
        const kana = pairs.map(([, read]) => read).join('');
        const segments = alignFurigana(spelling, kana);
        expect(segments.map(({ text }) => text).join('')).toBe(spelling);
        expect(kanaKey(segments.map(({ text, ruby }) => ruby ?? text).join(''))).toBe(kanaKey(kana));
      }),
    );
  });

  it('never sets signs over anything, nor anything over signs', () => {
    const piece = fc.constantFrom('食', '日', 'た', '二', '2', ' ', '、', '。', '「', '・', '…');
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (spelling, kana) => {
        for (const { ruby, text: under } of alignFurigana(spelling, kana)) {
          expect(ruby ?? '').not.toMatch(/[\s\p{P}]/u);
          if (ruby !== null) expect(under).not.toMatch(/[\s\p{P}]/u);
        }
      }),
    );
  });

  it('never throws and never loses a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (spelling, kana) => {
        const text = alignFurigana(spelling, kana)
          .map((segment) => segment.text)
          .join('');
        expect(text).toBe(spelling.normalize('NFC'));
      }),
    );
  });

  it('finds a way, or that there is none, where there are more ways than could be tried', () => {
    const many = '木の'.repeat(60);
    expect(alignFurigana(many, 'きの'.repeat(60))).toEqual(
      Array.from({ length: 60 }, () => [
        { text: '木', ruby: 'き' },
        { text: 'の', ruby: null },
      ]).flat(),
    );
    expect(alignFurigana(many, 'のき'.repeat(150))).toEqual([{ text: many, ruby: 'のき'.repeat(150) }]);
  });
});

const noWord = { ja_word: '', hiragana: null, katakana: null, romaji: '' };

const sentenceOf = (ja_sentence: string, ja_hiragana_sentence: string | null, romaji_sentence = '') => ({
  ja_sentence,
  ja_hiragana_sentence,
  romaji_sentence,
});

const shownSegments = (segments: ReturnType<typeof wordSegments>): string =>
  segments.map(({ text, ruby }) => (ruby === null ? text : `${text}(${ruby})`)).join(' ');

test.each([
  [{ ja_word: '傘', hiragana: 'かさ', katakana: null }, '傘(かさ)'],
  [{ ja_word: '食べ物', hiragana: 'たべもの', katakana: null }, '食(た) べ 物(もの)'],
  [{ ja_word: 'ケーキ', hiragana: null, katakana: 'ケーキ' }, 'ケーキ'],
  [{ ja_word: '消しゴム', hiragana: null, katakana: 'ケシゴム' }, '消(ケ) しゴム'],
  [{ ja_word: 'はい', hiragana: 'はい', katakana: null }, 'はい'],
  [{ ja_word: '傘', hiragana: null, katakana: null }, '傘'],
  [
    { ja_word: '午後二時', hiragana: 'ごごにじ', katakana: null, romaji: 'gogo niji' },
    '午後(ごご) 二時(にじ)',
  ],
])('a word with its reading: %j', (word, expected) => {
  expect(shownSegments(wordSegments({ ...noWord, ...word }))).toBe(expected);
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
  ['昨日、駅で会いました。', 'きのう、えきであいました。', '昨日(きのう) 、 駅(えき) で 会(あ) いました。'],
  [
    '試合は午後二時に始まります。',
    'しあいはごごにじにはじまります。',
    '試合(しあい) は 午後(ごご) 二時(にじ) に 始(はじ) まります。',
    'shiai wa gogo niji ni hajimarimasu.',
  ],
  [
    '毎日、弁当が半額です。',
    'まいにち、べんとうがはんがくです。',
    '毎日(まいにち) 、 弁当(べんとう) が 半額(はんがく) です。',
    'mainichi, bentou ga hangaku desu.',
  ],
])('a sentence with its reading: %s', (sentence, reading, expected, romaji = '') => {
  const segments = sentenceSegments({ ...noWord, ...sentenceOf(sentence, reading, romaji) });
  expect(shownSegments(segments ?? [])).toBe(expected);
});

test.each([
  ['a reading that is not there', '傘です。', null],
  ['a reading of something else', '傘を買いました。', 'くつをはきました。'],
  ['a very long sentence', '傘です。'.repeat(60), 'かさです。'.repeat(60)],
  ['a very long reading', '傘です。', 'かさです。'.repeat(60)],
])('%s is not laid over a sentence', (_what, sentence, reading) => {
  expect(sentenceSegments({ ...noWord, ...sentenceOf(sentence, reading) })).toBeNull();
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
  const entry = { ...noWord, ja_word, hiragana, ...sentenceOf(sentence, reading) };
  expect(shownSegments(sentenceSegments(entry) ?? [])).toBe(expected);
});
