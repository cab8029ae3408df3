import { romajiAgrees } from './romaji-agrees';

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
