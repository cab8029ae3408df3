import { check, verdictOf, expectAll } from '../testing/check';
import { words } from '../testing/entries';
import type { AnswerEntry } from '../types';

describe('a kanji answer: the spelling', () => {
  expectAll(3, [
    [words.eat, '', 'rejected blank'],
    [words.eat, '食'.repeat(201), 'rejected too_long'],
    [words.eat, '食べる', 'correct exact'],
    [words.eat, '　食べる 。', 'correct exact'],
    [words.eat, '食\u200bべる', 'correct exact'],
    [words.eat, '食へ\u3099る', 'correct exact'],
    [words.eat, '食ベル', 'correct exact'],
    [words.carryOut, '行う', 'correct exact'],
    [words.carryOut, '行なう', 'correct exact'],
    [words.allYouCan, '放題', 'correct exact'],
    [words.allYouCan, '～放題', 'correct exact'],
    [words.people, '人々', 'correct exact'],
    [words.people, '人人', 'correct exact'],
    [words.eraser, '消しごむ', 'correct exact'],
    [words.year, '２０１１年', 'correct exact'],
    [words.year, '2011年', 'correct exact'],
    [words.tShirt, 'Tシャツ', 'correct exact'],
    [words.tShirt, 'ｔシャツ', 'correct exact'],
    [{ en: 'step by step', kanji: '一歩一歩', hiragana: 'いっぽいっぽ' }, '一歩々々', 'correct exact'],
    [{ en: 'Kadsura', kanji: '葛\u{E0100}', hiragana: 'くず' }, '葛', 'correct exact'],
  ]);
});

describe('a kanji answer with a counter', () => {
  expectAll(3, [
    [words.month, '一ヶ月', 'correct exact'],
    [words.month, '一ケ月', 'correct exact'],
    [words.month, '一か月', 'correct exact'],
    [words.month, '一カ月', 'correct exact'],
    [words.month, '一ｹ月', 'correct exact'],
    [words.month, '一箇月', 'correct exact'],
    [words.month, '二ヶ月', 'incorrect no_match'],
    [words.month, '一月', 'incorrect no_match'],
    [{ en: 'Sekigahara', kanji: '関ヶ原', hiragana: 'せきがはら' }, '関ケ原', 'correct exact'],
  ]);
});

describe('a kanji answer: the reading is accepted', () => {
  expectAll(3, [
    [words.eat, 'たべる', 'correct reading_ok'],
    [words.eat, 'タベル', 'correct reading_ok'],
    [words.eat, 'taberu', 'correct reading_ok'],
    [words.eat, 'TABERU ', 'correct reading_ok'],
    [words.continue, 'tsuzuku', 'correct reading_ok'],
    [words.coffee, 'コーヒー', 'correct exact'],
    [words.coffee, 'koohii', 'correct exact'],
    [words.ramen, 'ラーメン', 'correct exact'],
    [words.continue, 'つずく', 'retry dz_du'],
    [words.school, 'がつこう', 'retry small_kana'],
    [words.hello, 'こんにちわ', 'retry particle'],
    [words.school, 'がっこー', 'retry long_vowel'],
    [words.woman, 'おんあ', 'retry n_count'],
    [words.grandmother, 'おばさん', 'incorrect no_match'],
    [words.eat, 'to eat', 'retry japanese_wanted'],
    [words.eat, 'drink', 'incorrect no_match'],
  ]);
});

describe('a kanji answer with characters that only look alike', () => {
  expectAll(3, [
    [words.population, '人口', 'correct exact'],
    [words.population, '人ロ', 'correct lookalike'],
    [words.population, '人工', 'incorrect no_match'],
    [words.mouth, 'ロ', 'correct lookalike'],
    [words.two, '二', 'correct exact'],
    [words.two, 'ニ', 'correct reading_ok'],
    [words.luggage, '二', 'incorrect no_match'],
    [words.coffee, 'コ一ヒ一', 'correct lookalike'],
    [words.curtain, '力一テン', 'correct lookalike'],
    [{ en: 'evening', kanji: '夕方', hiragana: 'ゆうがた' }, 'タ方', 'correct lookalike'],
    [{ en: 'eight', kanji: '八', hiragana: 'はち' }, 'ハ', 'correct lookalike'],
    [{ en: 'industry', kanji: '工業', hiragana: 'こうぎょう' }, 'エ業', 'correct lookalike'],
    [{ en: 'power', kanji: '力', hiragana: 'ちから' }, 'カ', 'correct lookalike'],
    [{ en: 'fortune-telling', kanji: '卜占', hiragana: 'ぼくせん' }, 'ト占', 'correct lookalike'],
    [{ en: 'spirit', kanji: '気', hiragana: 'き' }, '气', 'incorrect no_match'],
    [words.two, '2', 'incorrect no_match'],
  ]);
});

describe('a kanji answer with other okurigana', () => {
  expectAll(3, [
    [words.eat, '食る', 'retry okurigana'],
    [words.eat, '食べるる', 'retry okurigana'],
    [words.eat, '食', 'retry okurigana'],
    [words.carryOut, '行こなう', 'retry okurigana'],
    [words.talk, '話し', 'retry okurigana'],
    [words.drinkTea, '茶を飲む', 'retry okurigana'],
    [words.people, '人びと', 'incorrect no_match'],
    [words.eraser, '消し', 'incorrect no_match'],
    [words.year, '2012年', 'incorrect no_match'],
    [words.eat, '飲べる', 'incorrect no_match'],
    [words.hello, '今日わ', 'retry okurigana'],
  ]);
});

describe('another saved word where kanji is wanted', () => {
  const saved = { otherSaved: [words.gesture, words.deed] };

  it('is a retry when it shares a meaning, in kanji or kana', () => {
    expect(verdictOf(3, words.action, '仕草', saved)).toBe('retry alternate');
    expect(verdictOf(3, words.action, 'しぐさ', saved)).toBe('retry alternate');
    expect(check(3, words.action, '仕草', saved).hint).toEqual({ moraCount: 3, firstKana: 'さ' });
  });

  it('is wrong when it shares none', () => {
    expect(verdictOf(3, words.action, '行為', saved)).toBe('incorrect other_word');
    expect(verdictOf(3, words.action, 'koui', saved)).toBe('incorrect other_word');
  });

  it('shares a meaning through an alternative, a prefix or a parenthetical', () => {
    const mum: AnswerEntry = { en: 'mom (own)', hiragana: 'ママ' };
    expect(verdictOf(3, words.mother, 'ママ', { otherSaved: [mum] })).toBe('retry alternate');
    const speak: AnswerEntry = { en: 'to talk', hiragana: 'しゃべる', pos: 'verb' };
    expect(verdictOf(3, words.talk, 'しゃべる', { otherSaved: [speak] })).toBe('retry alternate');
  });
});

describe('what is shown as the right answer', () => {
  it('is the kanji, or the reading of a word without', () => {
    expect(check(3, words.eat, 'x').correctAnswer).toBe('食べる');
    expect(check(3, words.coffee, 'x').correctAnswer).toBe('コーヒー');
  });

  it('is nothing after a retry', () => {
    expect(check(3, words.eat, '食る').correctAnswer).toBe('');
  });
});

it('refuses a spelling that the learner blocked', () => {
  const word = { ...words.carryOut, blocked: ['行なう'] };
  expect(verdictOf(3, word, '行なう')).toBe('incorrect blocked');
  expect(verdictOf(3, word, '行う')).toBe('correct exact');
});
