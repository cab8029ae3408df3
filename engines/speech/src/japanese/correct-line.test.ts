import { isKatakana, plainReading, toKatakana } from './align-reading';
import { correctLine } from './correct-line';
import type { TraceWord } from './open-jtalk';

/** "雨:アメ が:ガ" as words of a trace; "は:ハ:ワ:助詞" with its pronunciation and kind. */
const words = (line: string): TraceWord[] =>
  line.split(' ').map((word) => {
    const [surface = '', reading = '', pronunciation = '', kind = '名詞/一般'] = word.split(':');
    return { surface, kind, reading, pronunciation: pronunciation || reading };
  });

/**
 * Reads a line as Open JTalk does: by the words that it knows, the longest first; other kana as one word each run. Counts
 * how often it is asked.
 */
function fakeVoice(known: readonly TraceWord[]) {
  const bySize = [...known].sort((a, b) => b.surface.length - a.surface.length);
  const at = (line: string, start: number) => bySize.find(({ surface }) => line.startsWith(surface, start));
  const voice = {
    reads: 0,
    read: async (line: string): Promise<TraceWord[]> => {
      voice.reads += 1;
      const read: TraceWord[] = [];
      for (let start = 0; start < line.length;) {
        const word = at(line, start);
        let end = start + (word?.surface.length ?? 1);
        while (!word && end < line.length && !at(line, end)) end += 1;
        const surface = line.slice(start, end);
        const kana = isKatakana(toKatakana(surface)) ? toKatakana(surface) : '';
        read.push(word ?? { surface, kind: '名詞/一般', reading: kana, pronunciation: kana });
        start = end;
      }
      return read;
    },
  };
  return voice;
}

const correct = (line: string, reading: string, also = '') => {
  const given = words(line);
  const voice = fakeVoice([...given, ...(also ? words(also) : [])]);
  return correctLine(voice.read, given, plainReading(reading) ?? '');
};

const TA = 'まし:マシ::助動詞 た:タ::助動詞';

test.each([
  [`雨:アメ が:ガ::助詞 降り:オリ::動詞/自立 ${TA} 。:`, 'あめがふりました。', '雨がふりました。'],
  ['日本:ニッポン へ:ヘ:エ:助詞 行き:イキ::動詞/自立', 'にほん へ いき', 'にほんへ行き'],
  ['市場:シジョウ で:デ::助詞 買う:カウ::動詞/自立', 'いちばでかう', 'いちばで買う'],
  ['辛い:ツライ::形容詞/自立 カレー:カレー', 'からいかれー', 'からいカレー'],
  ['家:イエ', 'うち', 'うち'],
])('spells only what is read wrong in kana: %s as %s', async (line, reading, spoken) => {
  expect(await correct(line, reading)).toBe(spoken);
});

test('what is wrong side by side is one word: 二十歳', async () => {
  expect(await correct('二:ニ 十:ジュウ 歳:サイ です:デス::助動詞', 'はたちです')).toBe('はたちです');
});

test('the neighbours of a word that was put right are read anew, and keep their kanji when they are right then', async () => {
  const line = '食べた:タベタ 後で:ウシロデ 歯:パ を:ヲ:オ:助詞';
  const also = 'あと:アト で:デ::助詞 歯:ハ';
  const given = words(line);
  const voice = fakeVoice([...words(also), ...given.filter(({ surface }) => surface !== '歯')]);
  expect(await correctLine(voice.read, given, 'タベタアトデハヲ')).toBe('食べたあとで歯を');
});

test.each([
  ['a noun is no particle: 歯 would be said "wa"', '歯:シ を:ヲ:オ:助詞', 'はを', 'は:ハ:ワ:助詞', 'ハを'],
  ['nor two of them: 角 is つの', '角:カク が:ガ::助詞', 'つのが', 'つ:ツ::助詞 の:ノ::助詞', 'ツノが'],
  ['琴 in kana is こと (a thing); another こと has its accent', '琴:キン', 'こと', '古都:コト', '古都'],
  [
    'ten minutes are a number',
    '十分:ジュウブン',
    'じゅっぷん',
    '１０分:ジュップン じゅっ:ジュッ ぷん:プン',
    '１０分',
  ],
])('%s', async (_, line, reading, also, spoken) => {
  expect(await correct(line, reading, also)).toBe(spoken);
});

test.each([
  ['傘:カサ', 'ゆきだるまをつくりました'],
  ['雨:アメ が:ガ::助詞', 'ゆきをたべます'],
])('%s is not spelled for a reading of something else: %s', async (line, reading) => {
  expect(await correct(line, reading)).toBeNull();
});

test('a line of many wrong words is not read for ever', async () => {
  const line = Array.from({ length: 40 }, () => '亜:ア が:ガ::助詞').join(' ');
  const given = words(line);
  const voice = fakeVoice(given);
  expect(await correctLine(voice.read, given, 'イガ'.repeat(40))).toBeNull();
  expect(voice.reads).toBeLessThan(30);
});
