import { readEndings, readCounting } from './tables';

const endings = readEndings();

test.each(['たい', '〜たい', '~たい', '-たい'])('%s is one ending', (text) => {
  expect(endings.of(text)).toMatch(/wants to do/);
});

test('spoken forms share a note, words have none', () => {
  expect(endings.of('てる')).toBe(endings.of('ている'));
  expect(endings.of('食べる')).toBeNull();
});

const counting = readCounting();

test.each([
  [3, 'bottles', '三本', 'さんぼん'],
  [1, 'book', '一冊', 'いっさつ'],
  [2, 'cats', '二匹', 'にひき'],
  [3, 'dogs', '三匹', 'さんびき'],
  [6, 'glasses of water', '六杯', 'ろっぱい'],
  [4, 'people', '四人', 'よにん'],
  [2, 'children', '二人', 'ふたり'],
  [20, 'years old', '二十歳', 'はたち'],
  [3, 'floors', '三階', 'さんがい'],
  [8, 'pencils', '八本', 'はっぽん'],
  [3, 'birds', '三羽', 'さんわ'],
  [10, 'shirts', '十枚', 'じゅうまい'],
  [3, 'pairs of shoes', '三足', 'さんぞく'],
])('%i %s are %s, %s', (value, noun, written, kana) => {
  const counter = counting.counterFor(noun);
  expect(counter && counting.count(value, counter)).toMatchObject({ written, kana });
});

test('no counter is guessed, and nothing is counted that is no number of things', () => {
  expect(counting.counterFor('sadness')).toBeNull();
  for (const value of [0, -1, 1.5, 10_000, Number.NaN]) expect(counting.count(value, '本')).toBeNull();
});
