import {
  isKatakana,
  soundsAlike,
  toHiragana,
  toKatakana,
  plainReading,
  saysReading,
  textForReading,
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

/** "雨:アメ が:ガ" as words of a trace. */
const words = (line: string): TraceWord[] =>
  line.split(' ').map((word) => {
    const [surface = '', reading = '', pronunciation = reading] = word.split(':');
    return { surface, reading, pronunciation };
  });

const choose = (line: string, reading: string): string | null => {
  const wanted = plainReading(reading);
  if (wanted === null) throw new Error(`${reading} is no reading`);
  return textForReading(words(line), wanted);
};

test.each([
  ['雨:アメ が:ガ 降り:オリ まし:マシ た:タ 。:', 'あめがふりました。', '雨がふりました。'],
  ['二:ニ 十:ジュウ 歳:サイ です:デス', 'はたちです', 'はたちです'],
  ['何:ナニ です:デス か:カ', 'なんですか', 'なんですか'],
  ['日本:ニッポン へ:ヘ:エ 行き:イキ ます:マス', 'にほん へ いきます', 'にほんへ行きます'],
  [
    '一日:イチニチ に:ニ 二:ニ 回:カイ 薬:ヤク を:ヲ:オ 飲み:ノミ ます:マス',
    'いちにちににかいくすりをのみます',
    '一日に二回くすりを飲みます',
  ],
  ['家:イエ', 'うち', 'うち'],
  ['辛い:ツライ', 'からい', 'からい'],
])('corrects only what is read wrong: %s as %s', (line, reading, text) => {
  expect(saysReading(words(line), plainReading(reading) ?? '')).toBe(false);
  expect(choose(line, reading)).toBe(text);
});

test.each([
  ['傘:カサ', 'かさ'],
  ['コーヒー:コーヒー を:ヲ:オ 飲み:ノミ ます:マス', 'こーひーをのみます'],
  ['九:キュウ:ク 時:ジ に:ニ', 'くじに'],
  ['学校:ガッコウ:ガッコー は:ハ:ワ', 'がっこうは'],
  ['今日:キョウ:キョー は:ハ:ワ 、: 雨:アメ', 'きょうわ、あめ'],
])('keeps the kanji of %s for %s', (line, reading) => {
  expect(saysReading(words(line), plainReading(reading) ?? '')).toBe(true);
  expect(choose(line, reading)).toBe(
    words(line)
      .map(({ surface }) => surface)
      .join(''),
  );
});

test('a reading of another text fits nothing', () => {
  expect(choose('雨:アメ が:ガ 降り:フリ', 'ゆきをたべます')).toBeNull();
  expect(choose('傘:カサ', 'かさをかいました'.repeat(20))).toBeNull();
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
  const line = Array.from({ length: 100 }, () => '志:キ').join(' ');
  expect(choose(line, 'こころざし'.repeat(100))).toBe('こころざし'.repeat(100));
});
