import fc from 'fast-check';
import { loadLibrary } from '../authored/library';
import { englishKey } from '../english-key';
import { createWordLookup } from './find-words';
import { kanaReadings, lengthened } from './kana-readings';
import { japaneseFirst, meaningsIn, sidesOf, withPlainBrackets } from './note-sides';
import { createSpellingSuggester } from './suggest-spelling';
import { authored } from './known-words';

const library = loadLibrary();
const nothing = {
  meant: async () => [],
  hinted: async () => null,
  exact: async () => null,
  formOf: async () => null,
  near: async () => null,
  commonOf: async () => null,
  parts: async () => [],
  isOurs: () => false,
  isSaid: () => false,
  ending: () => null,
};
const lookup = createWordLookup(
  {
    meant: async () => null,
    find: async (text) => {
      const [own] = library.byMeaning(englishKey(text));
      return own ? authored(own) : null;
    },
  },
  nothing,
);

test.each([
  ...['apple banana orange', 'cat dog horse', 'Red blue green', 'eat write read', 'big small long'],
  ...['pen pencil notebook', 'Monday Tuesday Wednesday Thursday Friday', 'mother father sister'],
])('LANG-18 %j is a list of words', async (text) => {
  expect(await lookup.list(text)).toHaveLength(text.split(' ').length);
});

test.each([
  ...[
    'red car',
    'cat dog',
    'hot dog stand',
    'my cat sleeps',
    'apple banana xyzzy',
    'chopsticks',
    'train ticket office',
  ],
  ...[
    'apple apple apple',
    'good morning teacher',
    'apple, banana, orange',
    'one two',
    'eat an apple',
    'fast car race',
    '',
  ],
])('LANG-18 %j is none', async (text) => {
  expect(await lookup.list(text)).toEqual([]);
});

test.each([
  ['がっこ', 'がっこう'],
  ['べんきょ', 'べんきょう'],
  ['きゅしゅ', 'きゅうしゅう'],
  ['おはよ', 'おはよう'],
  ['じゅぎょ', 'じゅぎょう'],
  ['おかさん', 'おかあさん'],
  ['こえん', 'こうえん'],
  ['おえん', 'おうえん'],
  ['たわ', 'たわー'],
])('LANG-21 %s may be %s', (kana, long) => {
  expect(lengthened(kana)).toContain(long);
});

test('what is long already stays as it is, and there are few ways', () => {
  expect(lengthened('こうこう')).toEqual([]);
  expect(lengthened('そこ'.repeat(20)).length).toBeLessThan(64);
});

test.each([
  ['tsuzuku', 'つづく'],
  ['hanaji', 'はなぢ'],
  ['mata wa', 'または'],
  ['paatii', 'ぱーてぃー'],
  ['kôhî', 'こーひー'],
  ['sābisusangyō', 'さーびすさんぎょう'],
  ['hikooki', 'ひこうき'],
  ['o-kane', 'おかね'],
  ['mado o akeru', 'まどをあける'],
  ['gakkou e iku', 'がっこうへいく'],
  ['tenin', 'てんいん'],
])('LANG-21 %s may be read %s', (text, kana) => {
  expect(kanaReadings(text).map((one) => one.replaceAll(' ', ''))).toContain(kana);
});

test('LANG-21 sixty characters have few readings, whatever they are', () => {
  const syllable = fc.constantFrom('nō', 'na', 'ni', 'zu', 'ji', 'wa', 'sābi', 'kyū', 'oo', 'tii', '-', ' ');
  const texts = fc.array(syllable, { minLength: 1, maxLength: 60 }).map((all) => all.join('').slice(0, 60));
  fc.assert(
    fc.property(texts, (text) => {
      const readings = kanaReadings(text);
      expect(readings.length).toBeLessThanOrEqual(24);
      expect(readings.flatMap(lengthened).length).toBeLessThanOrEqual(24 * 62);
    }),
    { examples: [['nōnōnōnōnanananananananana']] },
  );
});

const suggest = createSpellingSuggester(
  new Set(library.words.flatMap(({ en }) => en.split('; ').map(englishKey))),
);

test.each([
  ['umbrela', 'umbrella'],
  ['bycicle', 'bicycle'],
  ['wensday', 'wednesday'],
  ['collegue', 'colleague'],
  ['restarant', 'restaurant'],
  ['becuase', 'because'],
  ['beautifull', 'beautiful'],
  ['diffrent', 'different'],
])('LANG-20 %s may be %s misspelt', (typed, meant) => {
  expect(suggest(typed)).toBe(meant);
});

test.each(['xqzzy', 'cta', 'qwertyuiop'])('nothing is offered for %s', (typed) => {
  expect(suggest(typed)).toBeNull();
});

test.each([
  ['高い = expensive (price)', '高い', 'expensive (price)'],
  ['あつい hot (weather)', 'あつい', 'hot (weather)'],
  ['猫', '猫', undefined],
])('LANG-20 %s has both sides', (text, japanese, meaning) => {
  expect(sidesOf(text)).toEqual({ japanese, meaning });
});

test.each([
  ['猫 (cat)', '猫', 'cat'],
  ['一日（ついたち）', '一日', 'ついたち'],
  ['さめる (coffee)', 'さめる', 'coffee'],
])('LANG-20 %s has a hint', (text, japanese, hint) => {
  expect(sidesOf(text)).toEqual({ japanese, hint });
});

test.each([
  ['shoulder 肩', '肩 = shoulder', false],
  ['to go: 行く (いく)', '行く (いく) = to go', true],
  ['neko (猫)', '猫 = neko', true],
  ['cat -> 猫', '猫 = cat', true],
])('LANG-26 %s is %s', (text, turned, isApart) => {
  expect(japaneseFirst(text)).toEqual({ text: turned, isApart });
});

test.each(['猫 cat', 'Tシャツ', 'CD プレーヤー', 'meaning of 猫', 'neko', '猫'])(
  '%s is not turned',
  (text) => {
    expect(japaneseFirst(text)).toBeNull();
  },
);

test.each([
  ['食（た）べる', '食べる(たべる)'],
  ['静(しず)かな = quiet', '静かな(しずかな) = quiet'],
  ['食(た)べ物(もの)', '食べ物(たべもの)'],
  ['食(た)べ方', '食べ方'],
  ['図書館【としょかん】', '図書館(としょかん)'],
  ['はし（橋）', 'はし(橋)'],
])('LANG-20 %s has its reading behind it: %s', (text, plain) => {
  expect(withPlainBrackets(text)).toBe(plain);
});

test('LANG-26 meanings stand between commas, but not in a remark', () => {
  expect(meaningsIn('ring, sound; peal / chime')).toEqual(['ring', 'sound', 'peal', 'chime']);
  expect(meaningsIn('to hang (a coat, a hat)')).toEqual(['to hang (a coat, a hat)']);
});
