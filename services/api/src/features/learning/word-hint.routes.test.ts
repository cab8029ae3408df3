import { hintOf, type HintedWord } from './word-hint.routes';

let ids = 0;
const word = (enWord: string, jaWord: string, hiragana: string, alternatives: string[] = []): HintedWord => ({
  id: (ids += 1),
  enWord,
  jaWord,
  hiragana,
  katakana: null,
  kanji: jaWord === hiragana ? null : jaWord,
  alternatives,
});

const hot = word('hot', '暑い', 'あつい', ['hot', 'warm; sultry', '熱い']);

test.each([
  ['what the prompt says already is no other meaning', hot, ['warm; sultry']],
  [
    'a meaning that is the word in Latin letters is not told',
    word('clothes', '着物', 'きもの', ['kimono', 'robe']),
    ['robe'],
  ],
  ['three are enough', word('a', '甲', 'こう', ['b', 'c', 'd', 'e']), ['b', 'c', 'd']],
  ['none', word('rain', '雨', 'あめ'), []],
])('%s', (_, asked, meanings) => {
  expect(hintOf(asked, []).meanings).toEqual(meanings);
});

test.each([
  ['another reading is told', word('hot (spicy)', '辛い', 'からい'), '辛い'],
  ['the same reading is not', word('hot (thing)', '熱い', 'あつい'), null],
  ['nor a word that holds the answer', word('hot day', '暑い日', 'あついひ'), null],
  ['nor the same in katakana', { ...word('hot', 'アツイ', 'あつい'), enWord: 'hot stuff' }, null],
])('of a word that shares the prompt, %s', (_, other, jaWord) => {
  expect(hintOf(hot, [other]).namesakes).toEqual([{ id: other.id, enWord: other.enWord, jaWord }]);
});

test('a word that could only repeat the prompt is left out', () => {
  expect(hintOf(hot, [word('Hot', '厚い', 'あつい')]).namesakes).toEqual([]);
});
