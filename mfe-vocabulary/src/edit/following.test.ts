import { entryOf } from '../testing/entry';
import { following } from './following';
import { toValues, type EntryValues } from './form-values';

const before = toValues(entryOf({ katakana: 'カサ' }));
const after = (change: Partial<EntryValues>, last = before) =>
  Object.fromEntries(following({ ...last, ...change }, last, before));

test('romaji and katakana follow the kana', () => {
  expect(after({ hiragana: 'ひがさ' })).toEqual({ katakana: 'ヒガサ', romaji: 'higasa' });
});

test('back at the old kana they are what they were', () => {
  const last = { ...before, hiragana: 'ひがさ', katakana: 'ヒガサ', romaji: 'higasa' };
  expect(after({ hiragana: 'かさ' }, last)).toEqual({ katakana: 'カサ', romaji: 'kasa' });
});

test('what is written by hand stays', () => {
  expect(after({ hiragana: 'ひがさ' }, { ...before, romaji: 'KASA' })).toEqual({ katakana: 'ヒガサ' });
});

test('the shown word follows the kanji', () => {
  expect(after({ kanji: '日傘' })).toEqual({ ja_word: '日傘' });
});

test('a changed sentence waits for its reading', () => {
  expect(after({ ja_sentence: '傘です。' })).toEqual({ ja_hiragana_sentence: '' });
  expect(after({ ja_hiragana_sentence: '' })).toEqual({ romaji_sentence: '' });
});
