import { check, verdictOf, expectAll } from '../testing/check';
import { words } from '../testing/entries';
import type { AnswerEntry } from '../types';

describe('a kana answer: nothing, or too much', () => {
  expectAll(1, [
    [words.eat, '', 'rejected blank'],
    [words.eat, '   ', 'rejected blank'],
    [words.eat, '\u3000\u00a0\t\n', 'rejected blank'],
    [words.eat, '\u200b\ufeff\u200f', 'rejected blank'],
    [words.eat, '。', 'rejected blank'],
    [words.eat, '〜', 'rejected blank'],
    [words.eat, 'た'.repeat(200), 'incorrect no_match'],
    [words.eat, 'た'.repeat(201), 'rejected too_long'],
    [words.eat, 'た'.repeat(10_000), 'rejected too_long'],
    [words.eat, '😀'.repeat(150), 'incorrect no_match'],
  ]);
});

describe('a kana answer: the reading', () => {
  expectAll(1, [
    [words.eat, 'たべる', 'correct exact'],
    [words.eat, 'タベル', 'correct exact'],
    [words.eat, 'ﾀﾍﾞﾙ', 'correct exact'],
    [words.eat, 'たへ\u3099る', 'correct exact'],
    [words.eat, 'たへ゛る', 'correct exact'],
    [words.eat, '　たべる　', 'correct exact'],
    [words.eat, '\ufeffた\u200bべる\u202e', 'correct exact'],
    [words.eat, '「たべる。」', 'correct exact'],
    [words.eat, 'taberu', 'correct exact'],
    [words.eat, 'TABERU', 'correct exact'],
    [words.eat, 'ｔａｂｅｒｕ', 'correct exact'],
    [words.eat, 'ta be ru', 'correct exact'],
    [words.eat, 'たべru', 'correct exact'],
    [words.eat, 'たべる😀', 'incorrect no_match'],
    [words.eat, 'たへる', 'incorrect no_match'],
    [words.eat, 'のむ', 'incorrect no_match'],
    [words.eat, 'tabero', 'incorrect no_match'],
    [words.japan, 'にほん', 'correct exact'],
    [words.japan, 'にっぽん', 'correct exact'],
    [words.japan, 'nippon', 'correct exact'],
    [words.japan, 'nihonn', 'correct exact'],
    [words.japan, 'にほn', 'correct exact'],
    [words.allYouCan, 'ほうだい', 'correct exact'],
    [words.allYouCan, '~ほうだい', 'correct exact'],
    [words.allYouCan, '～ほうだい', 'correct exact'],
    [words.year, '2011ねん', 'correct exact'],
    [words.year, '２０１１ねん', 'correct exact'],
    [words.year, '2011nen', 'correct exact'],
    [words.year, '2012ねん', 'incorrect no_match'],
    [words.heart, 'こゝろ', 'correct exact'],
    [words.bell, 'すゞ', 'correct exact'],
    [words.tShirt, 'Tシャツ', 'correct exact'],
    [words.tShirt, 'ｔしゃつ', 'correct exact'],
    [words.tShirt, 'tiishatsu', 'correct exact'],
    [words.violin, 'ヴァイオリン', 'correct exact'],
    [words.violin, 'ゔぁいおりん', 'correct exact'],
    [words.violin, 'ｳﾞｧｲｵﾘﾝ', 'correct exact'],
    [words.violin, 'う\u3099ぁいおりん', 'correct exact'],
    [words.violin, 'vaiorin', 'correct exact'],
    [words.violin, 'ばいおりん', 'incorrect no_match'],
    [words.well, 'ゐど', 'correct exact'],
    [words.well, 'ヰド', 'correct exact'],
    [words.well, 'いど', 'incorrect no_match'],
  ]);
});

