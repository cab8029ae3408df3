import { createKanjiDictionary } from '../kanji-dictionary';
import { canRead, romajiAgrees } from './readings-agree';

const kanji = createKanjiDictionary();
const reads = async (spelling: string, kana: string) => canRead(spelling, kana, await kanji.of(spelling));

test.each([
  ['食べる', 'たべる'],
  ['食べ物', 'たべもの'],
  ['学校', 'がっこう'],
  ['手紙', 'てがみ'],
  ['人々', 'ひとびと'],
  ['話', 'はなし'],
  ['受付', 'うけつけ'],
  ['一杯', 'いっぱい'],
  ['三杯', 'さんばい'],
  ['消しゴム', 'けしごむ'],
  ['コーヒー豆', 'コーヒーまめ'],
  ['一ヶ月', 'いっかげつ'],
])('%s can be read %s', async (spelling, kana) => expect(await reads(spelling, kana)).toBe(true));

test.each([
  ['食べる', 'のむ'],
  ['食べる', 'たべ'],
  ['電車', 'じてんしゃ'],
  ['雨', 'あま'.repeat(2)],
  ['今日', 'きょう'],
  ['Tシャツ', 'ティーシャツ'],
  ['食べる', ''],
])('%s cannot be read %s from its kanji alone', async (spelling, kana) =>
  expect(await reads(spelling, kana)).toBe(false),
);

test.each([
  ['kasa', 'かさ'],
  ['konnichiwa', 'こんにちは'],
  ['kore wa hon desu.', 'これはほんです。'],
  ['gakkou e ikimasu', 'がっこうへいきます'],
  ['mizu o nomimasu', 'みずをのみます'],
  ['mizu wo nomimasu', 'みずをのみます'],
  ['haha wa hana ga suki desu.', 'はははははながすきです。'.replace('はははは', 'ははは')],
  ['koohii', 'コーヒー'],
  ['ko-hi-', 'コーヒー'],
  ['ojiisan', 'おじいさん'],
  ['kippu', 'きっぷ'],
  ["shin'you", 'しんよう'],
  ['konnyaku', 'こんにゃく'],
  ['onna', 'おんな'],
  ['dewa mata', 'ではまた'],
  ['paatii', 'パーティー'],
  ['benkyou suru', 'べんきょうする'],
])('%s says %s', (romaji, kana) => expect(romajiAgrees(romaji, kana)).toBe(true));

test.each([
  ['kaza', 'かさ'],
  ['kasa o', 'かさ'],
  ['obasan', 'おばあさん'],
  ['kipu', 'きっぷ'],
  ['wana', 'はな'],
  ['kowa hon desu', 'これはほんです'],
  ['', 'かさ'],
  ['umbrella', 'かさ'],
])('%s does not say %s', (romaji, kana) => expect(romajiAgrees(romaji, kana)).toBe(false));
