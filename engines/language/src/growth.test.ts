import { growth, MOST_GROWTH, steepPieces } from '@kotoba/contracts/testing';
import { indexExpressions } from './authored/expressions';
import { loadLibrary } from './authored/library';
import { correct } from './correction/correct';
import { englishKey } from './english-key';
import { deinflect } from './forms/deinflect';
import { parseEnglish } from './lookup/own-word';
import { kanaReadings, sidesOf } from './lookup/find-words';
import { parseRequest, splitGroup, splitPhrases, splitWords } from './notes/parse-request';
import { createComposer } from './phrases/compose';
import { applyOverrides } from './reading/overrides';
import { joinNumbers } from './reading/reader';
import type { Token } from './reading/tokeniser';
import { runningHiragana, spacedRomaji } from './reading/word-spaces';

const library = loadLibrary();

/** Up to twice a note. */
test.each<[string, (text: string) => unknown]>([
  ['byExpression', indexExpressions(library.expressions)],
  ['compose', createComposer(library)],
  ['deinflect', deinflect],
  ['englishKey', englishKey],
  ['kanaReadings', kanaReadings],
  ['parseEnglish', parseEnglish],
  ['parseRequest', parseRequest],
  ['sidesOf', sidesOf],
  ['splitGroup', splitGroup],
  ['splitPhrases', splitPhrases],
  ['splitWords', splitWords],
  ['runningHiragana', runningHiragana],
  ['spacedRomaji', spacedRomaji],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, 400)).toEqual([]));

const token = (surface: string, pos: string, detail = '自立'): Token => ({
  ...{ surface, pos, detail, form: '基本形', base: surface, reading: 'ア' },
});

test.each([
  ['an adjective before its copula', [token('寒い', '形容詞'), token('だ', '助動詞')]],
  ['a place and where one goes', [token('学校', '名詞'), token('を', '助詞'), token('行く', '動詞')]],
  ['a subject for an object', [token('本', '名詞'), token('が', '助詞'), token('読む', '動詞')]],
  ['a place and what is done there', [token('学校', '名詞'), token('に', '助詞'), token('勉強', '名詞')]],
  ['a wish', [token('たい', '助動詞'), token('ます', '助動詞')]],
])('mistakes are found in no more time than their text takes: %s', (_name, mistake) => {
  const work = (size: number) =>
    correct([token('行く', '動詞'), ...Array.from({ length: size / mistake.length }, () => mistake).flat()]);
  expect(growth(work, 400)).toBeLessThan(MOST_GROWTH);
});

test.each([
  ['past', '昨日'],
  ['none', '犬'],
])('the tense of a verb is looked for in no more time than its text takes: %s', (_name, first) => {
  const work = (size: number) =>
    correct([
      token(first, '名詞'),
      token('行く', '動詞'),
      ...Array.from({ length: size }, () => token('ます', '助動詞')),
    ]);
  expect(growth(work, 400)).toBeLessThan(MOST_GROWTH);
});

test('the words around a homograph are looked at in no more time than their text takes', () => {
  const pair = [token('窓', '名詞'), token('を', '助詞'), token('行く', '動詞'), token('開く', '動詞')];
  const work = (size: number) => applyOverrides(Array.from({ length: size / 4 }, () => pair).flat());
  expect(growth(work, 400)).toBeLessThan(MOST_GROWTH);
});

test.each(['，', '．', '1', '万', '一'])(
  'a number of many tokens that may be none is read in no more time than its text takes: %s',
  (digit) => {
    const work = (size: number) =>
      joinNumbers(Array.from({ length: size }, () => token(digit, '名詞', '数')));
    expect(growth(work, 400)).toBeLessThan(MOST_GROWTH);
  },
);

/** The words that a composer may try most ways with; the longest that it reads is 24 words. */
test.each([
  ['noun after noun', 'my sister and '],
  ['verb in verb', 'to like to '],
  ['sentence in sentence', 'i eat sushi and '],
  ['reason of a reason', 'because i eat sushi , '],
  ['adjective after adjective', 'very big red '],
  ['place after place', 'in the park '],
  ['owner of an owner', "my sister's "],
])('a sentence is read in no more time than its words take: %s', (_name, piece) => {
  const compose = createComposer(library);
  const length = piece.trim().split(' ').length;
  const work = (size: number) => compose(`i like ${piece.repeat(Math.floor(size / length))} sushi`);
  work(4);
  expect(growth(work, 2)).toBeLessThan(MOST_GROWTH);
});