describe('a kana answer in romaji', () => {
  expectAll(1, [
    [words.school, 'gakkou', 'correct exact'],
    [words.school, 'gakkō', 'correct exact'],
    [words.school, 'gakkô', 'correct exact'],
    [words.school, 'gaxtukou', 'correct exact'],
    [words.school, 'galtsukou', 'correct exact'],
    [words.school, 'gakoo', 'incorrect no_match'],
    [words.school, 'gakou', 'incorrect no_match'],
    [words.big, 'ookii', 'correct exact'],
    [words.big, 'ōkii', 'correct exact'],
    [words.big, 'okii', 'incorrect no_match'],
    [words.soySauce, 'shouyu', 'correct exact'],
    [words.soySauce, 'syouyu', 'correct exact'],
    [words.soySauce, 'shōyu', 'correct exact'],
    [words.soySauce, 'shoyu', 'incorrect no_match'],
    [words.stamp, 'kitte', 'correct exact'],
    [words.stamp, 'kite', 'incorrect no_match'],
    [words.newspaper, 'shimbun', 'correct exact'],
    [words.newspaper, 'sinnbunn', 'correct exact'],
    [words.grandmother, 'obāsan', 'correct exact'],
    [words.grandmother, 'obasan', 'incorrect no_match'],
    [words.woman, 'onna', 'correct exact'],
    [words.woman, 'onnna', 'correct exact'],
    [words.woman, "on'na", 'correct exact'],
    [words.noSmoking, "kin'en", 'correct exact'],
    [words.noSmoking, 'kin’en', 'correct exact'],
    [words.noSmoking, 'kinnen', 'correct exact'],
    [words.noSmoking, 'kinnenn', 'correct exact'],
    [words.engagement, 'konnyaku', 'correct exact'],
    [words.jelly, 'konnyaku', 'correct exact'],
    [words.jelly, 'konnnyaku', 'correct exact'],
    [words.continue, 'tsuzuku', 'correct exact'],
    [words.continue, 'tsuduku', 'correct exact'],
    [words.continue, 'tudzuku', 'correct exact'],
    [words.continue, 'tuzuku', 'correct exact'],
    [words.nosebleed, 'hanadi', 'correct exact'],
    [words.nosebleed, 'hanazi', 'correct exact'],
    [words.hello, 'konnichiwa', 'correct exact'],
    [words.hello, 'Konnichi wa', 'correct exact'],
    [words.hello, 'konnichiha', 'correct exact'],
    [words.hello, "kon'nichiwa", 'correct exact'],
    [words.drinkTea, 'ocha o nomu', 'correct exact'],
    [words.drinkTea, 'ochawonomu', 'correct exact'],
    [words.drinkTea, 'otyawonomu', 'correct exact'],
  ]);
});

describe('a kana answer for a katakana word: ー may be its vowel', () => {
  expectAll(1, [
    [words.coffee, 'コーヒー', 'correct exact'],
    [words.coffee, 'ｺｰﾋｰ', 'correct exact'],
    [words.coffee, 'こーひー', 'correct exact'],
    [words.coffee, 'こおひい', 'correct exact'],
    [words.coffee, 'こうひい', 'correct exact'],
    [words.coffee, 'こーひい', 'correct exact'],
    [words.coffee, 'koohii', 'correct exact'],
    [words.coffee, 'kouhii', 'correct exact'],
    [words.coffee, 'kōhī', 'correct exact'],
    [words.coffee, 'ko-hi-', 'correct exact'],
    [words.coffee, 'コ-ヒ-', 'correct exact'],
    [words.coffee, 'コ―ヒ―', 'correct exact'],
    [words.coffee, 'kohi', 'incorrect no_match'],
    [words.coffee, 'コヒー', 'incorrect no_match'],
    [words.coffee, 'こあひあ', 'incorrect no_match'],
    [words.coffee, 'コーヒーー', 'incorrect no_match'],
    [words.cake, 'けいき', 'correct exact'],
    [words.cake, 'けえき', 'correct exact'],
    [words.cake, 'ke-ki', 'correct exact'],
    [words.cake, 'けおき', 'incorrect no_match'],
    [words.juice, 'じゅうす', 'correct exact'],
    [words.juice, 'zyu-su', 'correct exact'],
    [words.party, 'paatii', 'correct exact'],
    [words.party, 'pa-ti-', 'correct exact'],
    [words.party, 'pa-thi-', 'correct exact'],
    [words.party, 'ぱーちー', 'incorrect no_match'],
    [words.iceCoffee, 'アイス・コーヒー', 'correct exact'],
    [words.iceCoffee, 'aisu koohii', 'correct exact'],
    [words.ramen, 'らあめん', 'correct exact'],
    [words.seoul, 'ソウル', 'correct exact'],
    [words.seoul, 'ソール', 'incorrect no_match'],
  ]);
});

