import { draft } from './testing/fixture-language';
import { touchesChecks, uncheckedAfterPatch, uncheckedAfterSentence } from './unchecked-fields';
import { fromDraft, type WordValues } from './word-values';

const values = (fields: Partial<WordValues>): WordValues => ({
  ...fromDraft(draft({ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', ja_sentence: '傘です。' })),
  ...fields,
});

test('a field that was doubted and still fails stays doubted', () => {
  const before = values({ unchecked: ['hiragana', 'romaji'] });
  expect(uncheckedAfterPatch(before, { en_word: 'parasol' }, ['hiragana', 'romaji'])).toEqual([
    'hiragana',
    'romaji',
  ]);
});

test('what the learner writes is not doubted, nor what it mends', () => {
  const before = values({ unchecked: ['hiragana', 'romaji'] });
  expect(uncheckedAfterPatch(before, { hiragana: 'かさ' }, [])).toEqual([]);
  expect(uncheckedAfterPatch(before, { hiragana: 'さか' }, ['hiragana'])).toEqual([]);
});

test('another word puts what belonged to the old one in doubt', () => {
  const failing = ['hiragana', 'ja_sentence'] as const;
  expect(uncheckedAfterPatch(values({}), { kanji: '電車' }, failing)).toEqual(['hiragana', 'ja_sentence']);
  const own = values({ sources: { sentence: 'you' } });
  expect(uncheckedAfterPatch(own, { kanji: '電車' }, failing)).toEqual(['hiragana']);
});

test('a reading that was made for the learner’s own sentence can be doubted', () => {
  const failing = ['ja_hiragana_sentence', 'romaji_sentence'] as const;
  expect(uncheckedAfterPatch(values({}), { ja_sentence: '傘だ。' }, failing)).toEqual(failing);
  const withReading = { ja_sentence: '傘だ。', ja_hiragana_sentence: 'さかだ。' };
  expect(uncheckedAfterPatch(values({}), withReading, failing)).toEqual(['romaji_sentence']);
});

test('what nobody doubted is not doubted because something else changes', () => {
  expect(uncheckedAfterPatch(values({}), { part_of_speech: 'verb' }, ['ja_sentence'])).toEqual([]);
});

test.each([
  [{ en_word: 'parasol' }, false],
  [{ notes: 'x', tags: ['x'] }, false],
  [{ hiragana: null }, true],
  [{ romaji_sentence: 'x' }, true],
])('%j matters to the checks: %s', (patch, expected) => expect(touchesChecks(patch)).toBe(expected));

test('another sentence brings its own doubts and leaves those of the word', () => {
  const before = values({ unchecked: ['romaji', 'ja_sentence'] });
  const failing = ['hiragana', 'ja_sentence', 'romaji_sentence'] as const;
  expect(uncheckedAfterSentence(before, before, failing)).toEqual([
    'romaji',
    'ja_sentence',
    'romaji_sentence',
  ]);
  const own = values({ sources: { sentence: 'you' } });
  expect(uncheckedAfterSentence(before, own, failing)).toEqual(['romaji', 'romaji_sentence']);
});
