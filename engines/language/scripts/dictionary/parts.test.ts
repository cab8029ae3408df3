import { everydayLevel } from './everyday';
import { createLevelOfParts } from './parts';
import type { WeighedWord } from './words';

function word(name: string, pos: string, gloss: string, level: number | null = null): WeighedWord {
  const [written = '', kana] = name.replace(']', '').split('[');
  return {
    forms: [{ kanji: kana ? written : null, kana: kana ?? written, common: true, odd: false, points: 60 }],
    senses: [{ pos: pos.split(','), misc: [], glosses: gloss.split('/') }],
    level,
    weight: 0,
  };
}

const levelOfParts = createLevelOfParts([
  word('電話[でんわ]', 'n', 'telephone call', 5),
  word('番号[ばんごう]', 'n', 'number', 4),
  word('風邪[かぜ]', 'n', 'cold/influenza', 5),
  word('薬[くすり]', 'n', 'medicine', 5),
  word('電気[でんき]', 'n', 'electricity/electric light', 5),
  word('消す[けす]', 'v5s', 'to turn off (a light)/to erase', 5),
  word('洗濯[せんたく]', 'n,vs', 'washing', 4),
  word('機[き]', 'n-suf', 'machine', 2),
  word('二[に]', 'num', 'two', 5),
  word('階[かい]', 'n', 'floor of a building', 5),
  word('持つ[もつ]', 'v5t', 'to hold/to carry', 5),
  word('来る[くる]', 'vk', 'to come', 5),
  word('読む[よむ]', 'v5m', 'to read', 5),
  word('高い[たかい]', 'adj-i', 'high', 5),
  word('手[て]', 'n', 'hand', 5),
  word('前[まえ]', 'n', 'front', 5),
  word('早い[はやい]', 'adj-i', 'quick', 5),
  word('春[はる]', 'n', 'spring', 5),
  word('売る[うる]', 'v5r', 'to sell', 5),
  word('き', 'n', 'tree', 5),
]);

test.each([
  ['電話番号[でんわばんごう]', 'n', 'telephone number', 4],
  ['風邪薬[かぜぐすり]', 'n', 'cold medicine', 5],
  ['電気を消す[でんきをけす]', 'exp,v5s', 'to turn off the light', 5],
  ['洗濯機[せんたくき]', 'n', 'washing machine', 4],
  ['二階[にかい]', 'n', 'upper floor', 5],
  ['持って来る[もってくる]', 'vk', 'to bring/to carry and come', 5],
  ['読める[よめる]', 'v1', 'to be able to read', 5],
  ['高さ[たかさ]', 'n', 'height', 5],
])('LANG-3: %s (%s, "%s") is as hard as its parts: N%d', (name, pos, gloss, level) => {
  expect(levelOfParts(word(name, pos, gloss))).toBe(level);
});

test.each([
  ['手前[てまえ]', 'n', 'this side/in front of the hand'],
  ['手早い[てばやい]', 'adj-i', 'quick of hand'],
  ['春を売る[はるをうる]', 'exp,v5r', 'to engage in prostitution'],
  ['電話帳[でんわちょう]', 'n', 'telephone book'],
  ['電話番号[でんわばんこ]', 'n', 'telephone number'],
  ['風邪薬[ふうじゃやく]', 'n', 'cold medicine'],
  ['止める[やめる]', 'v1', 'to be able to stop'],
])('%s (%s, "%s") is more than its parts, or not made of these', (name, pos, gloss) => {
  expect(levelOfParts(word(name, pos, gloss))).toBeNull();
});

test('LANG-3: an everyday word has our level, whatever list has it; its homophone has not', () => {
  expect(everydayLevel(word('メニュー', 'n', 'menu', 2))).toBe(5);
  expect(everydayLevel(word('温泉[おんせん]', 'n', 'hot spring', 2))).toBe(4);
  expect(everydayLevel(word('虹[にじ]', 'n', 'rainbow', 2))).toBe(4);
  expect(everydayLevel(word('二次[にじ]', 'n', 'second', 2))).toBeNull();
  expect(everydayLevel(word('先に[せんに]', 'adv', 'before', 1))).toBeNull();
});