describe('a kana answer that only just fails', () => {
  expectAll(1, [
    [words.continue, 'つずく', 'retry dz_du'],
    [words.continue, 'ツズク', 'retry dz_du'],
    [words.nosebleed, 'はなじ', 'retry dz_du'],
    [words.continue, 'つつく', 'incorrect no_match'],
    [words.school, 'がつこう', 'retry small_kana'],
    [words.school, 'gatsukou', 'retry small_kana'],
    [words.soySauce, 'しようゆ', 'retry small_kana'],
    [words.soySauce, 'しょうゅ', 'retry small_kana'],
    [words.stamp, 'きつて', 'retry small_kana'],
    [words.juice, 'じゆーす', 'retry small_kana'],
    [words.hello, 'こんにちわ', 'retry particle'],
    [words.drinkTea, 'おちゃおのむ', 'retry particle'],
    [words.goHome, 'いええ', 'retry particle'],
    [words.school, 'がっこー', 'retry long_vowel'],
    [words.school, 'gakko-', 'retry long_vowel'],
    [words.grandmother, 'おばーさん', 'retry long_vowel'],
    [words.teacher, 'せんせー', 'retry long_vowel'],
    [words.sister, 'おねーさん', 'retry long_vowel'],
    [words.big, 'おーきい', 'retry long_vowel'],
    [words.big, 'おおきー', 'retry long_vowel'],
    [words.noSmoking, 'kinen', 'retry n_count'],
    [words.noSmoking, 'きねん', 'retry n_count'],
    [words.noSmoking, 'きんねん', 'retry n_count'],
    [words.woman, 'ona', 'retry n_count'],
    [words.woman, 'onnnna', 'retry n_count'],
    [words.woman, 'おんあ', 'retry n_count'],
    [words.engagement, 'konyaku', 'retry n_count'],
    [words.engagement, 'こにゃく', 'retry n_count'],
    [words.engagement, 'こんにゃく', 'retry n_count'],
    [words.jelly, 'こんやく', 'retry n_count'],
    [words.flour, 'konna', 'retry n_count'],
    [words.hello, 'konichiwa', 'retry n_count'],
    [words.hello, 'こんいちわ', 'retry n_count'],
    [words.eat, 'to eat', 'retry japanese_wanted'],
    [words.eat, 'Eat!', 'retry japanese_wanted'],
    [words.coffee, 'coffee', 'retry japanese_wanted'],
    [words.mother, 'mom', 'retry japanese_wanted'],
    [words.architect, 'architecture', 'incorrect no_match'],
    [words.bird, 'birds', 'incorrect no_match'],
  ]);
});

describe('a kana answer: no edit distance, no two slips at once', () => {
  expectAll(1, [
    [words.grandmother, 'おばさん', 'incorrect no_match'],
    [words.grandmother, 'おばああさん', 'incorrect no_match'],
    [words.woman, 'おな', 'incorrect no_match'],
    [words.japan, 'にほ', 'incorrect no_match'],
    [words.japan, 'にほんん', 'incorrect no_match'],
    [words.school, 'がつこー', 'incorrect no_match'],
    [words.school, 'がっこお', 'incorrect no_match'],
    [words.school, 'かっこう', 'incorrect no_match'],
    [words.teacher, 'せんせえ', 'incorrect no_match'],
    [words.flour, 'koa', 'incorrect no_match'],
  ]);
});

