import { check, noun, verb } from './testing/check';
import { words } from './testing/entries';
import type { AnswerEntry, AnswerQuery, FurtherAnswers, FurtherForm } from './types';

const form = (text: string, reason: FurtherForm['reason'], shown = text): FurtherForm => ({
  ...{ text, reason, shown },
});
const further = (known: Partial<FurtherAnswers>): Partial<AnswerQuery> => ({
  further: { meanings: [], forms: [], ...known },
});

const tomorrow = noun('tomorrow', 'あした', '明日');
const father = noun('father', 'ちち', '父');
const tea = noun('tea', 'おちゃ', 'お茶');
const egg = noun('egg', 'たまご', '卵');
const kyoto = noun('Kyoto', 'きょうと', '京都');
const forms = [
  form('あす', 'second_reading'),
  form('おとうさん', 'kin_polite', 'お父さん'),
  form('お父さん', 'kin_polite'),
  form('ちゃ', 'polite_prefix', '茶'),
  form('玉子', 'other_spelling'),
  form('Kyoto', 'exact'),
];

test.each<[AnswerEntry, number, string, string, string | undefined]>([
  [tomorrow, 1, 'あす', 'correct second_reading', 'あす'],
  [tomorrow, 3, 'asu', 'correct second_reading', 'あす'],
  [father, 1, 'おとうさん', 'correct kin_polite', 'お父さん'],
  [father, 1, 'otousan', 'correct kin_polite', 'お父さん'],
  [father, 3, 'お父さん', 'correct kin_polite', 'お父さん'],
  [tea, 1, 'ちゃ', 'correct polite_prefix', '茶'],
  [egg, 3, '玉子', 'correct other_spelling', '玉子'],
  [kyoto, 1, 'Kyoto', 'correct exact', undefined],
  [kyoto, 3, ' KYOTO ', 'correct exact', undefined],
  // The kanji shows that the word is known, but its reading is asked for.
  [father, 1, 'お父さん', 'retry kana_wanted', undefined],
  [egg, 1, '玉子', 'retry kana_wanted', undefined],
])('%j in mode %d: %s is %s (ANS-33, ANS-36 to ANS-38)', (entry, mode, typed, expected, matched) => {
  const { verdict, reason, ...rest } = check(mode, entry, typed, further({ forms }));
  expect(`${verdict} ${reason}`).toBe(expected);
  expect(rest.matched).toBe(matched);
});

test.each([
  [1, 'あさ'],
  [1, 'おばさん'],
  [3, '玉'],
  [1, 'Kyot'],
])('nothing else becomes right by them: in mode %d %s is wrong', (mode, typed) => {
  expect(check(mode, tomorrow, typed, further({ forms })).verdict).toBe('incorrect');
});

describe('another saved word (ANS-33, ANS-36)', () => {
  const polite = noun('father; dad', 'おとうさん', 'お父さん');
  const pawn = noun('pawn (thing)', 'しち', '質');
  const seven = noun('seven', 'なな', '七');

  test('that means the same is the one that was typed, and the wanted one is told', () => {
    const judged = check(1, father, 'おとうさん', { ...further({ forms }), otherSaved: [polite] });
    expect(judged).toMatchObject({
      verdict: 'retry',
      reason: 'alternate',
      other: polite,
      hint: { moraCount: 2, firstKana: 'ち' },
    });
  });
  test('that is only read the same takes nothing from a second reading', () => {
    const known = { ...further({ forms: [form('しち', 'second_reading')] }), otherSaved: [pawn] };
    expect(check(1, seven, 'しち', known)).toMatchObject({ verdict: 'correct', reason: 'second_reading' });
  });
});

describe('further meanings (ANS-34, ANS-35)', () => {
  const telephone = noun('telephone', 'でんわ', '電話');
  const shopping = noun('shopping', 'かいもの', '買い物');
  const run = verb('to run', 'はしる', '走る');
  const known = further({ meanings: ['phone', 'phone call', 'to shop', 'running', 'medicine'] });

  test.each<[AnswerEntry, string, string]>([
    [telephone, 'phone', 'correct synonym'],
    [telephone, 'a phone', 'correct synonym'],
    [telephone, 'The Phone!', 'correct synonym'],
    [telephone, 'telephone, phone', 'correct synonym'],
    [telephone, 'telephone', 'correct exact'],
    [telephone, 'phones', 'correct inflection'],
    [telephone, 'medicin', 'correct typo'],
    [telephone, 'telephone, banana', 'incorrect real_word'],
    [telephone, 'phoney', 'incorrect real_word'],
    [telephone, 'honey', 'incorrect real_word'],
    [shopping, 'to shop', 'correct synonym'],
    [shopping, 'shop', 'incorrect real_word'],
    [shopping, 'shops', 'incorrect real_word'],
    [shopping, 'a shop', 'incorrect real_word'],
    [telephone, 'to phone', 'retry pos'],
    [telephone, 'phone (device)', 'retry alternate'],
    [telephone, 'honey (food)', 'incorrect real_word'],
    [run, 'running', 'correct synonym'],
    [run, 'runner', 'incorrect real_word'],
  ])('%j: %s is %s', (entry, typed, expected) => {
    const { verdict, reason } = check(4, entry, typed, known);
    expect(`${verdict} ${reason}`).toBe(expected);
  });

  test('the learner’s own “no” counts for more', () => {
    const blocked = { ...telephone, blocked: ['phone'] };
    expect(check(4, blocked, 'phone', known)).toMatchObject({ verdict: 'incorrect', reason: 'blocked' });
    const unkind = { ...father, blocked: ['おとうさん'] };
    expect(check(1, unkind, 'おとうさん', further({ forms })).reason).toBe('blocked');
  });
  test('the reading in romaji is credited no more than before', () => {
    expect(check(4, words.tobacco, 'tabako', further({ meanings: ['tabako'] })).reason).toBe(
      'meaning_wanted',
    );
  });
});
