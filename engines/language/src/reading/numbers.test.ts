import { readCounted, kanjiNumeral, numeralValue, readNumber } from './numbers';

test.each([
  ['三', 3],
  ['十', 10],
  ['二十三', 23],
  ['百五', 105],
  ['千', 1000],
  ['一万', 10_000],
  ['三千二百', 3200],
  ['二億三千万', 230_000_000],
  ['120', 120],
  ['3千', 3000],
  ['二〇二五', 2025],
])('%s is %d', (text, value) => {
  expect(numeralValue(text)).toBe(value);
});

test.each(['', '兆', 'abc', '三つ'])('%j is no numeral', (text) => {
  expect(numeralValue(text)).toBeNull();
});

test.each([
  [0, 'ゼロ'],
  [14, 'じゅうよん'],
  [300, 'さんびゃく'],
  [600, 'ろっぴゃく'],
  [888, 'はっぴゃくはちじゅうはち'],
  [3000, 'さんぜん'],
  [8600, 'はっせんろっぴゃく'],
  [10_000, 'いちまん'],
  [1_234_567, 'ひゃくにじゅうさんまんよんせんごひゃくろくじゅうなな'],
])('%d is read %s', (value, reading) => {
  expect(readNumber(value)).toBe(reading);
});

test.each([
  [1, '人', 'ひとり'],
  [2, '人', 'ふたり'],
  [4, '時半', 'よじはん'],
  [19, '時半', 'じゅうくじはん'],
  [4, '人', 'よにん'],
  [14, '人', 'じゅうよにん'],
  [1, '本', 'いっぽん'],
  [3, '本', 'さんぼん'],
  [6, '本', 'ろっぽん'],
  [4, '本', 'よんほん'],
  [3, '分', 'さんぷん'],
  [4, '分', 'よんぷん'],
  [5, '分', 'ごふん'],
  [10, '分', 'じゅっぷん'],
  [3, '階', 'さんがい'],
  [1, '階', 'いっかい'],
  [8, '歳', 'はっさい'],
  [20, '歳', 'はたち'],
  [1, '冊', 'いっさつ'],
  [3, '匹', 'さんびき'],
  [4, '時', 'よじ'],
  [7, '時', 'しちじ'],
  [9, '時', 'くじ'],
  [4, '月', 'しがつ'],
  [9, '月', 'くがつ'],
  [8, '日', 'ようか'],
  [20, '日', 'はつか'],
  [15, '日', 'じゅうごにち'],
  [7, '日間', 'なのかかん'],
  [4, '円', 'よえん'],
  [300, '円', 'さんびゃくえん'],
  [100, '杯', 'ひゃっぱい'],
  [2, 'か月', 'にかげつ'],
  [6, '回', 'ろっかい'],
  [1, '泊', 'いっぱく'],
  [3, '泊', 'さんぱく'],
  [4, '泊', 'よんはく'],
])('%d%s is read %s', (value, counter, reading) => {
  expect(readCounted(value, counter)).toBe(reading);
});

test('an unknown counter is not guessed', () => {
  expect(readCounted(3, '膳')).toBeNull();
});

test.each([
  ['7', '七'],
  ['10', '十'],
  ['25', '二十五'],
  ['１００', '百'],
  ['3200', '三千二百'],
  ['10000', '一万'],
  ['0', '零'],
])('%s is written %s', (digits, kanji) => {
  expect(kanjiNumeral(digits)).toBe(kanji);
  if (digits !== '0') expect(numeralValue(kanji)).toBe(Number(digits.normalize('NFKC')));
});

test.each(['', 'seven', '1.5', '-1', '123456789'])('%j is no number to write in kanji', (text) => {
  expect(kanjiNumeral(text)).toBeNull();
});
