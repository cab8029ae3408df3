import type { PartOfSpeech } from '@kotoba/contracts';
import { holdsWord } from './holds-word';

const holds = (
  written: string,
  kana: string,
  partOfSpeech: PartOfSpeech,
  ja: string,
  read: string | null = null,
) => holdsWord({ written, kana, partOfSpeech }, { ja, kana: read });

test.each<[string, string, PartOfSpeech, string]>([
  ['食べる', 'たべる', 'verb', 'りんごを食べました。'],
  ['書く', 'かく', 'verb', '手紙を書いています。'],
  ['書く', 'かく', 'verb', '手紙を書こう。'],
  ['行く', 'いく', 'verb', '学校へ行った。'],
  ['勉強する', 'べんきょうする', 'verb', '日本語を勉強しました。'],
  ['来る', 'くる', 'verb', '友だちが来ない。'],
  ['帰る', 'かえる', 'verb', '家に帰って寝ました。'],
  ['高い', 'たかい', 'i-adjective', 'この時計は高くない。'],
  ['いい', 'いい', 'i-adjective', '天気がよかったです。'],
  ['傘', 'かさ', 'noun', '傘を忘れました。'],
  ['コーヒー', 'コーヒー', 'noun', 'コーヒーを飲む。'],
  ['〜放題', 'ほうだい', 'suffix', '食べ放題の店です。'],
  ['静か', 'しずか', 'na-adjective', '静かな町です。'],
])('%s (%s, %s) is in %s', (written, kana, partOfSpeech, ja) =>
  expect(holds(written, kana, partOfSpeech, ja)).toBe(true),
);

test('a word in kanji is found where the sentence writes it in kana', () => {
  expect(holds('分かる', 'わかる', 'verb', 'よくわかりません。')).toBe(true);
  expect(holds('傘', 'かさ', 'noun', 'あの人のです。', 'あのかさです。')).toBe(true);
});

test.each<[string, string, PartOfSpeech, string]>([
  ['書く', 'かく', 'verb', '辞書を買いました。'],
  ['食べる', 'たべる', 'verb', '水を飲みました。'],
  ['高い', 'たかい', 'i-adjective', '高校に行きます。'],
  ['傘', 'かさ', 'noun', '雨が降りました。'],
  ['絵', 'え', 'noun', '家へ帰ります。'],
])('%s (%s, %s) is not in %s', (written, kana, partOfSpeech, ja) =>
  expect(holds(written, kana, partOfSpeech, ja)).toBe(false),
);
