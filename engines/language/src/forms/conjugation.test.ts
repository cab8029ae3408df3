import { conjugate, type VerbClass, verbClassOf } from './conjugation';

test.each<[string, VerbClass, string, string, string, string, string]>([
  // dictionary form, class, polite, te, past, negative, want
  ['食べる', 'v1', '食べます', '食べて', '食べた', '食べない', '食べたい'],
  ['買う', 'v5u', '買います', '買って', '買った', '買わない', '買いたい'],
  ['書く', 'v5k', '書きます', '書いて', '書いた', '書かない', '書きたい'],
  ['行く', 'v5k-s', '行きます', '行って', '行った', '行かない', '行きたい'],
  ['泳ぐ', 'v5g', '泳ぎます', '泳いで', '泳いだ', '泳がない', '泳ぎたい'],
  ['話す', 'v5s', '話します', '話して', '話した', '話さない', '話したい'],
  ['待つ', 'v5t', '待ちます', '待って', '待った', '待たない', '待ちたい'],
  ['死ぬ', 'v5n', '死にます', '死んで', '死んだ', '死なない', '死にたい'],
  ['遊ぶ', 'v5b', '遊びます', '遊んで', '遊んだ', '遊ばない', '遊びたい'],
  ['飲む', 'v5m', '飲みます', '飲んで', '飲んだ', '飲まない', '飲みたい'],
  ['帰る', 'v5r', '帰ります', '帰って', '帰った', '帰らない', '帰りたい'],
  ['ある', 'v5r', 'あります', 'あって', 'あった', 'ない', 'ありたい'],
  ['くださる', 'v5aru', 'くださいます', 'くださって', 'くださった', 'くださらない', 'くださいたい'],
  ['勉強する', 'vs-i', '勉強します', '勉強して', '勉強した', '勉強しない', '勉強したい'],
  ['くる', 'vk', 'きます', 'きて', 'きた', 'こない', 'きたい'],
  ['来る', 'vk', '来ます', '来て', '来た', '来ない', '来たい'],
])('%s (%s)', (word, verbClass, polite, te, past, negative, want) => {
  expect(conjugate(word, verbClass, 'polite')).toBe(polite);
  expect(conjugate(word, verbClass, 'te')).toBe(te);
  expect(conjugate(word, verbClass, 'past')).toBe(past);
  expect(conjugate(word, verbClass, 'negative')).toBe(negative);
  expect(conjugate(word, verbClass, 'want')).toBe(want);
});

test('adjectives in い, and いい with its old stem', () => {
  expect(conjugate('高い', 'adj-i', 'politePast')).toBe('高かったです');
  expect(conjugate('いい', 'adj-i', 'past')).toBe('よかった');
  expect(conjugate('高い', 'adj-i', 'want')).toBeNull();
});

test('an ending that does not fit the class gives nothing', () => {
  expect(conjugate('食べる', 'v5k', 'polite')).toBeNull();
  expect(conjugate('傘', 'v1', 'te')).toBeNull();
});

test.each<[string, string, VerbClass | null]>([
  ['食べる', 'たべる', 'v1'],
  ['起きる', 'おきる', 'v1'],
  ['帰る', 'かえる', 'v5r'],
  ['入る', 'はいる', 'v5r'],
  ['切る', 'きる', 'v5r'],
  ['着る', 'きる', 'v1'],
  ['いる', 'いる', 'v1'],
  ['要る', 'いる', 'v5r'],
  ['裏切る', 'うらぎる', 'v5r'],
  ['持ち帰る', 'もちかえる', 'v5r'],
  ['気に入る', 'きにいる', 'v5r'],
  ['焦る', 'あせる', 'v5r'],
  ['ひっくり返る', 'ひっくりかえる', 'v5r'],
  ['混じる', 'まじる', 'v5r'],
  ['感じる', 'かんじる', 'v1'],
  ['生きる', 'いきる', 'v1'],
  ['行く', 'いく', 'v5k-s'],
  ['連れて行く', 'つれていく', 'v5k-s'],
  ['銀行に行く', 'ぎんこうにいく', 'v5k-s'],
  ['連れてくる', 'つれてくる', 'vk'],
  ['歩く', 'あるく', 'v5k'],
  ['来る', 'くる', 'vk'],
  ['勉強する', 'べんきょうする', 'vs-i'],
  ['いらっしゃる', 'いらっしゃる', 'v5aru'],
  ['乗る', 'のる', 'v5r'],
  ['傘', 'かさ', null],
])('%s belongs to %s %s', (written, kana, verbClass) => {
  expect(verbClassOf(written, kana)).toBe(verbClass);
});
