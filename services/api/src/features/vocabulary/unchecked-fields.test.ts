import type { CheckedField } from '@kotoba/language';
import type { EntryPatch } from './entry.schemas';
import { draft } from '../../../../../engines/language/src/testing/fixture-language';
import { touchesChecks, uncheckedAfterPatch, uncheckedAfterSentence } from './unchecked-fields';
import { fromDraft, type WordValues } from './word-values';

const values = (fields: Partial<WordValues>): WordValues => ({
  ...fromDraft(draft({ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', ja_sentence: '傘です。' })),
  ...fields,
});

const afterPatch = (
  before: WordValues,
  patch: EntryPatch,
  failing: readonly CheckedField[],
  pairHolds = true,
): CheckedField[] => uncheckedAfterPatch(before, patch, { failing, pairHolds });

test('a field that was doubted and still fails stays doubted', () => {
  const before = values({ unchecked: ['hiragana', 'romaji'] });
  expect(afterPatch(before, { en_word: 'parasol' }, ['hiragana', 'romaji'])).toEqual(['hiragana', 'romaji']);
});

test('what the learner writes is not doubted, nor what it mends, but a reading that the kanji cannot have', () => {
  const before = values({ unchecked: ['hiragana', 'romaji'] });
  expect(afterPatch(before, { hiragana: 'かさ' }, [])).toEqual([]);
  expect(afterPatch(before, { hiragana: 'さか' }, ['hiragana'])).toEqual(['hiragana']);
  expect(afterPatch(before, { romaji: 'saka' }, ['romaji'])).toEqual([]);
});

test('what only the meant word could tell stays doubted until the learner writes it', () => {
  const before = values({ unchecked: ['kanji', 'part_of_speech', 'level'] });
  expect(afterPatch(before, { kanji: '真', part_of_speech: 'noun' }, [])).toEqual(['level']);
});

test('another word puts what belonged to the old one in doubt', () => {
  const failing = ['hiragana', 'ja_sentence'] as const;
  expect(afterPatch(values({}), { kanji: '電車' }, failing)).toEqual(['hiragana', 'ja_sentence']);
  const own = values({ sources: { sentence: 'you' } });
  expect(afterPatch(own, { kanji: '電車' }, failing)).toEqual(['hiragana']);
});

test('a reading that was made for the learner’s own sentence can be doubted', () => {
  const failing = ['ja_hiragana_sentence', 'romaji_sentence'] as const;
  expect(afterPatch(values({}), { ja_sentence: '傘だ。' }, failing)).toEqual(failing);
  const withReading = { ja_sentence: '傘だ。', ja_hiragana_sentence: 'さかだ。' };
  expect(afterPatch(values({}), withReading, failing)).toEqual(['romaji_sentence']);
});

test('what nobody doubted is not doubted because something else changes', () => {
  expect(afterPatch(values({}), { part_of_speech: 'verb' }, ['ja_sentence'])).toEqual([]);
});

test.each([
  [{ en_word: 'parasol' }, false],
  [{ en_sentence: 'It is one.' }, true],
  [{ notes: 'x', tags: ['x'] }, false],
  [{ hiragana: null }, true],
  [{ romaji_sentence: 'x' }, true],
])('%j matters to the checks: %s', (patch, expected) => expect(touchesChecks(patch)).toBe(expected));

test('another sentence brings its own doubts and leaves those of the word', () => {
  const before = values({ unchecked: ['romaji', 'ja_sentence'] });
  const failing = ['hiragana', 'ja_sentence', 'romaji_sentence'] as const;
  expect(uncheckedAfterSentence(before, before, { failing })).toEqual([
    'romaji',
    'ja_sentence',
    'romaji_sentence',
  ]);
  const own = values({ sources: { sentence: 'you' } });
  expect(uncheckedAfterSentence(before, own, { failing })).toEqual(['romaji', 'romaji_sentence']);
});

describe('a sentence and its translation', () => {
  const ours = values({ enSentence: 'It is an umbrella.' });

  test.each<[string, EntryPatch, CheckedField[]]>([
    ['the translation of a sentence that is rewritten', { ja_sentence: '傘だ。' }, ['en_sentence']],
    ['the sentence whose translation is rewritten', { en_sentence: 'A parasol.' }, ['ja_sentence']],
    ['neither when both are rewritten', { ja_sentence: '傘だ。', en_sentence: 'A parasol.' }, []],
    ['neither when nothing is rewritten', { ja_sentence: '傘です。', notes: 'x' }, []],
  ])('doubted is %s', (_, patch, doubted) => expect(afterPatch(ours, patch, [], false)).toEqual(doubted));

  test('are not doubted where the two are an example of the word', () => {
    expect(afterPatch(ours, { ja_sentence: '傘だ。' }, [])).toEqual([]);
    const doubted = values({ sources: { sentence: 'you' }, unchecked: ['en_sentence'] });
    expect(afterPatch(doubted, { ja_sentence: '傘です。' }, [])).toEqual([]);
  });

  test('stay doubted until the other side is written too', () => {
    const doubted = values({ sources: { sentence: 'you' }, unchecked: ['ja_sentence'] });
    expect(afterPatch(doubted, { en_sentence: 'Another.' }, [], false)).toEqual(['ja_sentence']);
    expect(afterPatch(doubted, { kanji: '雨傘' }, [], false)).toEqual(['ja_sentence']);
    expect(afterPatch(doubted, { ja_sentence: '傘だ。' }, [], false)).toEqual([]);
  });

  test('are never doubted where both are the learner’s', () => {
    const own = values({ sources: { sentence: 'you' } });
    expect(afterPatch(own, { ja_sentence: '傘だ。' }, [], false)).toEqual([]);
    expect(afterPatch(own, { en_sentence: 'Another.' }, [], false)).toEqual([]);
  });

  test('take their doubts with them when another example comes', () => {
    const before = values({ unchecked: ['en_sentence', 'romaji'] });
    expect(uncheckedAfterSentence(before, before, { failing: [] })).toEqual(['romaji']);
  });
});
