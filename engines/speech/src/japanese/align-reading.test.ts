import {
  alignReading,
  isKatakana,
  soundsAlike,
  toHiragana,
  toKatakana,
  plainReading,
  saysReading,
} from './align-reading';
import type { TraceWord } from './open-jtalk';

test('converts between the kana and leaves the rest', () => {
  expect(toKatakana('かさをカウ、はゝー漢字Ａ')).toBe('カサヲカウ、ハヽー漢字Ａ');
  expect(toHiragana('コーヒーをノム漢字')).toBe('こーひーをのむ漢字');
  expect(isKatakana('コーヒー')).toBe(true);
  expect(isKatakana('コーひー')).toBe(false);
  expect(isKatakana('')).toBe(false);
});

test.each([
  ['カサ', 'カサ', true],
  ['コーヒー', 'コオヒイ', true],
  ['ガッコウ', 'ガッコー', true],
  ['センセイ', 'センセエ', true],
  ['キョウ', 'キョー', true],
  ['ツヅク', 'ツズク', true],
  ['ヲ', 'オ', true],
  ['フリ', 'オリ', false],
  ['クジ', 'キュウジ', false],
  ['イエ', 'ウチ', false],
  ['アウ', 'アー', false],
  ['', '', true],
])('%s and %s sound alike: %s', (one, other, alike) => {
  expect(soundsAlike(one, other)).toBe(alike);
  expect(soundsAlike(other, one)).toBe(alike);
});

/** "雨:アメ が:ガ" as words of a trace; "九:キュウ:ク:数" a number with its pronunciation. */
const words = (line: string): TraceWord[] =>
  line.split(' ').map((word) => {
    const [surface = '', reading = '', pronunciation = reading, detail = '一般'] = word.split(':');
    return { surface, kind: `名詞/${detail}`, reading, pronunciation };
  });

const says = (line: string, reading: string): boolean =>
  saysReading(words(line), plainReading(reading) ?? '');

test.each([
  ['雨:アメ が:ガ 降り:オリ まし:マシ た:タ 。:', 'あめがふりました。'],
  ['何:ナニ です:デス か:カ', 'なんですか'],
  ['家:イエ', 'うち'],
  ['九:キュウ:ク:数 時:ジ', 'きゅうじ'],
  ['雨:アメ が:ガ 降り:フリ', 'ゆきをたべます'],
  ['傘:カサ', 'かさをかいました'.repeat(20)],
])('%s does not say %s', (line, reading) => expect(says(line, reading)).toBe(false));

test.each([
  ['傘:カサ', 'かさ'],
  ['コーヒー:コーヒー を:ヲ:オ 飲み:ノミ ます:マス', 'こーひーをのみます'],
  ['九:キュウ:ク:数 時:ジ に:ニ', 'くじに'],
  ['学校:ガッコウ:ガッコー は:ハ:ワ', 'がっこうは'],
  ['言う:イウ:ユー', 'いう'],
  ['今日:キョウ:キョー は:ハ:ワ 、: 雨:アメ', 'きょうわ、あめ'],
])('%s says %s', (line, reading) => expect(says(line, reading)).toBe(true));

test('what is read otherwise is shared out between the words that are right', () => {
  const shared = alignReading(words('一日:イチニチ に:ニ 薬:ヤク を:ヲ:オ'), 'イチニチニクスリヲ');
  expect(shared?.map(({ reading, agrees }) => `${reading} ${agrees}`)).toEqual([
    'イチニチ true',
    'ニ true',
    'クスリ false',
    'ヲ true',
  ]);
});

test.each([
  ['あめ が ふる。', 'アメガフル'],
  ['「コーヒー」、２', null],
  ['CDをきく', null],
  ['雨', null],
  ['', null],
  [null, null],
])('%j is the bare reading %j', (reading, bare) => {
  expect(plainReading(reading)).toBe(bare);
});

test('a hundred kanji find their reading among more ways than could be tried', () => {
  const line = words(Array.from({ length: 100 }, () => '志:キ').join(' '));
  const shared = alignReading(line, 'ココロザシ'.repeat(100)) ?? [];
  expect(shared).toHaveLength(100);
  expect(shared.map(({ reading }) => reading).join('')).toBe('ココロザシ'.repeat(100));
});
