import { loadLibrary } from '../authored/library';
import { partlySpelled, respelled } from './near-spellings';

const partly = partlySpelled(loadLibrary().words);

// LANG-25
test.each([
  ['おかーさん', 'おかあさん'],
  ['せんせー', 'せんせい'],
  ['おーきい', 'おおきい'],
  ['すごーい', 'すごい'],
  ['しょうがねえ', 'しょうがない'],
  ['やばっ', 'やばい'],
  ['たべもの。', 'たべもの'],
])('%s may be %s', (typed, meant) => {
  expect(respelled(typed)).toContain(meant);
});

test('LANG-25 what has kanji, or is written as words are, stays', () => {
  expect(['高ー', 'たべもの'].flatMap(respelled)).toEqual([]);
});

// LANG-25
test.each([
  ['たべ物', '食べ物'],
  ['のみ物', '飲み物'],
  ['かい物', '買い物'],
  ['売りきれ', '売り切れ'],
  ['一人ぐらし', '一人暮らし'],
  ['ひとり暮らし', '一人暮らし'],
  ['でん車', '電車'],
])('%s is %s with less kanji', (typed, written) => {
  expect(partly.get(typed)?.written).toBe(written);
});