describe('kanji where kana is wanted', () => {
  expectAll(1, [
    [words.eat, '食べる', 'retry kana_wanted'],
    [words.eat, ' 食べる。', 'retry kana_wanted'],
    [words.people, '人人', 'retry kana_wanted'],
    [words.carryOut, '行なう', 'retry kana_wanted'],
    [words.allYouCan, '放題', 'retry kana_wanted'],
    [words.year, '2011年', 'retry kana_wanted'],
    [words.eat, '食る', 'incorrect no_match'],
    [words.eat, '飲む', 'incorrect no_match'],
    [words.coffee, 'コ一ヒ一', 'incorrect no_match'],
    [words.eat, '食', 'incorrect no_match'],
  ]);
});

describe('the reading of another saved word', () => {
  const kinds = { otherSaved: [words.gesture, words.deed] };

  it('is a retry with a hint when it shares a meaning', () => {
    expect(check(1, words.action, 'しぐさ', kinds)).toEqual({
      verdict: 'retry',
      reason: 'alternate',
      isCorrect: false,
      correctAnswer: '',
      recorded: false,
      other: kinds.otherSaved[0],
      hint: { moraCount: 3, firstKana: 'さ' },
    });
    expect(verdictOf(1, words.action, 'shigusa', kinds)).toBe('retry alternate');
  });

  it('is wrong when it shares none', () => {
    expect(verdictOf(1, words.action, 'こうい', kinds)).toBe('incorrect other_word');
    expect(verdictOf(1, words.action, 'しぐさ', { otherSaved: [words.deed] })).toBe('incorrect no_match');
  });

  it('is right when the word itself is read so', () => {
    expect(verdictOf(1, words.bridge, 'はし', { otherSaved: [words.chopsticks] })).toBe('correct exact');
  });

  it('counts morae, not kana, and starts with the first kana', () => {
    const other: AnswerEntry = { en: 'soy sauce', hiragana: 'むらさき' };
    expect(check(1, words.soySauce, 'むらさき', { otherSaved: [other] }).hint).toEqual({
      moraCount: 3,
      firstKana: 'し',
    });
  });
});

describe('entries that lack a field', () => {
  const kanjiOnly: AnswerEntry = { en: 'bridge', kanji: '橋' };
  const romajiOnly: AnswerEntry = { en: 'bridge', romaji: 'hashi' };

  expectAll(1, [
    [kanjiOnly, '橋', 'correct exact'],
    [kanjiOnly, 'はし', 'incorrect no_match'],
    [romajiOnly, 'はし', 'correct exact'],
    [romajiOnly, 'hashi', 'correct exact'],
    [{ en: 'thanks', hiragana: 'ありがとう', kanji: 'ありがとう' }, 'ありがとう', 'correct exact'],
    [
      { en: 'yesterday', hiragana: 'きのう', alternatives: ['さくじつ', '昨日'] },
      'さくじつ',
      'correct exact',
    ],
    [
      { en: 'yesterday', hiragana: 'きのう', alternatives: ['さくじつ', '昨日'] },
      '昨日',
      'retry kana_wanted',
    ],
    [{ en: 'nothing at all' }, 'なし', 'incorrect no_match'],
    [{ en: 'milk', hiragana: '', katakana: 'ミルク', kanji: '' }, 'みるく', 'correct exact'],
  ]);
});

it('refuses a reading that the learner blocked', () => {
  const word = { ...words.japan, blocked: ['にっぽん'] };
  expect(verdictOf(1, word, 'nippon')).toBe('incorrect blocked');
  expect(verdictOf(1, word, 'にほん')).toBe('correct exact');
});

it('knows a katakana word by the way it is written, though its hiragana was filled in', () => {
  const filled: AnswerEntry = { en: 'Seoul', word: 'ソウル', hiragana: 'そうる', katakana: 'ソウル' };
  expect(verdictOf(1, filled, 'そーる')).toBe('incorrect no_match');
  expect(check(1, filled, 'x').correctAnswer).toBe('ソウル');
  const native: AnswerEntry = { en: 'to eat', word: '食べる', hiragana: 'たべる', katakana: 'タベル' };
  expect(check(1, native, 'x').correctAnswer).toBe('たべる');
});
